import { type QuantityType, roundQuantity, type Size, totalQuantity } from '#app/domain/offers/sizes.ts'
import { isCapacity } from './capacities.ts'
import { isOfStems } from './stems.ts'

const unitWords: [words: string, type: QuantityType, parts: number][] = [
  ['kg|kilo|kilogram|kiloa', 'kg', 1],
  ['hg|hekto', 'kg', 10],
  ['g|gr|gram|grammaa', 'kg', 1000],
  ['l|lt|ltr|liter|litre|litra|litraa', 'l', 1],
  ['dl|deciliter|desiliter', 'l', 10],
  ['cl|centiliter', 'l', 100],
  ['ml|milliliter', 'l', 1000],
  ['m|meter|metri|metriä', 'm', 1],
  ['stk|styk|styck|stykker|st|kpl|pcs|rl|rll|rulle|ruller|rullar|rulla|rullaa', 'stk', 1],
  ['tabs|tabl|tabletter|tablettia|kaps|kapsler|kapslar|kapselia', 'stk', 1],
]
const units = new Map(
  unitWords.flatMap(([words, type, parts]) => words.split('|').map((word) => [word, { type, parts }])),
)

const amount = String.raw`(?:\d{1,6}(?:[.,]\d{1,3})?½?|[½¼¾])`
const unit = `(?:${[...units.keys()].join('|')})`
// `e700g` is the sign for an average weight, `n1kg` the Finnish word for about.
const about = String.raw`(?:(?<![\p{L}\d])(?:ca\.?|c:a|cirka|noin|n\.?|[eà]|á|℮)\s*)?`
// The 3 of `Omega 3 kapsler` is not a number of pieces.
const start = String.raw`(?=[\d½¼¾cneàá℮])${about}(?=[\d½¼¾])(?<!omega[\s-]?)(?:(?<![\p{L}\d.,/½¼¾])|(?<=(?<![\p{L}\d])(?:e|n|noin|ca|[SMLX]{1,2})))`
// The `80 g/m²` of paper are no size.
const end = String.raw`(?![\p{L}\d²³]|\s?/\s?m[²2])\.?`
const container = String.raw`(?:stk\.?|st\.?|kpl|ds\.?|fl\.?|dåser|flasker|burkar|flaskor|tlk|plo)`
const inContainer = String.raw`(?:\s*(?:ds|dåser?|fl|flasker?|burk|burkar|flaska|flaskor|tlk|plo)(?!\p{L})\.?)?`
const packWord = String.raw`(?:\s?-?\s?(?:pack|pak|pk|pkt|pakke|pakning|pakkaus)|-p)(?![\p{L}\d])\.?`
const rangeWord = String.raw`-|–|/|\+|eller|el\.|tai|til|till|og|och|ja`
const limitWord = 'min|minst|mindst|vähintään|maks|max|op til|opp til|upp till|jopa'
const pieceWord = 'stk|styk|stykker|st|kpl|pcs|pss|pussia|rl|rll|tabs|tabl|kaps'
const count = String.raw`\d{1,4}\s*(?:${pieceWord})\.?`
const or = String.raw`(?<=(?<!\p{L})(?:eller|el\.|tai)\s+)`

/** Before what is left without the water: `400 g/drænet 240 g`. */
const drainedWord = String.raw`(?:(?:drænet|drenert|avrunnen|valutettu)\s*(?:vægt|vekt|vikt)?\s*)?`

type Groups = Record<string, string>
const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

function numberOf(text: string, parts: number): number {
  if (text in fractions) return fractions[text] ?? 0
  const half = text.endsWith('½')
  const digits = half ? text.slice(0, -1) : text
  // `1.000 g` is a thousand grams, but `1.500 kg` is one and a half kilos.
  const isThousands = parts === 1000 && /^\d{1,3}\.\d{3}$/.test(digits)
  return Number(isThousands ? digits.replace('.', '') : digits.replace(',', '.')) + (half ? 0.5 : 0)
}

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
  const share = numberOf(groups.drained ?? '', 1000) / numberOf(groups.amount ?? '', 1000)
  return share >= 0.35 && share <= 0.75 ? sizeOf({ ...groups, unit: 'g' }) : undefined
}

/** A text's pattern, how its groups are read, and what each text with it has, which is found quicker. */
type Search = { needs: RegExp; pattern: string; read: (groups: Groups) => Size | undefined }
const packName = /pa[ck]|pk|-p/iu

