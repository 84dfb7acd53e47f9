import type { Day } from '#app/domain/locale/dates.ts'
import type { ProductCard, ResultsPageData, Shop } from '#app/domain/search/pages.ts'
import type { Queryable } from '../../db/database.ts'
import { presentCard } from '../../offers/present-offer.ts'
import { readLiveOffers } from '../../offers/read-offers.ts'

type Asked = { mine: readonly number[]; today: Day }

/**
 * A results page as a shopper sees it who has chains: each product that these sell has their lowest price on its card, which
 * says which other chain asks less; and the answer has their lowest unit price too. The page itself is the same for everybody,
 * so that it can be kept. Without chains nothing changes.
 * @param mine the ids of the shopper's chains.
 */
export async function forMyChains(
  database: Queryable,
  page: ResultsPageData,
  { mine, today }: Asked,
): Promise<ResultsPageData> {
  if (mine.length === 0) return page
  const isMine = (id: number) => mine.includes(id)
  const lowest = page.lowestOfChains.find(({ chainId }) => isMine(chainId))
  const dearer = page.products.flatMap((product) => dearerShop(product, isMine) ?? [])
  const ids = [...dearer.map(({ offerId }) => offerId), ...(lowest ? [lowest.id] : [])]
  const rows = await readLiveOffers(database, ids, today)
  const offerOf = new Map(rows.map((row) => [row.id, presentCard({ ...row, isHighlighted: false })]))
  const products = page.products.map((product) => {
    const shop = dearerShop(product, isMine)
    const offer = shop && offerOf.get(shop.offerId)
    return shop && offer ? ofShop(product, shop, offer) : product
  })
  const own = lowest && offerOf.get(lowest.id)
  const ofMine: ProductCard | null = own
    ? { ...own, offers: 1, shops: [{ ...own.chain, offerId: own.id, price: own.price }] }
    : null
  return { ...page, products, answer: { ...page.answer, ofMine } }
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
function ofShop(product: ProductCard, shop: Shop, offer: Omit<ProductCard, 'offers' | 'shops'>): ProductCard {
  const { offers, shops } = product
  const [cheapest] = shops
  const others = shops.filter(({ id }) => id !== shop.id)
  return {
    ...offer,
    offers,
    shops: [shop, ...others],
    ...(cheapest && { cheaperAt: { chain: cheapest.name, saving: shop.price - cheapest.price } }),
  }
}
