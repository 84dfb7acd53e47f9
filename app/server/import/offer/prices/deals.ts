import { readSize } from '#app/server/sizes/read-size.ts'
import { packAlternatives } from '../../../lexicon/packs.ts'
import { unitWords } from '../../../lexicon/units.ts'
import { alternatives, wordsAs } from '../../../lexicon/words/read-words.ts'
import { amountOf, anyAmount, currencySign, writtenAmount } from './amounts.ts'

const countWords = packAlternatives('count')
const containerWords = packAlternatives('container')
const piece = String.raw`(?:(?<count>${countWords})|${containerWords})(?!\p{L})\.?`
const together = String.raw`(?:[-–]\s?)?(?:${wordsAs('together')})\.?`
const otherUnit = String.raw`(?!\s?(?:${alternatives(unitWords('kg', 'l', 'm'))}|[cm]m|w|%|x|pers\p{L}*)(?!\p{L}))`
const amount = `(?<amount>${anyAmount})${otherUnit}`
const number = String.raw`\d{1,5}(?![\d.,:]*\d)`
/** Said to be money. */
const money = `(?<amount>${writtenAmount}|${number}(?=\\s?(?:${currencySign})))${otherUnit}`
const onlyWord = String.raw`(?:${wordsAs('costs')}|kr)(?!\p{L})[.:]?\s?`
const only = `(?:${onlyWord})*`
/** Not said to be anything else, as the `40 lumen` of lamps and the `20-30 cm` of plants are. */
const likelyMoney = String.raw`(?<amount>${writtenAmount}|(?<=(?<!\p{L})${onlyWord})${number}|${number}(?!\s?(?!${currencySign})\p{L}|\s?[-–]\s?\d|[-–]\p{L}))${otherUnit}`
const sign = String.raw`(?:\s?(?:${currencySign}))?`
const start = String.raw`(?<![\p{L}\d.,:])`
const pieces = String.raw`(?<pieces>\d{1,2})`
const ofSize = String.raw`(?:[àáa]\s?\d{1,4}(?:[.,]\d{1,3})?\s?(?:${alternatives(unitWords('kg', 'l'))})(?!\p{L})\.?\s?)?`

const patternsOf = (forms: string[]) => forms.map((form) => new RegExp(form, 'giu'))

/** Forms that say that the pieces are sold together. */
const joined = patternsOf([
  // `2 for 35`, `3 stk. til 45,-`, `2 kpl = 5 €`, `Ta 2 betala 35`
  String.raw`${start}${pieces}\s?(?:${piece}\s?(?:${together}|til|=)|${together})\s?${only}${amount}`,
  // `35,- for 2`, `35 kr för 2 st`
  String.raw`${start}${amount}${sign}\s(?:for|för)\s${pieces}(?![\d.,:]*\d)${otherUnit}`,
  // `3/35,-`; of two digits, `74/80` is a size of clothes.
  String.raw`${start}${pieces}(?<!\d\d)\s?(?:til|/)\s?${only}${money}`,
])
/** Forms that only count the pieces. */
const counted = patternsOf([
  // `3 stk. kun 45,-`, `2 pss 5 €`, `2 rs/6 €`, `2 bakker á 500 g 35,-`
  String.raw`${start}${pieces}\s?${piece}\s?${ofSize}[/:]?\s?${only}${likelyMoney}`,
  // `5 € / 2 kpl`
  String.raw`${start}${money}${sign}\s?/\s?${pieces}\s?${piece}`,
])

const alone = [
  String.raw`(?:1|pr\.?|per)\s?${piece}|à|(?:${wordsAs('singly')})(?:\s?pris)?`,
  String.raw`(?:${countWords})\.?[-\s]?(?:pris|hinta)|${wordsAs('piece-price')}`,
].join('|')
/** `1 stk. 25,-`, `Enkeltpris 25`, `Pr. stk. 24,95`, `Yksittäin 2,50`; not what a kilo costs `v/1 stk. 62,50`. */
const named = new RegExp(`(?<![\\p{L}\\d.,:/])(?:${alone})(?!\\p{L})\\.?:?\\s?/?${only}${likelyMoney}`, 'giu')
/** `25,00/pkt`, `25 kr/st`, `25,- pr. stk.`. */
const perPiece = new RegExp(
  `${start}(?<amount>${anyAmount})${sign}\\s?(?:/|(?:pr\\.?|per)\\s)\\s?${piece}`,
  'giu',
)

type Found = { whole: string; amount: number; pieces: number; count: string | undefined }

/** Each place in a text where one of the patterns is, with its amount in minor units. */
function found(text: string, patterns: RegExp[]): Found[] {
  if (!/\d/.test(text)) return []
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ 0: whole, groups = {} }) => ({
      ...{ whole, amount: amountOf(groups.amount ?? ''), pieces: Number(groups.pieces), count: groups.count },
    }))
}

/** Pieces that a text sells together. They may be the pieces of a pack if they are only counted: `10 stk. 25,-`. */
type Deal = { pieces: number; mayBePack: boolean }

/** What is between the number of pieces and the amount in every deal; few texts have it. */
const betweenNumbers = /\d\D*[\p{L}/]\D*\d/u

/** The deal that a text states at this price in minor units; undefined if it states none. */
export function findDeal(text: string, price: number): Deal | undefined {
  if (!betweenNumbers.test(text)) return undefined
  const isDeal = ({ pieces, amount }: Found) => pieces > 1 && amount === price
  const together = found(text, joined).find(isDeal)
  if (together) return { pieces: together.pieces, mayBePack: false }
  // `6 fl. á 33 cl 35,-` is a pack.
  const several = found(text, counted).find(
    (one) => isDeal(one) && readSize(one.whole)?.pieces !== one.pieces,
  )
  return several && { pieces: several.pieces, mayBePack: several.count !== undefined }
}

const onlySign = new RegExp(`^\\s*(?:${currencySign})?\\s*$`, 'iu')

/** The price of several that a text is (`2 för 49:90`), and nothing else; undefined if it is none. */
export function dealOf(text: string): { pieces: number; amount: number } | undefined {
  const isAll = ({ whole, pieces }: Found) => pieces > 1 && onlySign.test(text.replace(whole, ''))
  return found(text.trim(), [...joined, ...counted]).find(isAll)
}

/**
 * What one costs alone, in minor units, as the text of a deal states it. Undefined if it states nothing that may be: one
 * costs at most what several do, and more than each of them.
 */
export function singlePriceOf(
  text: string,
  { price, units }: { price: number; units: number },
): number | undefined {
  if (units === 1) return undefined
  return found(text, [named, perPiece])
    .map(({ amount }) => amount)
    .find((amount) => amount <= price && amount * units > price * 1.01)
}
