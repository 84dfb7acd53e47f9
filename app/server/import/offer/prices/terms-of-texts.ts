import { formatSize, roundQuantity, type Size, totalQuantity } from '#app/domain/offers/sizes.ts'
import { packAlternatives } from '#app/server/lexicon/packs.ts'
import { unitWords } from '#app/server/lexicon/units.ts'
import { alternatives, wordsAs } from '#app/server/lexicon/words/read-words.ts'
import { netAndDrained } from '#app/server/sizes/drained.ts'
import { findSize } from '#app/server/sizes/read-size.ts'
import type { OfferInput } from '../check-offer.ts'
import { findDeal, singlePriceOf } from './deals.ts'
import { drainedPrice } from './drained-price.ts'
import { fits, severalOf, sizeOfPrices } from './infer-size.ts'
import { isOfGoods, possibleSizes, type Told } from './possible-sizes.ts'
import type { StatedUnitPrice } from './unit-prices.ts'

/** What an offer's price is for, and what one of it costs alone. */
export type Terms = Pick<
  OfferInput,
  'units' | 'size' | 'unitPrice' | 'unitPricePer' | 'unitPriceBound' | 'singlePrice'
>

/** The most pieces without a size that are sold together and are not one pack. */
const mostSold = 20

const packInText = new RegExp(
  `(?<![\\d.,])(\\d+)(?:\\s?-?\\s?(?:${packAlternatives('pack')})|-p|\\s?[x×]\\s?\\d)`,
  'gi',
)

/** Whether the text calls that many pieces one pack: `7-pak`, `4 x 150 g`. */
function isPack(pieces: number, text: string): boolean {
  return [...text.matchAll(packInText)].some(([, count]) => Number(count) === pieces)
}

/** Whether so many pieces of no size are one pack: 50 plastic folders. */
function isBox({ hasUnit }: Told, pieces: number): boolean {
  return pieces > mostSold && !hasUnit
}

/** The unit price to show: that of a size we know, else of weight or volume; of several, the highest. */
function chosen(stated: StatedUnitPrice[], sizes: Size[]): StatedUnitPrice | undefined {
  const type = sizes.find(({ quantityType }) => stated.some(({ per }) => per === quantityType))?.quantityType
  const per =
    type ?? (['kg', 'l', 'm', 'stk'] as const).find((some) => stated.some((one) => one.per === some))
  const [highest, ...others] = stated.filter((one) => one.per === per).sort((a, b) => b.amount - a.amount)
  return (
    highest && {
      ...highest,
      bound: highest.bound ?? (others.some(({ amount }) => amount < highest.amount * 0.99) ? 'most' : null),
    }
  )
}

/** What is on offer as well: the six of `agurk eller danske 6 stk. tomater`. */
const alternativeCount = new RegExp(
  `(?<!\\p{L})(?:${wordsAs('choice')})\\s+(?:\\p{L}+\\s+){0,3}(\\d{1,2})\\s?(?:${packAlternatives('count')})(?!\\p{L})\\.?\\s+\\p{L}{3}`,
  'giu',
)

/** The number of pieces in the field, unless it is that of an alternative in the heading. */
function piecesInField({ heading, pieces }: Told): number | undefined {
  const isAlternative = [...heading.matchAll(alternativeCount)].some(([, count]) => Number(count) === pieces)
  return isAlternative ? undefined : pieces
}

/** The fewest pieces of no other size that are a pack if a text only counts them: `Æg. 6 stk. 20,-`. */
const leastInPack = 6

/** Whether the goods are a pack of so many pieces by their field, their name or their number. */
function isPackOf(told: Told, pieces: number): boolean {
  const { heading, price } = told
  const name = findDeal(heading, price) ? '' : heading
  const isSuch = (size: Size) => size.quantityType === 'stk' && totalQuantity(size) === pieces
  return (
    possibleSizes({ ...told, heading: name, description: '' }).some(isSuch) ||
    (pieces >= leastInPack && possibleSizes(told).every(({ quantityType }) => quantityType === 'stk'))
  )
}

/** The number of pieces that the texts sell together at the price; undefined if they say none, or say what is in a pack. */
export function piecesOfDeal(told: Told): number | undefined {
  const deal = findDeal(`${told.heading} • ${told.description}`, told.price)
  return deal && !(deal.mayBePack && isPackOf(told, deal.pieces)) ? deal.pieces : undefined
}

/**
 * The terms of an offer, from its texts, its fields and the unit prices found in the texts. A deal in the texts with this
 * price is what the price is for, else the number of pieces in the field; the size is that of each, unless the text
 * calls them a pack or the stated unit price shows that the size is of all together. If a unit price is stated, it is
 * shown, and a size that it contradicts is not.
 */
