import type { Country } from '#app/domain/locale/locales.ts'
import type { Catalogue, DemoChain, DemoProduct } from '../catalogue.ts'
import { popularityOf } from './demand.ts'
import { shelfPrice } from './price-endings.ts'

/**
 * How many offers a country's chains begin in a week, together, and how many of them price histories keep. Some run
 * only a few days, mostly at the end of the week; with this many, 2,000 are live on a Tuesday too.
 */
const weeklyOffersOfCountry = 2320
const weeklyHistoryOfCountry = 190
const weeklyOffersOfWholesaler = 12
const wholesale = new Set(['engros', 'interntbrug'])

/** Breast-milk substitutes may not be promoted in these countries. */
const neverOnOffer = ['baby-formula']
/** Norway forbids advertising alcohol. */
const neverOnOfferIn: Partial<Record<Country, string[]>> = {
  no: [
    ...['beer-lager', 'beer-dark', 'cider', 'red-wine', 'white-wine', 'rose-wine', 'sparkling-wine'],
    ...['gin', 'vodka', 'whisky', 'snaps'],
  ],
}

/**
 * A product at a chain. `shelfPrice` is its price there on an ordinary day, in minor units. The chains that sell the
 * product share the range from 0 to 1, and `turnFrom` to `turnTo` is this chain's part. Price histories have an offer
 * of it every `historyEvery` weeks, at one of the chains.
 */
export type SoldProduct = {
  product: DemoProduct
  shelfPrice: number
  turnFrom: number
  turnTo: number
  historyEvery: number
}

/** The products of one chain, and how many offers it begins in a week. */
export type Assortment = {
  country: Country
  chain: DemoChain
  products: SoldProduct[]
  weeklyOffers: number
  isWholesale: boolean
}

function isSold(product: DemoProduct, chain: DemoChain): boolean {
  return product.onlyAt ? product.onlyAt.includes(chain.name) : chain.groups.has(product.group)
}

/** Shops with more goods have more offers, but not in proportion: a small shop has most of its goods on offer. */
function weeklyOffersOf(products: number, factor: number): number {
  return Math.min(Math.round(products * 0.6), Math.round(factor * products ** 0.85))
}

/** The factor with which the country's shops together have `wanted` offers in a week. */
function factorFor(wanted: number, sizes: number[]): number {
  let low = 0
  let high = 20
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    const offers = sizes.reduce((sum, size) => sum + weeklyOffersOf(size, middle), 0)
    if (offers < wanted) low = middle
    else high = middle
  }
  return high
}

/**
 * After how many weeks a product has another offer in its price history: staples sooner than others, so that all
 * together reach the wanted number.
 */
function historyIntervals(products: DemoProduct[]): (product: DemoProduct) => number {
  const weightOf = ({ kind }: DemoProduct) => Math.sqrt(popularityOf(kind))
  const total = products.reduce((sum, product) => sum + weightOf(product), 0)
  return (product) => Math.max(3, Math.round(total / (weeklyHistoryOfCountry * weightOf(product))))
}

/** The products and prices of each chain of a country, and its number of offers in a week. */
export function planAssortments({ country, chains, products }: Catalogue): Assortment[] {
  const barred = new Set([...neverOnOffer, ...(neverOnOfferIn[country] ?? [])])
  const offered = products.filter(({ kind }) => !barred.has(kind))
  const sold = chains.map((chain) => ({
    chain,
    isWholesale: wholesale.has(chain.category.toLowerCase()),
    products: offered.filter((product) => isSold(product, chain)),
  }))
  const sizes = sold.filter(({ isWholesale }) => !isWholesale).map((shop) => shop.products.length)
  const factor = factorFor(weeklyOffersOfCountry, sizes)
  const shops = sold.map((shop) => ({
    ...shop,
    weeklyOffers: shop.isWholesale ? weeklyOffersOfWholesaler : weeklyOffersOf(shop.products.length, factor),
  }))

  const turnsOf = new Map<DemoProduct, number>()
  const shareOf = (shop: (typeof shops)[number]) => shop.weeklyOffers / shop.products.length
  for (const shop of shops) {
    for (const product of shop.products) {
      turnsOf.set(product, (turnsOf.get(product) ?? 0) + shareOf(shop))
    }
  }
  const historyEvery = historyIntervals([...turnsOf.keys()])
  const given = new Map<DemoProduct, number>()
  return shops.map((shop) => ({
    country,
    chain: shop.chain,
    weeklyOffers: shop.weeklyOffers,
    isWholesale: shop.isWholesale,
    products: shop.products.map((product) => {
      const turnFrom = given.get(product) ?? 0
      const turnTo = turnFrom + shareOf(shop) / (turnsOf.get(product) ?? 1)
      given.set(product, turnTo)
      return {
        product,
        shelfPrice: shelfPrice(product.price, shop.chain.priceLevel, country),
        turnFrom,
        turnTo,
        historyEvery: historyEvery(product),
      }
    }),
  }))
}
