import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Database } from '../db/database.ts'
import { choosePlacements, placements } from './generate/choose-placements.ts'
import { demoSource } from './generate/generate-offers.ts'
import type { Assortment } from './generate/plan-assortments.ts'

const placeSql = `
insert into placement_offers (country, placement_id, position, offer_id)
select $1, placement, place, offers.id
from json_to_recordset($2::json) as given(placement text, place integer, external_id text)
join offers on offers.source = $3 and offers.external_id = given.external_id`

/** Replaces a country's placements with the offers of a day. */
export async function loadPlacements(
  database: Database,
  country: Country,
  assortments: Assortment[],
  today: Day,
): Promise<void> {
  const placed = choosePlacements(assortments, today).map(({ placementId, position, externalId }) => ({
    placement: placementId,
    place: position,
    external_id: externalId,
  }))
  await database.transaction(async (tx) => {
    await tx.query('delete from placement_offers where country = $1 and placement_id = any($2)', [
      country,
      Object.keys(placements),
    ])
    await tx.query(placeSql, [country, JSON.stringify(placed), demoSource])
  })
}
