import { type AdManager, type AdSources, housePlacements } from '#app/domain/ads/ads.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../db/database.ts'
import { listPlacementOffers } from '../offers/list-placement-offers.ts'

type Asked = { country: Country; today: Day; manager: AdManager | undefined }

/** What a country's ad slots may be filled with today, so that a page keeps room only for slots that may be. */
export async function findAdSources(database: Queryable, asked: Asked): Promise<AdSources> {
  const { country, today, manager = null } = asked
  const answers = await Promise.all(
    housePlacements.map((placementId) => listPlacementOffers(database, { country, placementId, today })),
  )
  return { house: housePlacements.filter((_, index) => answers[index]?.offers.length), manager }
}
