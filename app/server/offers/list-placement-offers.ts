import type { Day } from '#app/domain/dates.ts'
import type { Country } from '#app/domain/locales.ts'
import type { OfferPlacementResponse } from '#app/domain/offers.ts'
import type { Queryable } from '../db/database.ts'
import { type OfferRow, selectOffers } from './offer-row.ts'
import { presentOffer } from './present-offer.ts'

const placementSql = `${selectOffers}
join placement_offers s on s.offer_id = o.id
where s.country = $1 and s.placement_id = $2 and o.start_date <= $3 and o.end_date >= $3
order by s.position`

/** The live offers in a place of the site, in their order; none where nobody put any (Specification §7.1). */
export async function listPlacementOffers(
  database: Queryable,
  { country, placementId, today }: { country: Country; placementId: string; today: Day },
): Promise<OfferPlacementResponse> {
  const rows = await database.query<OfferRow>(placementSql, [country, placementId, today])
  return { offers: rows.map(presentOffer) }
}
