import { type Size, totalQuantity } from '#app/domain/offers/sizes.ts'
import { wordsAs } from '#app/server/lexicon/words/read-words.ts'
import { isCapacity } from '#app/server/sizes/capacities.ts'
import { findSize } from '#app/server/sizes/read-size.ts'
import { isOfStems } from '#app/server/sizes/stems.ts'

/** What a feed says of an offer in its texts, and in its fields for the size and the number of pieces. */
export type Told = {
  heading: string
  description: string
  /** In minor units, for all pieces together. */
  price: number
  /** The size in the field; undefined if there is none, or a range. */
  size?: Size | undefined
  /** Whether there is a field for the unit of a size. */
  hasUnit?: boolean
  /** The number of pieces in the field; undefined if it says nothing. */
  pieces?: number | undefined
  /** Whether the field is only the number of pieces that the price is for, and never that in a pack. */
  isSold?: boolean
}

const sentenceEnd = new RegExp(
  `•|(?<=[^\\d]\\.)(?<!(?:${wordsAs('abbreviation')})\\.)\\s(?![àáx×]\\s?\\d)`,
  'i',
)

/**
 * The sentences of a description. After a number, only a capital begins one: `Suomi, lk 1. Kpl`; the size of each
 * (`6 fl. á 33 cl`) begins none.
 */
function sentencesOf(description: string): string[] {
  return description.split(sentenceEnd).flatMap((sentence) => sentence.split(/(?<=\d\.)\s(?=\p{Lu})/u))
}

/** What comes with the goods: `Inkl. 1 flaske 1 l`. */
const besides = new RegExp(`^\\s*(?:${wordsAs('besides')})(?!\\p{L})`, 'iu')

/** Whether a size is of the goods, and not what a thing holds, nor the stems of flowers. */
export function isOfGoods({ heading, description }: Told, size: Size): boolean {
  return !isCapacity(heading, size.quantityType) && !isOfStems(`${heading} ${description}`, size)
}

/** The possible sizes of a piece in an offer's fields and texts, the likeliest first. */
export function possibleSizes(told: Told): Size[] {
  const { size: inField, heading, description } = told
  const said = (text: string) => findSize(text).size
  // A field of one piece says nothing of how much that is.
  const isTelling = inField && !(inField.quantityType === 'stk' && inField.quantity === 1)
  const sentences = sentencesOf(description)
    .filter((sentence) => !besides.test(sentence))
    .map(said)
  const known = [isTelling ? inField : undefined, said(heading), ...sentences.filter(isBought)]
    .filter((size) => size !== undefined)
    .filter((size) => isOfGoods(told, size))
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
