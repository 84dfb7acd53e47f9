import { roundQuantity, type Size, totalQuantity } from '#app/domain/offers/sizes.ts'
import { packAlternatives } from '../lexicon/packs.ts'
import { units, unitWords } from '../lexicon/units.ts'
import { alternatives, wordsAs, wordsWith } from '../lexicon/words/read-words.ts'
import { remembered } from '../remembered.ts'
import { numberOf, sizeAmount } from './amounts.ts'
import { isCapacity } from './capacities.ts'
import { drainedForms, isDrained, mayBeDrained } from './drained.ts'
import { isOfStems } from './stems.ts'

const amount = sizeAmount
const unit = `(?:${alternatives([...units.keys()])})`
const volume = `(?:${alternatives(unitWords('l'))})`
const weight = `(?:${alternatives(unitWords('kg'))})`
const contents = `(?:${alternatives(unitWords('kg', 'l'))})`
const aboutWord = wordsAs('about')
const aboutLetters = [...new Set(wordsWith('about').map(({ word }) => word[0]))].join('')
// `e700g` is the sign for an average weight, `n1kg` the Finnish word for about.
const about = String.raw`(?:(?<![\p{L}\d])(?:(?:${aboutWord})\.?|[eàá℮])\s*)?`
/** A sentence that ended without a space, `Tine.1 kg`, and no abbreviation, `kl.1`. */
const afterStop = String.raw`(?<=\p{L}{3}\.)(?<!(?:${wordsAs('abbreviation')})\.)`
// The 3 of `Omega 3 kapsler` is not a number of pieces.
const start = String.raw`(?=[\d½¼¾${aboutLetters}eàá℮])${about}(?=[\d½¼¾])(?<!omega[\s-]?)(?:(?<![\p{L}\d.,/½¼¾])|${afterStop}|(?<=(?<![\p{L}\d])(?:e|${aboutWord}|[SMLX]{1,2})))`
// The `80 g/m²` of paper are no size.
const end = String.raw`(?![\p{L}\d²³]|\s?/\s?m[²2])\.?`
const container = String.raw`(?:(?:${packAlternatives('count', 'drink')})\.?)`
const inContainer = String.raw`(?:\s*(?:${packAlternatives('drink')})(?!\p{L})\.?)?`
const packWord = String.raw`(?:\s?-?\s?(?:${packAlternatives('pack')})|-p)(?![\p{L}\d])\.?`
const rangeWord = String.raw`-|–|/|\+|${wordsAs('choice', 'range', 'conjunction')}`
const limitWord = wordsAs('at-least', 'at-most')
const pieceWord = packAlternatives('count', 'sized')
const count = String.raw`\d{1,4}\s*(?:${pieceWord})\.?`
const choiceWord = wordsAs('choice')
const or = String.raw`(?<=(?<!\p{L})(?:${choiceWord})\s+)`

type Groups = Record<string, string>
function sizeOf({ amount = '1', unit = 'stk', pieces = '1' }: Groups): Size | undefined {
  const known = units.get(unit.toLowerCase())
  if (!known) return undefined
  const quantity = roundQuantity(numberOf(amount, known.parts) / known.parts)
  const count = Number(pieces)
  const isSensible = quantity > 0 && quantity <= 100_000 && count > 0
  return isSensible ? { quantity, quantityType: known.type, pieces: count } : undefined
}

const unknown = () => undefined

/** `280g/140g`: 280 g, of which 140 g remain without the water. Two sizes to choose from otherwise (`400 g/500 g`). */
function sizeWithWater(groups: Groups): Size | undefined {
  const [net, drained] = [groups.amount, groups.drained].map((grams) => numberOf(grams ?? '', 1000))
  return isDrained({ net: net ?? 0, drained: drained ?? 0 }) ? sizeOf({ ...groups, unit: 'g' }) : undefined
}

/** How many millilitres a gram of goods may be: from honey to whipped ice cream. */
const volumeOfGram = { least: 0.65, most: 2.5 }

