import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferCorrection } from '#app/domain/offers/offer-corrections.ts'
import { hasEnded } from '#app/domain/offers/offer-period.ts'
import type { OfferPageData, OfferState } from '#app/domain/search/pages.ts'
import type { Queryable } from '../db/database.ts'
import { nullable, statement, text } from '../db/statement.ts'
import { presentCard } from '../offers/present-offer.ts'
import { readPastPrices } from '../offers/read-past-prices.ts'
import { type OfferRow, offerColumns, selectOffers } from '../offers/select-offers.ts'
import { listFrontPage } from './list-front-page.ts'
import { findOffersBeside } from './offers-beside.ts'

const offerById = statement(offerColumns, `${selectOffers} where o.id = $1 and o.country = $2`)
const correctionOfOffer = statement(
  { correction: nullable(text<OfferCorrection>()) },
  `
select case when c.hidden_on = o.end_date then 'withdrawn' when c.price = o.price then 'price' end as correction
from offer_corrections c join offers o on o.id = c.offer_id where c.offer_id = $1`,
)

function stateOn(today: Day, offer: OfferRow): OfferState {
  if (hasEnded(offer, today)) return 'expired'
  return offer.startDate > today ? 'upcoming' : 'live'
}

/**
 * What the page of an offer shows: the offer, its variant at every chain today, its other sizes, its prices of the past
 * year and what is related to it. An offer that is over and has nothing beside it shows good prices of today.
 * @param id the offer's id as an address says it.
 * @returns null if the country has no such offer.
 */
export async function getOffer(
  database: Queryable,
  { country, id, today }: { country: Country; id: string; today: Day },
): Promise<OfferPageData | null> {
  if (!/^\d{1,15}$/.test(id)) return null
  const [offer] = await database.query(offerById, [Number(id), country])
  if (!offer) return null
  const [corrected] = await database.query(correctionOfOffer, [offer.id])
  const history = await readPastPrices(database, { ...offer, country, today })
  const { ofProduct, related } = await findOffersBeside(database, offer, today)
  const state = stateOn(today, offer)
  const others = ofProduct.filter(({ variantId }) => variantId === offer.variantId)
  const comparison = state === 'live' ? others[0]?.comparison : undefined
  const isAlone = state === 'expired' && ofProduct.length + related.length === 0
  const card = (row: OfferRow) => presentCard(row)
  return {
    today,
    state,
    offer: card({ ...offer, ...(comparison && { comparison }) }),
    brand: [offer.parentName, offer.brandName].filter(Boolean).join(' ') || null,
    description: offer.definedDescription.join(', '),
    chainCategory:
      offer.chainCategoryId === null || offer.chainCategoryName === null || offer.isWholesale
        ? null
        : { id: offer.chainCategoryId, name: offer.chainCategoryName },
    category:
      offer.categoryId === null || offer.categoryName === null
        ? null
        : { id: offer.categoryId, name: offer.categoryName },
    others: others.map(card),
    otherSizes: ofProduct.filter(({ variantId }) => variantId !== offer.variantId).map(card),
    history,
    related: related.map(card),
    ...(corrected?.correction && { correction: corrected.correction }),
    goodPrices: isAlone ? (await listFrontPage(database, { country, today })).goodPrices : [],
  }
}
