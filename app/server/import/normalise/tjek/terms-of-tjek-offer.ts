import { isCapacity } from '#app/domain/offers/capacities.ts'
import { findSize, readSize } from '#app/domain/offers/read-size.ts'
import { formatSize, type Size, totalQuantity } from '#app/domain/offers/sizes.ts'
import type { OfferInput } from '../imported-offer.ts'
import { fits, severalOf, sizeOfPrices } from '../prices/infer-size.ts'
import type { StatedUnitPrice } from '../prices/unit-prices.ts'
import type { TjekOffer } from './normalise-tjek.ts'

/** What an offer's price is for, and what one of it costs alone. */
type Terms = Pick<
  OfferInput,
  'units' | 'size' | 'unitPrice' | 'unitPricePer' | 'unitPriceBound' | 'singlePrice'
>

/** The value of a range if both ends are the same. */
function single(range: { from?: number | null; to?: number | null } | null | undefined): number | undefined {
  return range?.from && (range.to ?? range.from) === range.from ? range.from : undefined
}

const mostUnits = 1000
/** The most pieces without a size that are sold together and are not one pack. */
const mostSold = 20
/** What leaflets call the pieces of a deal. */
const pieceWords = [
  'stk|styk|st|kpl|pk|pkt|pakker|pakke|paket|pakettia|förp|ps|pss|poser|påsar|pussia|bk|bakker|rs|rasiaa|askar|tråg',
  'glas|glass|prk|purkkia|burkar|bægre|beger|ds|dåser|bokser|tlk|tölkkiä|fl|flasker|flaskor|plo|pulloa|tuber',
  'levyä|kimppua|bundter|bunter|buketter|knippen|krukor|ruukkua|net|nett|nät|kasser|lådor|laatikkoa|kurve|korgar',
].join('|')
/** `2 for 35`, `3 stk. kun 45,-`, `2 pss 5 €`; not the `20 stk. 40 cm` of roses. */
const dealInText = new RegExp(
  `(?<![\\d.,])(\\d{1,2})\\s?(?:(?:${pieceWords})(?!\\p{L})\\.?\\s?(?:for|för|yht\\.?|/)?|for|för|/)` +
    '\\s?(?:(?:kun|bare|nu|endast|vain|kr)(?!\\p{L})\\.?\\s?)*(\\d{1,5}(?:[.,:]\\d{2})?)(?![\\d.,:]*\\d)' +
    '(?!\\s?(?:k?g|gr|[cdm]?l|[cm]?m|w|%|x)(?!\\p{L}))',
  'giu',
)

/** The number of pieces of the deal in a text, if it is the one with this price. */
function dealtPieces({ heading, description }: TjekOffer, price: number): number | undefined {
  const deals = [...`${heading} ${description}`.matchAll(dealInText)]
  const deal = deals.find(
    ([, , amount = '']) => Math.round(Number(amount.replace(/[,:]/, '.')) * 100) === price,
  )
  return deal && Number(deal[1])
}

/** The number of pieces in the field; undefined if that is one, or no number of pieces. */
function piecesInField({ quantity }: TjekOffer): number | undefined {
  const pieces = single(quantity?.pieces) ?? 1
  return Number.isInteger(pieces) && pieces > 1 && pieces <= mostUnits ? pieces : undefined
}

const packInText = /(?<![\d.,])(\d+)(?:\s?-?\s?(?:pak|pack|pakning)|-?pk|-p|\s?[x×]\s?\d)/gi

/** Whether the text calls that many pieces one pack: `7-pak`, `4 x 150 g`. */
function isPack(pieces: number, text: string): boolean {
  return [...text.matchAll(packInText)].some(([, count]) => Number(count) === pieces)
}

/** Whether so many pieces of no size are one pack: 50 plastic folders. */
function isBox({ quantity }: TjekOffer, pieces: number): boolean {
  return pieces > mostSold && !quantity?.unit
}

/** The sentences of a description. After a number, only a capital begins one: `Suomi, lk 1. Kpl`. */
function sentencesOf(description: string): string[] {
  return description
    .split(/•|(?<=[^\d]\.)(?<!(?:pr|ca|maks|max|min|inkl|incl|sis)\.)\s/i)
    .flatMap((sentence) => sentence.split(/(?<=\d\.)\s(?=\p{Lu})/u))
}

/** What comes with the goods: `Inkl. 1 flaske 1 l`. */
const besides = /^\s*(?:inkl|incl|sis|med|ger|gir)(?!\p{L})/iu

