import { type QuantityType, totalQuantity } from '#app/domain/offers/sizes.ts'
import type { UnitPriceBound } from '#app/domain/prices/unit-price-bounds.ts'
import { readSize } from '#app/server/sizes/read-size.ts'
import { packAlternatives } from '../../../lexicon/packs.ts'
import { unitWords } from '../../../lexicon/units.ts'
import { alternatives, wordsAs } from '../../../lexicon/words/read-words.ts'
import { amountOf, anyAmount, currencySign } from './amounts.ts'

const countWords = packAlternatives('count')
const containerWords = packAlternatives('container')
const contentWords = packAlternatives('piece')
/**
 * A unit price that a text states: minor units for a full unit of `per`; with a `bound` if it is not said to be exact, and
 * `bought` if it holds only for so many pieces (`v/1 stk.`).
 */
export type StatedUnitPrice = {
  amount: number
  per: QuantityType
  bound: UnitPriceBound | null
  bought?: number
}

const sign = String.raw`(?:\s?(?:${currencySign}))?`
const pieceWord = `${countWords}|${contentWords}`
const word = `${alternatives(unitWords('kg', 'l', 'm'))}|${pieceWord}`
const bare = String.raw`(?:(?:100?|½|1\/2)\s?)?(?:${word})`
const unit = String.raw`${bare}(?![\p{L}\d²³])\.?`
const limits = wordsAs('at-most', 'at-least', 'about')
const comparing = wordsAs('comparing')
const limit = String.raw`(?:${limits}|${wordsAs('costs')}|ab|kr)(?!\p{L})\.?|[:=≈]`
/** `v/1 stk.`, `ved køb af 2 stk.`, `vid köp av 1 st`. */
const purchase = String.raw`(?:\s?v(?:ed|id)?\.?\s?/?\s?(?:(?:${wordsAs('buying')})\sa[fv]\s)?(?<bought>\d{1,2})\s?(?:${countWords}|${containerWords})(?!\p{L})\.?)?`
const before = String.raw`(?<![\p{L}\d.,:])`
const from = String.raw`(?!1\/[24])(?<first>${anyAmount})`
const upTo = String.raw`(?:\s?(?:-|–|—|/|${wordsAs('range')})\s?(?<last>${anyAmount}))?`
/** What no amount of money stands before: what is in 100 g of food, or in a tablet. */
const measure = `${word}|x|%|cm|mm|mg|[µμ]g|mcg|ie|iu|kcal|cal|kj`
const noPrice = String.raw`(?!\s?(?:${measure})(?!\p{L}))`

/**
 * Each pattern matches one form that leaflets use, with the groups `first`, perhaps `last` of a range, and `unit`.
 * Every text with the form has what it `needs`, which is found quicker. Of a form that also matches other texts, a
 * match `has` something.
 */
const forms: { needs: RegExp; pattern: RegExp; has?: RegExp }[] = [
  // `27,40/kg`, `7,98 €/kg`, `81,80 pr. kg`, `33,20-39,80 kr/kg`, `12,50 pr/kg`
  {
    needs: /\/|pe?r/iu,
    pattern: new RegExp(
      `${before}(?:kr\\.?\\s?)?${from}${upTo}${sign}\\s?(?:(?:pr|per)\\.?\\s?/?|/)\\s?(?<unit>${unit})${purchase}`,
      'giu',
    ),
  },
  // `pr. kg 28,57`, `Pr kg maks. 30,00`, `per liter: 12,-`
  {
    needs: /pe?r/iu,
    pattern: new RegExp(
      `(?<!\\p{L})(?:pr|per)\\.?\\s?(?<unit>${unit})${purchase}\\s?(?<limit>(?:(?:${limit})\\s?)*)${from}${upTo}${noPrice}${sign}`,
      'giu',
    ),
  },
  // `Literpris 9,95`, `kg-pris max. 44,-`, `kilohinta 9,98`, `jmf-pris/kg 44:33`, `kr/kg 12,50`
  {
    needs: /pris|hinta|kr\s?\/|½|1\/2|100\s?(?:g|ml)/iu,
    pattern: new RegExp(
      `(?<!\\p{L})(?:(?:\\p{L}[\\p{L}.-]{0,12}\\s?)?pris\\s?/?\\s?|kr\\s?/\\s?)?(?<unit>${bare})(?:[\\s.-]?s?(?:prisen|pris|hinta)|(?![\\p{L}\\d²³]))\\.?\\s?(?<limit>(?:(?:${limit})\\s?)*)${from}${upTo}${noPrice}${sign}`,
      'giu',
    ),
    // Without it, this would take `400 g 20,00` for a unit price.
    has: /pris|hinta|^kr|^(?:½|1\/2)\s?kg|^100\s?(?:g|ml)\s/iu,
  },
  // `Jmf-pris 39,90 kr kg`
  {
    needs: new RegExp(comparing, 'iu'),
    pattern: new RegExp(
      `(?:${comparing})[.\\s-]*(?:pris|hinta)?\\.?:?\\s?(?<limit>(?:(?:${limit})\\s?)*)${from}${upTo}${sign}\\s(?<unit>${unit})`,
      'giu',
    ),
  },
]

const saying = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
const saysMost = saying(wordsAs('at-most'))
const saysLeast = saying(wordsAs('at-least'))
const saysAbout = saying(`${wordsAs('about')}|≈`)

function boundIn(words: string): UnitPriceBound | null {
  if (saysMost.test(words)) return 'most'
  if (saysLeast.test(words)) return 'least'
  return saysAbout.test(words) ? 'about' : null
}

