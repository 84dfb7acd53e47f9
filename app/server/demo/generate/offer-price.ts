import type { Country } from '#app/domain/locale/locales.ts'
import { chance } from './chance.ts'
import type { SoldProduct } from './plan-assortments.ts'
import { signPrice } from './price-endings.ts'

/** The smallest and the largest discount, as a share of the shelf price. */
const smallest = 0.1
const largest = 0.4

/**
 * Above these shelf prices (minor units) goods are dear and reduced less, and below those they are sold by twos and
 * threes.
 */
const dearFrom: Record<Country, number> = { dk: 40_000, no: 50_000, se: 50_000, fi: 5000 }
const pairedBelow: Record<Country, number> = { dk: 4000, no: 5000, se: 5000, fi: 500 }
const groupsSoldByTwos = new Set([
  ...['fruit-vegetables', 'meat-fish', 'dairy-eggs', 'bread-cakes', 'pantry', 'frozen', 'drinks'],
  ...['sweets-snacks', 'household', 'health-care', 'pets'],
])

/** What makes one chance independent of another. */
const usualDepth = 11
const weeksDepth = 12
const manyUnits = 13

/**
 * An offer's total price and its number of units; `regularPrice` is the same number of units on an ordinary day. Minor
 * units.
 */
export type OfferPrice = { units: number; price: number; regularPrice: number }

/**
 * The discount in a chain's week, as a share. Every product has a usual discount; about one offer in five is larger and
 * one in five smaller, and the season adds a little.
 */
function depthOf(
  { product, shelfPrice }: SoldProduct,
  country: Country,
  at: number[],
  inSeason: boolean,
): number {
  const isDear = shelfPrice >= dearFrom[country]
  const usual = (isDear ? 0.13 : 0.18) + (isDear ? 0.1 : 0.14) * chance(product.seed, usualDepth)
  const draw = chance(...at, weeksDepth)
  const depth = draw < 0.62 ? usual : draw < 0.8 ? usual * 0.65 : usual + 0.06 + 0.06 * ((draw - 0.8) / 0.2)
  return Math.min(largest, Math.max(smallest, depth + (inSeason ? 0.03 : 0)))
}

function unitsOf({ product, shelfPrice }: SoldProduct, country: Country, at: number[]): number {
  if (shelfPrice >= pairedBelow[country] || !groupsSoldByTwos.has(product.group)) return 1
  const draw = chance(...at, manyUnits)
  return draw < 0.03 ? 3 : draw < 0.12 ? 2 : 1
}

/**
 * The price of an offer, 10 to 40 % below the chain's shelf price, with the endings of the country's offers.
 * @param at the seeds of the chain, the product and the week.
 */
export function offerPrice(sold: SoldProduct, country: Country, at: number[], inSeason: boolean): OfferPrice {
  const units = unitsOf(sold, country, at)
  const regularPrice = sold.shelfPrice * units
  const price = signPrice(
    regularPrice * (1 - depthOf(sold, country, at, inSeason)),
    country,
    Math.ceil(regularPrice * (1 - largest)),
    Math.floor(regularPrice * (1 - smallest)),
  )
  if (price === undefined) throw new RangeError(`no offer price for ${sold.product.key} at ${regularPrice}`)
  return { units, price, regularPrice }
}
