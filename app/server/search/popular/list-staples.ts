import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../db/database.ts'
import { staplesOf } from '../../lexicon/searches.ts'
import { readLiveOffers } from '../../offers/read-offers.ts'
import type { OfferRow } from '../../offers/select-offers.ts'
import { findLowestOf } from '../find-lowest-of.ts'

/** `isCheapest`: its unit price is exact, and others are compared that cost more. */
type Staple = { row: OfferRow; isCheapest: boolean }

/**
 * For each everyday good today's offer with the lowest unit price, if there is one: the one that a search for the good names
 * too.
 */
export async function listStaples(
  database: Queryable,
  { country, today }: { country: Country; today: Day },
): Promise<Staple[]> {
  const found = new Map<number, boolean>()
  for (const { term, quantityType } of staplesOf(country)) {
    const lowest = await findLowestOf(database, { country, today, term })
    if (lowest?.quantityType !== quantityType) continue
    found.set(lowest.id, lowest.isCheapest)
  }
  const rows = await readLiveOffers(database, [...found.keys()], today)
  return rows.map((row) => ({ row, isCheapest: found.get(row.id) === true }))
}
