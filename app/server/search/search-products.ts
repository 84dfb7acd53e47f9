import type { Country } from '#app/domain/locale/locales.ts'
import { fold, queryWords, wordsOf } from '#app/domain/search/folding.ts'
import { firstPreposition } from '../categories/word-meanings.ts'
import type { Queryable } from '../db/database.ts'
import { headOf } from './search-query.ts'
import { repairTypos } from './spelling/repair-typos.ts'
import { splitWords } from './spelling/split-words.ts'

/** The result of a forgiving search: the folded words searched for, and whether they differ from the typed ones. */
export type Forgiven<Result> = { words: string[]; isRepaired: boolean; result: Result }

/** The words of a term that follow a preposition: `olie` of `tun i olie`. */
function qualifiersOf(term: string): ReadonlySet<string> {
  const words = wordsOf(fold(term))
  const at = firstPreposition(words)
  return new Set(at === -1 ? [] : words.slice(at + 1))
}

/** The words without one that describes the goods, and the goods alone; none if it is unknown what is wanted. */
function relaxations(words: string[], country: Country, qualifiers: ReadonlySet<string>): string[][] {
  const head = headOf(words, country, qualifiers)
  if (words.length < 2 || head === undefined) return []
  const without = words.flatMap((_, place) =>
    place === head ? [] : [words.filter((_, other) => other !== place)],
  )
  return [...without, ...(words.length > 2 ? [words.slice(head, head + 1)] : [])]
}

/** Other words that may have been meant, the likeliest first; each step is taken only if those before found nothing. */
async function* otherWords(
  database: Queryable,
  country: Country,
  words: string[],
  qualifiers: ReadonlySet<string>,
): AsyncGenerator<string[]> {
  yield* await splitWords(database, country, words, { isBegun: false })
  yield* await repairTypos(database, country, words)
  yield* await splitWords(database, country, words, { isBegun: true })
  yield* relaxations(words, country, qualifiers)
}

/**
 * Searches for a term's words and, if nothing is found, for the words that may have been meant: taken apart, with typing
 * errors repaired, or without what describes the goods.
 * @param attempt does one search; undefined if it finds nothing.
 * @returns undefined if nothing is found either way, or the term has no words.
 */
export async function searchForgiving<Result>(
  database: Queryable,
  { country, term, isExact = false }: { country: Country; term: string; isExact?: boolean },
  attempt: (words: string[], qualifiers: ReadonlySet<string>) => Promise<Result | undefined>,
): Promise<Forgiven<Result> | undefined> {
  const words = queryWords(term)
  if (words.length === 0) return undefined
  const qualifiers = qualifiersOf(term)
  const result = await attempt(words, qualifiers)
  if (result !== undefined) return { words, isRepaired: false, result }
  if (isExact) return undefined
  for await (const repaired of otherWords(database, country, words, qualifiers)) {
    const other = await attempt(repaired, qualifiers)
    if (other !== undefined) return { words: repaired, isRepaired: true, result: other }
  }
  return undefined
}