/** Searched in this order: text that one pattern has matched is removed before the next. */
const patterns: Search[] = [
  // What is on offer as well: `peberfrugt eller 6 stk. tomater`.
  { needs: /eller|el\.|tai/iu, pattern: `${or}${amount}\\s*${unit}${end}`, read: unknown },
  // `agurk eller danske 6 stk. tomater`; not `rød eller gul peber 3 stk. pr. bakke`, which are three of both. A name or a
  // new sentence (`3 stk. Spanien`) begins with a capital.
  {
    needs: /(?:eller|el\.|tai)\s.*\d/iu,
    pattern: `(?<=(?<!\\p{L})(?:eller|el\\.|tai)\\s+(?:\\p{L}+\\s+){1,3})${count}\\s+(?=(?!pr\\.|per\\s|kun\\s|vain\\s|fra\\s|från\\s|fritt?\\s|valg|valfri|valinn)(?-i:\\p{Ll})\\p{L}{2})`,
    read: unknown,
  },
  // Ten pieces that weigh 250 g together.
  {
    needs: /\//,
    pattern: `${start}${count}\\s*/\\s*(?<amount>${amount})\\s*(?<unit>k?g|gr|[cdm]?l)${end}`,
    read: sizeOf,
  },
  // What the pack holds, and how much of it is left without the water.
  {
    needs: /\//,
    pattern: `${start}(?<amount>${amount})\\s*(?<unit>g)?\\s*/\\s*${drainedWord}(?<drained>${amount})\\s*g${end}`,
    read: sizeWithWater,
  },
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
    pattern: `${start}(?<pieces>\\d{1,3})\\s*[x×]\\s*(?<amount>0[,.]\\d{1,3})\\s*(?:tlk|plo|pl|ds|dåser|fl|flasker|burkar|flaskor)(?!\\p{L})\\.?`,
    read: (groups) => sizeOf({ ...groups, unit: 'l' }),
  },
  {
    needs: packName,
    pattern: `${start}(?<pieces>\\d{1,4})${packWord}[\\s,]+(?<amount>${amount})\\s*(?<unit>[cdm]?l|ltr|liter)${end}`,
    read: sizeOf,
  },
  {
    needs: /[x×]\s*\d/iu,
    pattern: `${start}(?<amount>${amount})\\s*(?<unit>k?g|gr|[cdm]?l|ltr|liter)\\.?\\s*(?:[x×]\\s*)(?<pieces>\\d{1,3})(?![\\p{L}\\d.,])`,
    read: sizeOf,
  },
  {
    needs: packName,
    pattern: `${start}(?<amount>${amount})\\s*(?<unit>[cdm]?l|ltr|liter)[\\s,]+(?<pieces>\\d{1,3})${packWord}`,
    read: sizeOf,
  },
  // Ambiguous: two packs of 250 g, or 500 g in two packs.
  {
    needs: packName,
    pattern: `${start}\\d{1,4}${packWord}[\\s,]+${amount}\\s*(?:k?g|gr)${end}`,
    read: unknown,
  },
  // Ambiguous: `1 500 g` is 1,500 g, or one pack of 500 g.
  { needs: /\d \d{3}/, pattern: `${start}\\d{1,3} \\d{3}\\s*(?:g|ml)${end}`, read: unknown },
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
    needs: /ykk?pris|ckpris|lehinta/iu,
    pattern: `(?<!\\p{L})(?<word>styckpris|stykpris|stykkpris|kappalehinta)(?!\\p{L})`,
    read: sizeOf,
  },
  // `Banaani kg`, `Kurkku kpl`, or the unit alone: the price is for a kilo, or for one.
  {
    needs: /(?:kg|kpl|styck|stk|st)\.?$/iu,
    pattern: `(?:^|(?<=\\p{L}\\s+))(?<unit>kg|kpl|styck|stk|st)\\.?$`,
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

/**
 * Finds the size in a product's name: `Letmælk 1 l` is 1 l of `Letmælk`. A range (`500-600 g`), a limit
 * (`maks. 1 kg`) and a text with different sizes give no size, because a wrong unit price is worse than none;
 * in the last case the rest is the whole text.
 */
export function findSize(text: string): FoundSize {
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
