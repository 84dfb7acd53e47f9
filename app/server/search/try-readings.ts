import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../db/database.ts'
import { queryOfReading } from './query/query-of-reading.ts'
import type { SearchQuery } from './query/search-query.ts'
import { leastCertain, leastNamed } from './ranking.ts'
import { type Outcome, readings } from './readings/readings.ts'
import { type ReadingsSource, sourceOf } from './readings/readings-source.ts'
import { readTerm } from './term/read-term.ts'

/**
 * What a query found. `best` are the points of the best product for the word that says what is wanted. `isWholesale` is
 * true if only wholesale sells what is found.
 */
type Found<Result> = { result: Result; best: number; isWholesale?: boolean }

/** A row of the table of readings that was tried: its name, and the folded words of its readings with what each found. */
export type Tried<Result> = {
  name: string
  readings: { words: string[]; found: Found<Result> | undefined }[]
}

/** The result of the reading that a search answers with, and whether the shopper is told its words. */
type Chosen<Result> = { words: string[]; isRepaired: boolean; result: Result }

/** What is exactly what wholesale alone sells goes before the readings after it. */
const isSoldOrCertain = ({ best, isWholesale }: Found<unknown>) => !isWholesale || best >= leastCertain

/** Whether what a reading found is enough, by the outcome after which the reading was tried. */
const isEnough: Record<Outcome, (found: Found<unknown>) => boolean> = {
  'nothing tried': ({ best }) => best >= leastCertain,
  // Instead of what is there, only products that are what the other words name.
  'little found': ({ best, isWholesale }) => !isWholesale && best >= leastNamed,
  'goods unsold': isSoldOrCertain,
  'nothing found': isSoldOrCertain,
}

/** What the search for the words as they are typed came to, if it found nothing that is enough. */
function outcomeOf(found: Found<unknown> | undefined, { goods }: ReadingsSource): Outcome {
  if (found && !found.isWholesale) return 'little found'
  return goods().length > 0 ? 'goods unsold' : 'nothing found'
}

/**
 * Searches for the readings of a term, one after the other, until one finds enough. If none does, the answer is what is
 * found as it is typed, or else the first that wholesale alone sells.
 * @param search with `isExact`, only the words as they are typed are tried.
 * @param ask does one search; undefined if it finds nothing.
 * @returns the readings that were tried, in order, and the one that the search answers with; none if nothing is found.
 */
export async function tryReadings<Result>(
  database: Queryable,
  search: { country: Country; term: string; isExact?: boolean },
  ask: (query: SearchQuery) => Promise<Found<Result> | undefined>,
): Promise<{ tried: Tried<Result>[]; chosen?: Chosen<Result> }> {
  const { country, isExact = false } = search
  const term = readTerm(search.term, country)
  if (term.words.length === 0) return { tried: [] }
  const source = sourceOf(database, term)
  const tried: Tried<Result>[] = []
  let chosen: Chosen<Result> | undefined
  let outcome: Outcome = 'nothing tried'
  for (const { name, after, read } of readings) {
    if (!after.includes(outcome)) continue
    const row: Tried<Result> = { name, readings: [] }
    tried.push(row)
    for await (const reading of read(source)) {
      const found = await ask(queryOfReading(reading, country))
      const { words } = reading
      const isAsTyped = outcome === 'nothing tried'
      row.readings.push({ words, found })
      if (found) {
        const answer = { words, isRepaired: !isAsTyped, result: found.result }
        if (isEnough[outcome](found)) return { tried, chosen: answer }
        chosen ??= answer
      }
      if (isExact) return { tried, chosen }
      if (isAsTyped) outcome = outcomeOf(found, source)
    }
  }
  return { tried, chosen }
}
