import type { Country } from '#app/domain/locale/locales.ts'
import { queryWords } from '#app/domain/search/folding.ts'
import type { Queryable } from '../db/database.ts'
import { repairTypos } from './spelling/repair-typos.ts'

/** The result of a forgiving search: the folded words searched for, and whether they differ from the typed ones. */
export type Forgiven<Result> = { words: string[]; isRepaired: boolean; result: Result }

/**
 * Searches for a term's words and, if nothing is found, for the words that may have been meant.
 * @param attempt does one search; undefined if it finds nothing.
 * @returns undefined if nothing is found either way, or the term has no words.
 */
export async function searchForgiving<Result>(
  database: Queryable,
  { country, term, isExact = false }: { country: Country; term: string; isExact?: boolean },
  attempt: (words: string[]) => Promise<Result | undefined>,
): Promise<Forgiven<Result> | undefined> {
  const words = queryWords(term)
  if (words.length === 0) return undefined
  const result = await attempt(words)
  if (result !== undefined) return { words, isRepaired: false, result }
  if (isExact) return undefined
  for (const repaired of await repairTypos(database, country, words)) {
    const other = await attempt(repaired)
    if (other !== undefined) return { words: repaired, isRepaired: true, result: other }
  }
  return undefined
}
