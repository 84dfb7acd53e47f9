import type { Day } from '#app/domain/locale/dates.ts'
import type { OfferDetail } from '#app/domain/partners/partner-pages.ts'
import type { Queryable } from '../db/database.ts'
import { findCheapestOffers } from '../offers/cheapest-offers.ts'
import { presentCard } from '../offers/present-offer.ts'
import type { OfferRow } from '../offers/select-offers.ts'

/** Offers in full, as the viewer shows them; those that are cheaper than every other chain's are marked. */
export async function presentDetails(
  database: Queryable,
  rows: OfferRow[],
  today: Day,
): Promise<OfferDetail[]> {
  const cheapest = await findCheapestOffers(database, rows, today)
  return rows.map((row) => ({
    ...presentCard(row, cheapest.has(row.id)),
    description: row.definedDescription.join(', '),
  }))
}
