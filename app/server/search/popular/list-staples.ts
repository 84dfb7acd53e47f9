import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { GoodsFacts } from '#app/domain/prices/price-verdict.ts'
import type { Queryable } from '../../db/database.ts'
import { staplesOf } from '../../lexicon/searches.ts'
import { goodsFacts } from '../../offers/lowest-unit-price.ts'
import { readLiveOffers } from '../../offers/read-offers.ts'
import type { OfferRow } from '../../offers/select-offers.ts'
import { findLowestOf } from '../find-lowest-of.ts'

/** An offer, and the unit prices that it is compared with. */
type Staple = { row: OfferRow; goods: GoodsFacts }

/**
 * For each everyday good today's offer with the lowest unit price, if there is one: the one that a search for the good names
 * too.
 */
export async function listStaples(
  database: Queryable,
  { country, today }: { country: Country; today: Day },
): Promise<Staple[]> {
  const found = new Map<number, GoodsFacts>()
  for (const { term, quantityType } of staplesOf(country)) {
    const lowest = await findLowestOf(database, { country, today, term })
    if (lowest?.quantityType !== quantityType) continue
    found.set(lowest.id, goodsFacts(lowest, country))
  }
  const rows = await readLiveOffers(database, [...found.keys()], today)
  return rows.flatMap((row) => {
    const goods = found.get(row.id)
    return goods ? [{ row, goods }] : []
  })
}
