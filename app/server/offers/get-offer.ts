import { addDays, type Day } from '#app/domain/dates.ts'
import type { Country } from '#app/domain/locales.ts'
import type { OfferPageData, OfferState, PastPrice } from '#app/domain/pages.ts'
import type { Queryable } from '../db/database.ts'
import { findCheapestOffers } from './cheapest-offers.ts'
import { type OfferRow, selectOffers } from './offer-row.ts'
import { presentCard } from './present-offer.ts'
import { readLiveOffers } from './read-offers.ts'

const live = 'o.start_date <= $2 and o.end_date >= $2'
const offerSql = `${selectOffers} where o.id = $1 and o.country = $2`
const besideSql = `
select
  array(select o.id from offers o where o.product_id = $1 and ${live}
    order by o.price::float8 / o.units, o.id limit 60) as "ofProduct",
  array(select cheapest_offer_id from search_documents
    where country = $3 and category_id = $4 and is_live and product_id <> $1
    order by live desc, product_id limit 10) as related`
const historySql = `
select o.id as "offerId", c.name as chain, round(o.price::numeric / o.units)::int as price, o.start_date as "startDate", o.end_date as "endDate"
from offers o join chains c on c.id = o.chain_id
where o.variant_id = $1 and o.start_date <= $2 and o.end_date >= $3
order by o.start_date, o.price`

function stateOn(today: Day, { startDate, endDate }: OfferRow): OfferState {
  if (endDate < today) return 'expired'
  return startDate > today ? 'upcoming' : 'live'
}

/**
 * What the page of an offer shows: the offer, its variant at every chain today, its other sizes, its prices of the past
 * year and what stands near it on the shelf.
 * @param id the offer's id as an address says it.
 * @returns null where the country has no such offer.
 */
export async function getOffer(
  database: Queryable,
  { country, id, today }: { country: Country; id: string; today: Day },
): Promise<OfferPageData | null> {
  if (!/^\d{1,15}$/.test(id)) return null
  const [offer] = await database.query<OfferRow>(offerSql, [Number(id), country])
  if (!offer) return null
  const history = await database.query<PastPrice>(historySql, [offer.variantId, today, addDays(today, -365)])
  const [ids = { ofProduct: [], related: [] }] = await database.query<{
    ofProduct: number[]
    related: number[]
  }>(besideSql, [offer.productId, today, country, offer.categoryId])
  const beside = await readLiveOffers(database, [...ids.ofProduct, ...ids.related], today)
  const ofProduct = beside.filter(({ productId }) => productId === offer.productId)
  const related = beside.filter(({ productId }) => productId !== offer.productId)
  const cheapest = await findCheapestOffers(database, [offer, ...beside], today)
  const card = (row: OfferRow) => presentCard(row, cheapest.has(row.id))
  return {
    today,
    state: stateOn(today, offer),
    offer: card(offer),
    brand: [offer.parentName, offer.brandName].filter(Boolean).join(' ') || null,
    unitType: offer.unitType,
    description: offer.definedDescription.join(', '),
    category:
      offer.categoryId === null || offer.categoryName === null
        ? null
        : { id: offer.categoryId, name: offer.categoryName },
    others: ofProduct.filter(({ variantId }) => variantId === offer.variantId).map(card),
    otherSizes: ofProduct.filter(({ variantId }) => variantId !== offer.variantId).map(card),
    history,
    related: related.map(card),
  }
}
