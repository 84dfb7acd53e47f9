import type { Day } from '#app/domain/locale/dates.ts'
import { meetsAll, type Shopper, withMet } from '#app/domain/memberships/shopper.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { hasVerdict } from '#app/domain/prices/has-verdict.ts'
import type { SortOrder } from '#app/domain/search/filters/orders.ts'
import type { ProductCard, ResultsPageData, Shop } from '#app/domain/search/pages.ts'
import type { Queryable } from '../../db/database.ts'
import { presentCard } from '../../offers/present-offer.ts'
import { readLiveOffers } from '../../offers/read-offers.ts'
import { answerFor } from './answer-for.ts'
import { shopsFor } from './shops-for.ts'

type Asked = { shopper: Shopper; today: Day; sort: SortOrder }

/**
 * A results page as a shopper sees it who has chains or memberships. The shops of a product and the answer count the prices for
 * members that they get. By relevance each product that their chains sell has their lowest price on its card, which says
 * which other chain asks less; another order is kept with the prices that it is by. The answer has the lowest unit price of
 * their chains too. The page itself is the same for everybody, so that it can be kept. Without a choice nothing changes.
 */
export async function forShopper(
  database: Queryable,
  page: ResultsPageData,
  { shopper, today, sort }: Asked,
): Promise<ResultsPageData> {
  const { mine, memberships } = shopper
  const ofChains = page.lowestOfChains.find(({ chainId }) => mine.includes(chainId))
  const met = page.lowestOfMembers.filter(({ conditions }) => meetsAll(conditions, memberships))
  const cards = page.products.map(({ unjudged, ...product }) => {
    const shops = shopsFor(product.shops, unjudged ?? [], memberships)
    const card = { ...withMet(product, memberships), shops }
    return { card, shop: sort === 'relevance' ? shopToShow(card, mine) : undefined }
  })
  const ids = [
    ...cards.flatMap(({ card, shop }) => (shop ? [shop.offerId, ...card.shops.slice(0, 1).map(idOf)] : [])),
    ...met.map(({ id }) => id),
    ...(ofChains ? [ofChains.id] : []),
  ]
  const rows = ids.length > 0 ? await readLiveOffers(database, [...new Set(ids)], today) : []
  const offerOf = new Map(
    rows.map((row) => [row.id, withMet(presentCard({ ...row, isHighlighted: false }), memberships)]),
  )
  const products = cards.map(({ card, shop }) => {
    const offer = shop && offerOf.get(shop.offerId)
    const cheapest = card.shops[0]?.offerId === card.id ? card : offerOf.get(card.shops[0]?.offerId ?? 0)
    return shop && offer ? ofShop(card, shop, { offer, cheapest }) : card
  })
  const found = {
    ofChains: ofChains && offerOf.get(ofChains.id),
    ofMembers: met.flatMap(({ id, isBest }) => {
      const offer = offerOf.get(id)
      return offer ? [{ offer, isBest }] : []
    }),
  }
  return { ...page, products, ...answerFor(page, mine, found), lowestOfMembers: [] }
}

const idOf = ({ offerId }: Shop) => offerId

/** The shop that is to stand on the card instead of the cheapest, or with another offer than its own; undefined for a sponsored one. */
function shopToShow({ id, shops, isHighlighted }: ProductCard, mine: readonly number[]): Shop | undefined {
  const [cheapest] = shops
  const own = shops.find((shop) => mine.includes(shop.id))
  const shown = own && cheapest && own.price > cheapest.price ? own : cheapest
  return isHighlighted || (shown === cheapest && shown?.offerId === id) ? undefined : shown
}

/** The card with the price of one of its shops, which stands first. */
function ofShop(
  { offers, shops }: ProductCard,
  shop: Shop,
  { offer, cheapest }: { offer: OfferSummary; cheapest: OfferSummary | undefined },
): ProductCard {
  const [first] = shops
  const card = { ...offer, offers, shops: [shop, ...shops.filter(({ id }) => id !== shop.id)] }
  // Prices for several pieces differ by more than what one piece costs less.
  if (!first || first.id === shop.id || !cheapest) return card
  const isComparable = hasVerdict(cheapest) && cheapest.units === 1 && offer.units === 1
  return isComparable ? { ...card, cheaperAt: { chain: first.name, saving: shop.price - first.price } } : card
}
