import { isListed } from '../../lexicon/words/word-meanings.ts'
import type { Term } from '../term/read-term.ts'

/** Two words as one are looked up as such anyway. */
const fewestWords = 3

/** The words of a term with two neighbours as one word that the lexicon has: `danske jordbaer` for `danske jord baer`. */
export const neighboursTogether = ({ words, country }: Pick<Term, 'words' | 'country'>): string[][] =>
  words.length < fewestWords
    ? []
    : words.slice(1).flatMap((second, place) => {
        const together = (words[place] ?? '') + second
        return isListed(together, country) ? [words.toSpliced(place, 2, together)] : []
      })