/** The possible sizes of a piece in an offer's fields and texts, the likeliest first. */
function candidates({ quantity, heading, description }: TjekOffer): Size[] {
  const amount = single(quantity?.size)
  const symbol = quantity?.unit?.symbol
  const inField = amount && symbol ? readSize(`${String(amount).replace('.', ',')} ${symbol}`) : undefined
  const said = (text: string | null | undefined) => findSize(text ?? '').size
  const sentences = sentencesOf(description ?? '')
    .filter((sentence) => !besides.test(sentence))
    .map(said)
  // A field of one piece says nothing of how much that is, nor does what the thing holds.
  const isTelling =
    inField &&
    !(inField.quantityType === 'stk' && inField.quantity === 1) &&
    !isCapacity(heading ?? '', inField.quantityType) &&
    !(/(?<![\d.,])[1-4] gr\./.test(`${heading} ${description}`) && inField.quantity < 0.005)
  const sizes = [isTelling ? inField : undefined, said(heading), ...sentences.filter(isBought)]
  const known = sizes.filter((size) => size !== undefined)
  // Of `188 g` and `4 x 47 g`, the second says more.
  const [first, ...others] = known
  const fuller = others.find((other) => first && other.pieces > 1 && isSameContent(first, other))
  return first?.pieces === 1 && fuller ? [fuller, ...known] : known
}

/** Metres in a description are of a beam or a cable, not of what one buys. */
const isBought = (size: Size | undefined) => size?.quantityType !== 'm'

function isSameContent(a: Size, b: Size): boolean {
  return a.quantityType === b.quantityType && totalQuantity(a) === totalQuantity(b)
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

/**
 * The terms of a Tjek offer, from its fields, its texts and the unit prices found in them. `quantity.pieces` is what the price is for, and the size is that of
 * each, unless the text calls them a pack or the stated unit price shows that the size is of all together. If a
 * unit price is stated, it is shown, and a size that it contradicts is not.
 */
export function termsOfTjekOffer(offer: TjekOffer, price: number, found: StatedUnitPrice[]): Terms {
  const text = `${offer.heading}. ${offer.description}`
  const dealt = dealtPieces(offer, price)
  const pieces = piecesInField(offer) ?? dealt ?? 1
  const isDeal = pieces > 1 && dealt === pieces
  const asPack = !isDeal && ((pieces > 1 && isPack(pieces, text)) || isBox(offer, pieces))
  const units = asPack ? 1 : pieces
  const alone = found.find(
    ({ amount, per }) => per === 'stk' && units > 1 && amount <= price && amount * units > price * 1.01,
  )
  const singlePrice = alone?.amount
  const isCountOfDeal = ({ quantity, quantityType }: Size) =>
    isDeal && quantityType === 'stk' && quantity === units
  const sizes = candidates(offer)
    .filter((size) => !isCountOfDeal(size))
    .map((size) => (asPack && size.pieces === 1 && size.quantityType !== 'stk' ? { ...size, pieces } : size))
  const packOnly: Size[] = asPack ? [{ quantity: pieces, quantityType: 'stk', pieces: 1 }] : []
  const hasDeposit = /(?<!\p{L})pant/iu.test(text)
  const stated = found.filter(({ amount, per }) => per !== 'stk' || (units === 1 && amount < price))
  const shown = chosen(stated, sizes)
  if (!shown) {
    const size = certainSize(offer, [...sizes, ...packOnly], units === 1 || isDeal)
    return { units, singlePrice, size: size ? formatSize(size) : null }
  }
  return {
    singlePrice,
    ...pricedTerms(stated, shown, { sizes, price: withoutDeposit(price, text), units, hasDeposit, text }),
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
function certainSize(offer: TjekOffer, sizes: Size[], isOfEach: boolean): Size | undefined {
  const isField = offer.quantity?.unit && single(offer.quantity.size) !== undefined
  const inHeading = findSize(offer.heading ?? '').size
  if (isField) return sizes[0]
  return inHeading ?? (isOfEach ? sizes[0] : undefined)
}

type Known = { sizes: Size[]; price: number; units: number; hasDeposit: boolean; text: string }

const sizeRange =
  /\d\s*(?:k?g|gr|[cdm]?l)?\.?\s*(?:-|–|\/|eller|til|till|tai)\s*\d+(?:[.,]\d+)?\s*(?:k?g|gr|[cdm]?l)(?!\p{L})/iu

function pricedTerms(stated: StatedUnitPrice[], shown: StatedUnitPrice, known: Known): Terms {
  const { sizes, price, units, text } = known
  const isOfSizes = sizeRange.test(text)
  for (const count of new Set([units, 1])) {
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

const netAndDrained =
  /(?<![\d.,])(\d+)\s*g?\s*\/\s*(?:(?:drænet|drenert|avrunnen|valutettu)\s*(?:vægt|vekt|vikt)?\s*)?(\d+)\s*g(?!\p{L})/iu

/** The net weight of a tin whose unit price is that of what is left without the water (`185 g/140 g`). */
function sizeWithWater({ amount, per }: StatedUnitPrice, { price, units, text }: Known): Size | undefined {
  const [, net, drained] = netAndDrained.exec(text) ?? []
  const isOfDrained = per === 'kg' && drained && fits(price, (Number(drained) / 1000) * units, amount)
  return isOfDrained && Number(net) > Number(drained) ? readSize(`${net} g`) : undefined
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
