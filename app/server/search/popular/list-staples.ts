import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../db/database.ts'
import { staplesOf } from '../../lexicon/searches.ts'
import { readLiveOffers } from '../../offers/read-offers.ts'
import type { OfferRow } from '../../offers/select-offers.ts'
import { findLowestOf } from '../find-lowest-of.ts'

/**
 * `isCheapest`: its unit price is exact, there are others, and they all cost more. `isSharedLowest`: of the others some
 * cost the same, and none costs less.
 */
type Staple = { row: OfferRow; isCheapest: boolean; isSharedLowest: boolean }

/**
 * For each everyday good today's offer with the lowest unit price, if there is one: the one that a search for the good names
 * too.
 */
export async function listStaples(
  database: Queryable,
  { country, today }: { country: Country; today: Day },
): Promise<Staple[]> {
  const found = new Map<number, Omit<Staple, 'row'>>()
  for (const { term, quantityType } of staplesOf(country)) {
    const lowest = await findLowestOf(database, { country, today, term })
    if (lowest?.quantityType !== quantityType) continue
    found.set(lowest.id, { isCheapest: lowest.id === lowest.aloneId, isSharedLowest: lowest.isShared })
  }
  const rows = await readLiveOffers(database, [...found.keys()], today)
  return rows.flatMap((row) => {
    const standing = found.get(row.id)
    return standing ? [{ row, ...standing }] : []
  })
}
