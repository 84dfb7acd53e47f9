import { fold, wordsOf } from '#app/domain/search/folding.ts'
import { cleanTerm } from '#app/domain/search/search-term.ts'
import { signedWordsOf, withoutSignedWords } from '#app/domain/search/signed-words.ts'
import { isConnective } from '../../lexicon/words/function-words.ts'

const mostWords = 6

const unit = 'gram|gr|g|kg|kilo|mg|ml|cl|dl|l|ltr|liter|litra|litraa|stk|st|kpl|pk|pak|pakke|pack|pck|ps'
const size = new RegExp(`(?<![a-z0-9])(?:\\d+ ?x ?)?\\d+(?:[.,]\\d+)? ?(?:${unit})(?![a-z0-9])`, 'g')

/**
 * The words of a search term: the first six of the folded term. Sizes (`1,5 l`, `6 x 33 cl`) and connectives (`og`, `med`)
 * are left out if other words remain, because products are found by name, whatever their size. Words whose signs belong to
 * them (`m&m`, `a+`) come first.
 */
export function queryWords(term: string): string[] {
  const folded = fold(cleanTerm(term))
  const signed = signedWordsOf(folded)
  const others = signed.length > 0 ? withoutSignedWords(folded) : folded
  const all = wordsOf(others)
  const named = wordsOf(others.replace(size, ' ')).filter((word) => !isConnective(word))
  const words = signed.length + named.length > 0 ? [...signed, ...named] : all
  return [...new Set(words)].slice(0, mostWords)
}
