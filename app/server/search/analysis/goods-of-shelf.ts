import type { Country } from '#app/domain/locale/locales.ts'
import { fold } from '#app/domain/search/folding.ts'
import { stemOf } from '#app/domain/search/word-stem.ts'
import { meaningOf } from '../../categories/word-meanings.ts'
import { type NamedWord, writtenWords } from './analyse-name.ts'

/** The goods that a shelf is named after, as written: `Fløte og rømme` gives `fløte` and `rømme`. */
const goodsOf = (shelf: string): string[] =>
  shelf.split(/,|&|\s(?:og|och|ja|eller|tai)\s/).flatMap((goods) => writtenWords(goods).at(-1) ?? [])

/**
 * The goods of its shelf's name that a product may be, by their head nouns. Of several (`Deodorant og barbering`) nobody knows
 * which, but for those that its own name repeats; if the name says itself that it is something else, none.
 * @returns `certain` ones, and those that it may be.
 */
export function goodsOfShelf(
  shelf: string,
  name: readonly NamedWord[],
  country: Country,
): { certain: string[]; possible: string[] } {
  const goods = goodsOf(shelf)
  if (goods.length < 2) return { certain: goods, possible: [] }
  const heads = name.flatMap(({ word, role }) => (role === 'head' ? fold(word) : []))
  const repeated = goods.filter((each) =>
    heads.some((head) => stemOf(head, country).endsWith(stemOf(fold(each), country))),
  )
  if (repeated.length > 0) return { certain: repeated, possible: [] }
  // Food for animals is named after its form: `Tørrfôr`.
  const isOther = name.some(({ word, role }) => {
    const meaning = role === 'flavour' ? undefined : meaningOf(fold(word), country)
    return meaning !== undefined && meaning.part !== 'pets'
  })
  return { certain: [], possible: isOther ? [] : goods }
}
