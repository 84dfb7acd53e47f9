import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferPlacementResponse } from '#app/domain/offers/offers.ts'
import { hasVerdict } from '#app/domain/prices/has-verdict.ts'
import { rememberAnswer } from '../answers/remember-answers.ts'
import type { Queryable } from '../db/database.ts'
import { number, statement } from '../db/statement.ts'
import { presentOffer } from './present-offer.ts'
import { readOffersOfDay } from './read-offers.ts'
import type { OfferRow } from './select-offers.ts'
import { presentConditions } from './stored-conditions.ts'

/** The placement of the ads of a search, on its page and in the dropdown. */
export const placementOfSearches = 'offer-page'

const offersInPlace = statement(
  { id: number() },
  'select offer_id as id from placement_offers where country = $1 and placement_id = $2 order by position',
)

/** The form of placement names; other names are not looked up. */
const placementName = /^[\w-]{1,60}$/

type Placement = { country: Country; placementId: string; today: Day }

/**
 * The live offers in a placement, in their order; null if the country has no placement of that name (§7.1).
 * They are the same for everyone, and read again once a minute.
 */
export async function listPlacementOffers(
  database: Queryable,
  placement: Placement,
): Promise<OfferPlacementResponse | null> {
  const { country, placementId, today } = placement
  if (!placementName.test(placementId)) return null
  const keeping = { now: Date.now(), seconds: 60 }
  return rememberAnswer(database, `placement ${country} ${placementId} ${today}`, keeping, () =>
    readPlacement(database, placement),
  )
}

/** Whether an offer may stand where it is paid for, among prices that are compared by nobody (§3 Compared prices). */
const isPlaced = ({ isWholesale, isKeptBack, ...row }: OfferRow) =>
  hasVerdict({ isWholesale, isKeptBack, ...presentConditions(row) })

async function readPlacement(
  database: Queryable,
  { country, placementId, today }: Placement,
): Promise<OfferPlacementResponse | null> {
  const placed = await database.query(offersInPlace, [country, placementId])
  if (placed.length === 0) return null
  const offers = await readOffersOfDay(
    database,
    placed.map(({ id }) => id),
    today,
  )
  return { offers: offers.filter((row) => isPlaced(row)).map(presentOffer) }
}
