import { addDays, type Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferCorrection } from '#app/domain/offers/offer-corrections.ts'
import { hasEnded } from '#app/domain/offers/offer-period.ts'
import type { OfferPageData, OfferState } from '#app/domain/search/pages.ts'
import type { Queryable } from '../db/database.ts'
import { day, nullable, number, statement, text, withoutNulls } from '../db/statement.ts'
import { isAtShop } from '../offers/at-shops.ts'
import { comparedPrice } from '../offers/compared-price.ts'
import { isJudged } from '../offers/judged-prices.ts'
import { presentCard, presentPastPrice } from '../offers/present-offer.ts'
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
const pricesOfVariant = statement(
  {
    ...{ offerId: number(), chain: text(), price: withoutNulls(number()), startDate: day(), endDate: day() },
    ...{ units: number(), unitType: text(), dealPrice: number() },
  },
  `
select * from (
  select o.id as "offerId", c.name as chain, ${comparedPrice} as price, o.start_date as "startDate", o.end_date as "endDate",
    o.units, o.unit_type as "unitType", o.price as "dealPrice"
  from offers o join chains c on c.id = o.chain_id join product_variants v on v.id = o.variant_id
  where o.variant_id = $1 and o.start_date <= $2 and o.end_date >= $3 and ${isAtShop('o')} and ${isJudged('o')}) compared
where price is not null order by "startDate", price`,
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
  const past = await database.query(pricesOfVariant, [offer.variantId, today, addDays(today, -365)])
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
    history: past.map((price) => presentPastPrice(price, offer, country)),
    related: related.map(card),
    ...(corrected?.correction && { correction: corrected.correction }),
    goodPrices: isAlone ? (await listFrontPage(database, { country, today })).goodPrices : [],
  }
}