export function termsOfTexts(told: Told, found: StatedUnitPrice[]): Terms {
  const { price } = told
  const text = `${told.heading} • ${told.description}`
  const dealt = told.isSold ? told.pieces : piecesOfDeal(told)
  const isDeal = dealt !== undefined
  const pieces = dealt ?? piecesInField(told) ?? 1
  const asPack = !isDeal && ((pieces > 1 && isPack(pieces, text)) || isBox(told, pieces))
  const units = asPack ? 1 : pieces
  const singlePrice = singlePriceOf(text, { price, units })
  const isCountOfDeal = ({ quantity, quantityType }: Size) =>
    units > 1 && quantityType === 'stk' && quantity === units
  const sizes = possibleSizes(told)
    .filter((size) => !isCountOfDeal(size))
    .map((size) => (asPack && size.pieces === 1 && size.quantityType !== 'stk' ? { ...size, pieces } : size))
  const packOnly: Size[] = asPack ? [{ quantity: pieces, quantityType: 'stk', pieces: 1 }] : []
  const hasDeposit = /(?<!\p{L})pant/iu.test(text)
  const isOfOneAlone = ({ amount, per }: StatedUnitPrice) =>
    singlePrice !== undefined &&
    sizes.some(
      (size) =>
        size.quantityType === per &&
        fits(singlePrice, totalQuantity(size), amount) &&
        !fits(price, totalQuantity(size) * units, amount),
    )
  const stated = found
    .filter(({ bought }) => bought === undefined || bought === units)
    .filter(({ amount, per }) => per !== 'stk' || (units === 1 && amount < price))
    .filter((one) => !isOfOneAlone(one))
  const shown = chosen(stated, sizes)
  if (!shown) {
    const size = certainSize(told, [...sizes, ...packOnly], units === 1 || isDeal)
    const drained = drainedPrice(text, { price, units, size })
    return { units, singlePrice, size: size ? formatSize(size) : null, ...drained }
  }
  return {
    singlePrice,
    ...pricedTerms(stated, shown, {
      ...{ sizes, price: withoutDeposit(price, text), units, isDeal, hasDeposit, text },
    }),
  }
}

const includedDeposit = /(?<!\p{L})(?:sis|inkl)\p{L}*\.?\s*pant\p{L}*\.?\s*(\d+)[.,](\d{2})(?!\d)/iu

/** The price without the deposit that the text says is in it (`sis. pantit 0,60`), and the unit price never is. */
function withoutDeposit(price: number, text: string): number {
  const [, whole = '0', minor = '0'] = includedDeposit.exec(text) ?? []
  const deposit = Number(whole) * 100 + Number(minor)
  return deposit < price ? price - deposit : price
}

/**
 * Without a unit price, only the size of the field and of the heading are trusted; that of the description if the price
 * is for one, or for a deal of several such.
 */
function certainSize(told: Told, sizes: Size[], isOfEach: boolean): Size | undefined {
  if (told.size || isOfEach) return sizes[0]
  const inHeading = findSize(told.heading).size
  return inHeading && isOfGoods(told, inHeading) ? inHeading : undefined
}

type Known = {
  sizes: Size[]
  price: number
  units: number
  isDeal: boolean
  hasDeposit: boolean
  text: string
}

const contents = alternatives(unitWords('kg', 'l'))
const sizeRange = new RegExp(
  `\\d\\s*(?:${contents})?\\.?\\s*(?:-|–|/|${wordsAs('choice', 'range')})\\s*\\d+(?:[.,]\\d+)?\\s*(?:${contents})(?!\\p{L})`,
  'iu',
)

function pricedTerms(stated: StatedUnitPrice[], shown: StatedUnitPrice, known: Known): Terms {
  const { price, units, isDeal, text } = known
  const isOfSizes = sizeRange.test(text)
  // The size of a deal may be that of all pieces together.
  const sizes = isDeal ? known.sizes.flatMap((size) => [size, ...shareOf(size, units)]) : known.sizes
  for (const count of isDeal ? [units] : new Set([units, 1])) {
    for (const size of sizes) {
      const one = stated.find(
        ({ per, amount, bound }) =>
          (bound === null || !isOfSizes) &&
          per === size.quantityType &&
          fits(price, totalQuantity(size) * count, amount),
      )
      if (one) return { units: count, size: formatSize(size), unitPrice: one.amount, unitPricePer: one.per }
    }
  }
  const size = sizeWithWater(shown, known) ?? (shown.bound ? undefined : impliedSize(shown, known))
  return {
    units,
    size: size ? formatSize(size) : null,
    unitPrice: shown.amount,
    unitPricePer: shown.per,
    unitPriceBound: shown.bound,
  }
}

/** One of so many equal parts of a size: 200 g of 400 g, or of 2 x 200 g; none of pieces that cannot be divided. */
function shareOf(size: Size, parts: number): Size[] {
  if (size.pieces % parts === 0) return [{ ...size, pieces: size.pieces / parts }]
  const quantity = roundQuantity(size.quantity / parts)
  return size.quantityType === 'stk' && !Number.isInteger(quantity) ? [] : [{ ...size, quantity }]
}

/** The net weight of a tin whose unit price is that of what is left without the water (`185 g/140 g`). */
function sizeWithWater({ amount, per }: StatedUnitPrice, { price, units, text }: Known): Size | undefined {
  const water = per === 'kg' ? netAndDrained(text) : undefined
  const isOfDrained = water && water.net > water.drained && fits(price, water.drained * units, amount)
  return isOfDrained ? { quantity: roundQuantity(water.net), quantityType: 'kg', pieces: 1 } : undefined
}

/** The size that the unit price implies: several of a known one, or, if none is known, a round one. */
function impliedSize(shown: StatedUnitPrice, { sizes, price, units, hasDeposit }: Known): Size | undefined {
  const comparable = sizes.filter(({ quantityType }) => quantityType === shown.per)
  if (comparable.length === 0) return sizeOfPrices(price / units, shown.amount, shown.per)
  for (const size of comparable) {
    const several = severalOf(size, price / units, shown)
    if (several) return several
  }
  // `Ca 1,2 kg. 79:-/kg` at 79 kr. is sold by the kilo.
  if (price / units === shown.amount) return { quantity: 1, quantityType: shown.per, pieces: 1 }
  // The price may include a deposit, which the unit price never does.
  return hasDeposit ? comparable[0] : undefined
}