/** `56g/110ml`: one pack by its weight, and by its volume. Two goods to choose from otherwise. */
function sizeByBoth({ amount = '', unit = '', other = '', otherUnit = '' }: Groups): Size | undefined {
  const [first, second] = [sizeOf({ amount, unit }), sizeOf({ amount: other, unit: otherUnit })]
  if (!first || !second) return undefined
  const ratio =
    first.quantityType === 'kg' ? second.quantity / first.quantity : first.quantity / second.quantity
  return ratio >= volumeOfGram.least && ratio <= volumeOfGram.most ? first : undefined
}

/** A text's pattern, how its groups are read, and what each text with it has, which is found quicker. */
type Search = { needs: RegExp; pattern: string; read: (groups: Groups) => Size | undefined }
const packName = new RegExp(`${packAlternatives('pack')}|-p`, 'iu')

/** Searched in this order: text that one pattern has matched is removed before the next. */
const patterns: Search[] = [
  // What is on offer as well: `peberfrugt eller 6 stk. tomater`.
  { needs: new RegExp(choiceWord, 'iu'), pattern: `${or}${amount}\\s*${unit}${end}`, read: unknown },
  // `agurk eller danske 6 stk. tomater`; not `rød eller gul peber 3 stk. pr. bakke`, which are three of both. A name or a
  // new sentence (`3 stk. Spanien`) begins with a capital.
  {
    needs: new RegExp(`(?:${choiceWord})\\s.*\\d`, 'iu'),
    pattern: `(?<=(?<!\\p{L})(?:${choiceWord})\\s+(?:\\p{L}+\\s+){1,3})${count}\\s+(?!(?:pr|per|${wordsAs('costs', 'origin', 'free')})(?!\\p{L}))(?=(?-i:\\p{Ll})\\p{L}{2})`,
    read: unknown,
  },
  // Ten pieces that weigh 250 g together.
  {
    needs: /\//,
    pattern: `${start}${count}\\s*/\\s*(?<amount>${amount})\\s*(?<unit>${contents})${end}`,
    read: sizeOf,
  },
  // What the pack holds, and how much of it is left without the water.
  ...drainedForms.map((form) => ({
    needs: mayBeDrained,
    pattern: `${start}${form}${end}`,
    read: sizeWithWater,
  })),
  // By weight and by volume.
  ...[
    [weight, volume],
    [volume, weight],
  ].map(([one, other]) => ({
    needs: /[/(]/,
    pattern: `${start}(?<amount>${amount})\\s*(?<unit>${one})\\s*[/(]\\s*(?<other>${amount})\\s*(?<otherUnit>${other})${end}\\)?`,
    read: sizeByBoth,
  })),
  {
    needs: new RegExp(limitWord, 'iu'),
    pattern: `(?<!\\p{L})(?:${limitWord})\\.?:?\\s*${amount}\\s*${unit}${end}`,
    read: unknown,
  },
  {
    needs: new RegExp(`(?:${rangeWord})\\s*[\\d½¼¾]`, 'iu'),
    pattern: `${start}${amount}\\s*${unit}?\\.?\\s*(?:${rangeWord})\\s*${amount}\\s*${unit}${end}`,
    read: unknown,
  },
  {
    needs: /[x×*àá]\s*[\d½¼¾]/iu,
    pattern: `${start}(?<pieces>\\d{1,4})\\s*${container}?\\s*[x×*àá]\\s*(?<amount>${amount})\\s*(?<unit>${unit})${end}${inContainer}`,
    read: sizeOf,
  },
  // `8-10 pk`
  {
    needs: packName,
    pattern: `${start}\\d{1,4}\\s*(?:${rangeWord})\\s*\\d{1,4}${packWord}`,
    read: unknown,
  },
  // Cans and bottles hold litres, even if the unit is left out: `24x0,33 tlk`.
  {
    needs: /[x×]\s*0[,.]\d/iu,
    pattern: `${start}(?<pieces>\\d{1,3})\\s*[x×]\\s*(?<amount>0[,.]\\d{1,3})\\s*(?:${packAlternatives('drink')})(?!\\p{L})\\.?`,
    read: (groups) => sizeOf({ ...groups, unit: 'l' }),
  },
  {
    needs: packName,
    pattern: `${start}(?<pieces>\\d{1,4})${packWord}[\\s,]+(?<amount>${amount})\\s*(?<unit>${volume})${end}`,
    read: sizeOf,
  },
  {
    needs: /[x×]\s*\d/iu,
    pattern: `${start}(?<amount>${amount})\\s*(?<unit>${contents})\\.?\\s*(?:[x×]\\s*)(?<pieces>\\d{1,3})(?![\\p{L}\\d.,])`,
    read: sizeOf,
  },
  {
    needs: packName,
    pattern: `${start}(?<amount>${amount})\\s*(?<unit>${volume})[\\s,]+(?<pieces>\\d{1,3})${packWord}`,
    read: sizeOf,
  },
  // Ambiguous: two packs of 250 g, or 500 g in two packs.
  {
    needs: packName,
    pattern: `${start}\\d{1,4}${packWord}[\\s,]+${amount}\\s*${weight}${end}`,
    read: unknown,
  },
  // Ambiguous: `1 500 g` is 1,500 g, or one pack of 500 g. No pack has 60 kilos: of `60 400 g`, 400 g are the size.
  { needs: /\d \d{3}/, pattern: `${start}(?:1?\\d|2[0-4]) \\d{3}\\s*(?:g|ml)${end}`, read: unknown },
  {
    needs: /[\d½¼¾]/,
    pattern: `${start}(?<amount>${amount})\\s*(?<unit>${unit})${end}${inContainer}`,
    read: sizeOf,
  },
  {
    needs: packName,
    pattern: `${start}(?<amount>\\d{1,4})${packWord}`,
    read: (groups) => (groups.amount === '1' ? undefined : sizeOf(groups)),
  },
  {
    needs: /pe?r/iu,
    pattern: `(?<![\\p{L}\\d])(?:pr|per)\\.?\\s+(?<unit>${unit})${end}(?!\\.?\\s*[\\d/])`,
    read: sizeOf,
  },
  // `Styckpris`: the price is for one.
  {
    needs: new RegExp(wordsAs('piece-price'), 'iu'),
    pattern: `(?<!\\p{L})(?<word>${wordsAs('piece-price')})(?!\\p{L})`,
    read: sizeOf,
  },
  // `Banaani kg`, `Kurkku kpl`, or the unit alone: the price is for a kilo, or for one.
  {
    needs: new RegExp(`(?:kg|${packAlternatives('count')})\\.?$`, 'iu'),
    pattern: `(?:^|(?<=\\p{L}\\s+))(?<unit>kg|${packAlternatives('count')})\\.?$`,
    read: sizeOf,
  },
]
const searches = patterns.map(({ needs, pattern, read }) => ({
  needs,
  pattern: new RegExp(pattern, 'giu'),
  read,
}))

/** The size found in a text, undefined if there is none or it is ambiguous, and the `rest` of the text without it. */
export type FoundSize = { size: Size | undefined; rest: string }

function sizeInText(text: string): FoundSize {
  const wide = /[x×]/i.test(text) ? dimensions.exec(text) : null
  if (wide) return findSizeBeside(wide, text)
  const found: (Size | undefined)[] = []
  let rest = text.includes('/') ? withFractionSigns(text) : text
  let hasCapacity = false
  for (const { needs, pattern, read } of searches) {
    if (!needs.test(rest)) continue
    rest = rest.replace(pattern, (...match) => {
      const [whole, at, within, groups] = [match[0], match.at(-3), match.at(-2), match.at(-1) as Groups]
      const size = read(groups)
      if (size && isCapacity(within.slice(0, at), size.quantityType)) {
        hasCapacity = true
        return whole
      }
      found.push(size && isOfStems(text, size) ? undefined : size)
      return ' '
    })
  }
  if (hasCapacity && found.every((size) => size?.quantityType !== 'stk'))
    return { size: undefined, rest: text }
  if (found.length === 0) return { size: undefined, rest: text }
  const known = withoutCount(
    found.filter((size) => size !== undefined),
    text,
  )
  const [size] = known
  const agree = known.every(
    (other) =>
      size && totalQuantity(other) === totalQuantity(size) && other.quantityType === size.quantityType,
  )
  if (!agree) return { size: undefined, rest: text }
  return { size: found.includes(undefined) ? undefined : size, rest: tidied(rest) }
}

/** An import reads a name or a size several times for one offer, and a feed has few different sizes. */
const mostTexts = 5_000

/**
 * Finds the size in a product's name: `Letmælk 1 l` is 1 l of `Letmælk`. A range (`500-600 g`), a limit
 * (`maks. 1 kg`) and a text with different sizes give no size, because a wrong unit price is worse than none;
 * in the last case the rest is the whole text.
 */
export const findSize = remembered(mostTexts, sizeInText)

const length = String.raw`\d{1,4}(?:[.,]\d{1,2})?`
/** What is so wide and so many metres long: `30 cm x 20 m`. */
const dimensions = new RegExp(
  `(?<![\\p{L}\\d.,])(?:${length}\\s?(?:mm|cm)\\s?[x×]\\s?(?<last>${length})\\s?m|(?<first>${length})\\s?m\\s?[x×]\\s?${length}\\s?(?:mm|cm))(?![\\p{L}\\d])`,
  'iu',
)
/** Stands for dimensions while the rest of a text is searched. */
const mask = '\ue000'

/** The size in a text with dimensions, which stay in it: both tell the good. The size is its length if
 * nothing else in it is a number, which may be of several (`3p 18mmx10m`). */
function findSizeBeside({ 0: whole, groups = {} }: RegExpExecArray, text: string): FoundSize {
  const { size, rest } = findSize(text.replace(whole, mask))
  const before = text.slice(0, text.indexOf(whole))
  const metres = sizeOf({ amount: groups.last ?? groups.first ?? '', unit: 'm' })
  const long = metres && !/\d/.test(rest) && !isCapacity(before, 'm') ? metres : undefined
  return { size: size ?? long, rest: rest.replace(mask, whole) }
}

/** Sizes without a number of pieces that another says as well: the `4-pack` of `4x100 g`, the `(5 kpl)` of `750 g`. */
function withoutCount(sizes: Size[], text: string): Size[] {
  const measured = sizes.filter(({ quantityType }) => quantityType !== 'stk')
  const [count, ...others] = sizes.filter(({ quantityType }) => quantityType === 'stk')
  if (!count || others.length > 0 || measured.length === 0) return sizes
  const isInBrackets = new RegExp(`\\(\\s*${count.quantity}\\s*(?:${pieceWord})\\.?\\s*\\)`, 'iu').test(text)
  return isInBrackets || measured.some(({ pieces }) => pieces === totalQuantity(count)) ? measured : sizes
}

function withFractionSigns(text: string): string {
  return text
    .replace(/(?<![\d/.,])(\d*)\s?1\/2(?![\d/])/g, '$1½')
    .replace(/(?<![\d/.,])1\/4(?![\d/])/g, '¼')
    .replace(/(?<![\d/.,])3\/4(?![\d/])/g, '¾')
}

function tidied(text: string): string {
  return text
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/^[\s,.;:/-]+|[\s,;:/-]+$/g, '')
}

/** Reads a size such as `0,5 l`, `ca 1 kg`, `6x1,5 l`, `2-pack` or `pr. kg`; undefined if none or ambiguous. */
export function readSize(text: string): Size | undefined {
  return findSize(text).size
}