const limitAtStart = new RegExp(`^(?:${limits})(?!\\p{L})\\.?\\s*`, 'iu')

/** The bound that a text begins with, and the text after it: `maks. 40,00` is `most`, and `40,00`. */
export function boundAtStart(text: string): { bound: UnitPriceBound | null; rest: string } {
  const [words = ''] = limitAtStart.exec(text) ?? []
  return { bound: words ? boundIn(words) : null, rest: text.slice(words.length) }
}

type Match = StatedUnitPrice & { at: number; end: number }

const limitBefore = new RegExp(`(?<!\\p{L})(?:${limits})\\.?\\s*$`, 'iu')
const longestLimit = 14

/** The limit that stands before a match: the `maks. ` of `maks. 40,00/kg`. */
function beforeOf({ input, index }: RegExpExecArray): string {
  const before = input.slice(Math.max(0, index - longestLimit), index)
  return /[\p{L}.]\s*$/u.test(before) ? (limitBefore.exec(before)?.[0] ?? '') : ''
}

const aPiece = new RegExp(`^(?:${pieceWord})\\.?$`, 'iu')

/** In the same sentence: `Yksittäin 2,50/pkt (6,25/kg)`, `Enkeltpris 25,- (62,50/kg)`. */
const oneBefore = new RegExp(`(?<!\\p{L})(?:${wordsAs('singly')})(?:(?!\\.\\s|•).)*$`, 'iu')
const longestSentence = 60

/** The number of pieces that a unit price holds for, if the text says one. */
function boughtIn({ input, index, groups }: RegExpExecArray): number | undefined {
  if (groups?.bought) return Number(groups.bought)
  return oneBefore.test(input.slice(Math.max(0, index - longestSentence), index)) ? 1 : undefined
}

const sayingMoney = new RegExp(currencySign, 'iu')
const partOfText = /^(?:\s?\p{L}|\s?[-–—/]\s?\d|\s?[-–—]\p{L}|\s\d{3}(?!\d))/u

/**
 * Whether the amount of a match may be no price: a whole number without a currency that is one of a range, is beside
 * another, has a noun, has more than three digits, or is that of 100 g, of which nutrition is told.
 */
function isDoubtful({ 0: whole, index, input, groups = {} }: RegExpExecArray): boolean {
  const { first = '', last, unit = '' } = groups
  if (/\D/.test(last ?? first) || sayingMoney.test(whole)) return false
  const after = /\d$/.test(whole) ? input.slice(index + whole.length) : ''
  return (
    last !== undefined ||
    first.length > 3 ||
    unit.startsWith('100') ||
    /\d\s?[/–-]\s?$/.test(input.slice(0, index)) ||
    partOfText.test(after)
  )
}

function read(match: RegExpExecArray): Match | undefined {
  const { 0: whole, index, groups = {} } = match
  const before = beforeOf(match)
  const bought = boughtIn(match)
  const text = (groups.unit ?? '').replace(aPiece, 'stk').replace(/^\s*(?=\p{L})/u, '1 ')
  const full = readSize(text)
  if (!full) return undefined
  const amount = Math.max(amountOf(groups.first ?? ''), amountOf(groups.last ?? ''))
  return {
    amount: Math.round(amount / totalQuantity(full)),
    per: full.quantityType,
    bound: groups.last === undefined ? boundIn(`${before} ${groups.limit ?? ''}`) : 'most',
    ...(bought && { bought }),
    at: index - before.length,
    end: index + whole.length,
  }
}

function matchesIn(text: string): Match[] {
  const found: Match[] = []
  for (const { needs, pattern, has } of forms) {
    if (!needs.test(text)) continue
    for (const match of text.matchAll(pattern)) {
      if ((has && !has.test(match[0])) || isDoubtful(match)) continue
      const stated = read(match)
      const isTaken = found.some(({ at, end }) => match.index < end && at < match.index + match[0].length)
      if (stated && stated.amount > 0 && !isTaken) found.push(stated)
    }
  }
  return found.sort((a, b) => a.at - b.at)
}

const label = new RegExp(`(?:\\(|(?:${comparing})[.\\s-]*(?:pris|hinta))\\.?:?\\s*$`, 'iu')

/** The unit prices in a text, and the `rest` of the text without them. */
export type FoundUnitPrices = { stated: StatedUnitPrice[]; rest: string }

/**
 * Finds the unit prices in a leaflet's text, in every form that the four countries use: `27,40/kg`, `pr. kg maks. 30,00`,
 * `Enh.pris 81,80 pr. kg`, `Literpris 9,95`, `jmf-pris 44:33/l`, `vertailuhinta 7,98 €/kg`, `100 g 7,50`. Of a range the
 * highest price counts.
 */
export function findUnitPrices(text: string): FoundUnitPrices {
  const matches = /\d/.test(text) ? matchesIn(text) : []
  if (matches.length === 0) return { stated: [], rest: text }
  let rest = ''
  let done = 0
  const after = (until?: number) => text.slice(done, until).replace(done > 0 ? /^[).]+/ : /^/, '')
  for (const { at, end } of matches) {
    rest += after(at).replace(label, '').trimEnd()
    done = end
  }
  return {
    stated: matches.map(({ at: _at, end: _end, ...stated }) => stated),
    rest: `${rest}${after()}`.trim(),
  }
}

/** A name without the unit prices in it; unchanged if nothing is left but them. */
export function bareName(name: string): string {
  const { stated, rest } = findUnitPrices(name)
  const bare = rest.replace(/[\s,;:–-]+$/, '')
  return stated.length > 0 && /\p{L}{2}/u.test(bare) ? bare : name
}
