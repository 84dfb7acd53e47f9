import { numbersByWord, packOrVessel } from '../list/typed-words.ts'
import type { QuantityType } from '../offers/sizes.ts'
import type { Content, WantedItem } from './trip.ts'

/** What words on lists measure in: the full unit, and how many millionths of it one is. */
const measures: [words: string, unit: QuantityType, millionths: number][] = [
  ['kg kilo kiloa kilogram', 'kg', 1_000_000],
  ['hg hekto', 'kg', 100_000],
  ['g gr gram grammaa', 'kg', 1000],
  ['l ltr lt liter litra litraa', 'l', 1_000_000],
  ['dl deciliter desi desiä', 'l', 100_000],
  ['cl', 'l', 10_000],
  ['ml', 'l', 1000],
]
const measureByWord = new Map(
  measures.flatMap(([words, unit, millionths]) =>
    words.split(' ').map((word) => [word, { unit, millionths }] as const),
  ),
)
const partsByWord: Record<string, number> = {
  ...{ halv: 0.5, halvt: 0.5, halve: 0.5, halva: 0.5, puoli: 0.5, kvart: 0.25 },
  ...{ halvanden: 1.5, halvandet: 1.5, halvannen: 1.5, halvannet: 1.5, puolitoista: 1.5 },
}
const fractionsBySign: Record<string, number> = {
  ...{ '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 1 / 8 },
}

const [numberWords, partWords] = [numbersByWord, partsByWord].map((words) => Object.keys(words).join('|'))
/** A range is reached by its lower end. `ca.` says that it need not be exact, and packs never are. */
const form = new RegExp(
  `^(?:\\p{L}[\\p{L}:]*\\.? )?(?:(?:en|et|ett|ei) )?(?:(?<whole>\\d{1,6}(?:[.,]\\d{1,3})?)(?: (?=\\d/))?(?<above>/\\d{1,2})?(?<sign>[½¼¾⅓⅔⅛])?|(?<only>[½¼¾⅓⅔⅛])|(?<part>${partWords})|(?<word>${numberWords}))` +
    `(?: ?[-–] ?[\\d.,½¼¾]+)? ?(?<unit>\\p{L}+)\\.?$`,
  'iu',
)
const isPack = new RegExp(`^${packOrVessel}$`, 'iu')

type Groups = Record<string, string | undefined>
function numberIn({ whole, above, sign, only, part, word }: Groups): number {
  if (part !== undefined) return partsByWord[part.toLowerCase()] ?? 0
  if (word !== undefined) return numbersByWord[word.toLowerCase()] ?? 0
  const number = Number((whole ?? '0').replace(',', '.')) / Number(above?.slice(1) ?? 1)
  return number + (fractionsBySign[sign ?? only ?? ''] ?? 0)
}

const isExact = (number: number) => Number.isSafeInteger(number) && number > 0

/**
 * How much of an item is wanted. Its quantity counts amounts (`2 × 500 g` is a kilo) and packs (`2 dåser` is two pieces).
 * Other amounts (`en halv`, `3 fed`) say nothing that a pack can be measured by: then its pieces are wanted.
 */
export function readWantedItem(item: { quantity: number; wantedAmount?: string | undefined }): WantedItem {
  const { quantity, wantedAmount = '' } = item
  const groups = form.exec(wantedAmount.trim())?.groups
  if (!groups) return { pieces: quantity }
  const { unit = '' } = groups
  const number = numberIn(groups)
  const measure = measureByWord.get(unit.toLowerCase())
  if (measure) {
    const amount = Math.round(number * measure.millionths) * quantity
    return { pieces: quantity, ...(isExact(amount) && { measure: { amount, unit: measure.unit } }) }
  }
  const pieces = number * quantity
  return { pieces: isPack.test(unit) && isExact(pieces) ? pieces : quantity }
}

/** The content of a pack whose `quantity` is in full units; null if it is not known, or not a positive number. */
export function contentOf(pack: {
  quantity: number | null
  quantityType: QuantityType | null
  pieces: number
}): Content | null {
  if (pack.quantity === null || pack.quantityType === null) return null
  const amount = Math.round(pack.quantity * pack.pieces * 1_000_000)
  return isExact(amount) ? { amount, unit: pack.quantityType } : null
}
