import type { Day } from '#app/domain/locale/dates.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { hasVerdict } from '#app/domain/prices/has-verdict.ts'
import type { SortOrder } from '#app/domain/search/filters/orders.ts'
import type { Answer, ProductCard, ResultsPageData, Shop } from '#app/domain/search/pages.ts'
import type { Queryable } from '../../db/database.ts'
import { presentCard } from '../../offers/present-offer.ts'
import { readLiveOffers } from '../../offers/read-offers.ts'
import { cardOfOffer } from './card-of-offer.ts'

type Asked = { mine: readonly number[]; today: Day; sort: SortOrder }

/**
 * A results page as a shopper sees it who has chains: by relevance each product that these sell has their lowest price on its
 * card, which says which other chain asks less; another order is that of everybody's prices, which stay. The answer has their
 * lowest unit price too. The page itself is the same for everybody, so that it can be kept. Without chains nothing changes.
 * @param mine the ids of the shopper's chains.
 */
export async function forMyChains(
  database: Queryable,
  page: ResultsPageData,
  { mine, today, sort }: Asked,
): Promise<ResultsPageData> {
  if (mine.length === 0) return page
  const isMine = (id: number) => mine.includes(id)
  const lowest = page.lowestOfChains.find(({ chainId }) => isMine(chainId))
  const cards = page.products.map((product) => ({
    product,
    shop: sort === 'relevance' ? dearerShop(product, isMine) : undefined,
  }))
  const ids = [...cards.flatMap(({ shop }) => shop?.offerId ?? []), ...(lowest ? [lowest.id] : [])]
  const rows = await readLiveOffers(database, ids, today)
  const offerOf = new Map(rows.map((row) => [row.id, presentCard({ ...row, isHighlighted: false })]))
  const products = cards.map(({ product, shop }) => {
    const offer = shop && offerOf.get(shop.offerId)
    return shop && offer ? ofShop(product, shop, offer) : product
  })
  const own = lowest && offerOf.get(lowest.id)
  const isSoldThere = page.facets.chain.some(({ id }) => mine.some((chain) => chain === id))
  return { ...page, products, answer: { ...page.answer, ...answerOfMine(page.answer, own, isSoldThere) } }
}

/** What the shopper's chains sell may have no price that is compared: then nothing is said of them. */
function answerOfMine(
  { byUnit }: Answer,
  own: OfferSummary | undefined,
  isSoldThere: boolean,
): Pick<Answer, 'ofMine'> {
  // Of offers with one price of a full unit each is the cheapest.
  if (own && byUnit?.unitPrice === own.unitPrice)
    return { ofMine: cardOfOffer({ ...own, verdict: byUnit.verdict }) }
  if (own) return { ofMine: cardOfOffer(own) }
  return isSoldThere ? {} : { ofMine: null }
}

/** The cheapest shop of the shopper's chains, if another chain asks less; undefined for a sponsored offer. */
function dearerShop(
  { shops, isHighlighted }: ProductCard,
  isMine: (id: number) => boolean,
): Shop | undefined {
  const own = shops.find(({ id }) => isMine(id))
  const [cheapest] = shops
  return own && cheapest && !isHighlighted && own.price > cheapest.price ? own : undefined
}

/** The card with the price of one of its shops, which stands first. */
function ofShop(product: ProductCard, shop: Shop, offer: OfferSummary): ProductCard {
  const { offers, shops } = product
  const [cheapest] = shops
  const others = shops.filter(({ id }) => id !== shop.id)
  // Prices for several pieces differ by more than what one piece costs less.
  const isComparable = hasVerdict(product) && product.units === 1 && offer.units === 1
  return {
    ...offer,
    offers,
    shops: [shop, ...others],
    ...(cheapest &&
      isComparable && { cheaperAt: { chain: cheapest.name, saving: shop.price - cheapest.price } }),
  }
}
