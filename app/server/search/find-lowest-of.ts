import type { Queryable } from '../db/database.ts'
import type { Lowest } from '../offers/lowest-unit-price.ts'
import { findOffers, type OfferSearch } from './rank/find-offers.ts'
import { tryReadings } from './try-readings.ts'

/**
 * The lowest price of a full unit among the offers of a day that a term finds, as its results page says it; undefined if
 * none is known.
 */
export async function findLowestOf(
  database: Queryable,
  { country, today, term }: Pick<OfferSearch, 'country' | 'today' | 'term'>,
): Promise<Lowest | undefined> {
  const search: OfferSearch = {
    ...{ country, today, term, sort: 'relevance', limit: 0, isExact: true },
  }
  const { chosen } = await tryReadings(database, search, async (query) => {
    const result = await findOffers(database, search, query)
    return result.found > 0 ? { result, best: result.best ?? 0 } : undefined
  })
  return chosen?.result.lowest ?? undefined
}
