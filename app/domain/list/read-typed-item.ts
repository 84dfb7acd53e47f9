import { plainLine } from '../text/plain-line.ts'
import { heldQuantity } from './list-change.ts'
import type { NeedRule } from './need-rule.ts'
import { readRule } from './rule-as-text.ts'
import { maximumNameLength, maximumWantedLength } from './shopping-list.ts'
import { about, neverCounted, numbersByWord, part, piece, unit } from './typed-words.ts'

/**
 * What a shopper typed into the list's field: the name of an item, how many pieces of it, how much of it is wanted, such as
 * `2 l` or `en halv`, and what will do for it, if the text of a list says so.
 */
export type TypedItem = { itemName: string; quantity: number; wantedAmount?: string; rule?: NeedRule }

const word = Object.keys(numbersByWord).join('|')
const wholeNumber = '[1-9]\\d{0,5}'
const fraction = '(?:\\d{1,3} ?)?[½¼¾⅓⅔⅛]|(?:\\d{1,3} )?[1-9]/[1-9]\\d?'
const decimal = '\\d{1,6}(?:[.,]\\d{1,3})?'
const number = `(?:${fraction}|${decimal})`
const range = `${number}(?: ?[-–] ?${number})?`
const unitWord = `(?:${unit})\\.?(?![\\p{L}\\p{N}])`
/** `6-pack`, `6 pak`, `sixpack`. */
const pack =
  '\\d{1,3} ?-? ?(?:pack|pak|pk|pakk|pakning|pakke|pakkaus)(?![\\p{L}\\p{N}])|six-?pack|sixpak|sexpack'
const measured = `(?:(?:${about}) )?(?:${pack}|(?:${range} ?|(?:${part}|${word}) )${unitWord})`
/** What is wanted without a unit: `en halv agurk`, `½ agurk`, `2-3 løg`. */
const unmeasured = `(?:${part}|${fraction}|(?:${about} )?${decimal} ?[-–] ?${decimal})`

const name = '(?<name>\\S.*?)'
const count = `(?<count>${wholeNumber})`
const wordCount = `(?<count>${wholeNumber}|${word})`
const amount = `(?<amount>${measured})`
const pattern = (...sources: string[]) => sources.map((source) => new RegExp(`^${source}$`, 'iu'))

/** Our own form, in which nothing but the number is read: `2 stk: 7 Up`, `2 stk (stor): mælk`. */
const spelledOut = pattern(`${count} ?(?:${piece})(?: \\((?<amount>[^)]+)\\))?: (?<name>.+)`)
/** A number of pieces that says so: `3 x æg`, `2 stk. mælk`, `mælk 2 stk`, `mælk (2 stk)`, `x2 mælk`, `mælk x 2`. */
const counted = pattern(
  `${count} ?[x×*] ?${name}`,
  `[x×] ?${count} ${name}`,
  `${wordCount} ?(?:${piece}) (?:[áà@] ?)?${name}`,
  `${name}[,:]? ${count} ?[x×*] ?(?<amount>${measured})`,
  `${name},? \\(${wordCount} ?(?:${piece}|[x×])\\)`,
  `${name},? \\([x×] ?${count}\\)`,
  `${name}(?:[,:]| [-–])? ${wordCount} ?(?:${piece}|[x×])`,
  `${name},? ?(?:(?<![\\p{L}\\p{N}])x|[×*]) ?${count}`,
)
/** Packs of a size: `2 pk. à 500 g kaffe`. Apart, because browsers take long to prepare an expression with all units twice. */
const sizedPacks = pattern(`(?<amount>${measured} [áà] ${measured}) ${name}`)
/** An amount before or after the name: `2 l mælk`, `mælk, 2 l`, `mælk (2 l)`. */
const amounted = pattern(
  `(?<amount>${measured}) ${name}`,
  `(?<amount>${unmeasured}) ${name}`,
  `${name},? \\(${amount}\\)`,
  `${name}(?:[,:]| [-–])? ${amount}`,
)
/**
 * What all of these have: a digit, a fraction, or a number in words. A browser takes a tenth of a second to prepare them, which
 * a name alone need not wait for.
 */
const anyNumber = new RegExp(
  `[\\d½¼¾⅓⅔⅛]|(?<![\\p{L}\\p{N}])(?:${part}|${word}|six-?pack|sixpak|sexpack)(?![\\p{L}\\p{N}])`,
  'iu',
)
const [measureAlone] = pattern(`(?:${measured}|${wordCount} ?(?:${piece}|[x×]))`)

/** A number alone, if goods follow it: `2 agurker`, `to agurker`. In `7 Up` and `3 i 1` it belongs to the name. */
const bare = new RegExp(`^(?<count>[1-9]\\d?|${word}) (?<name>(?<first>\\p{Ll}[\\p{L}-]+).*)$`, 'u')
/** Words that stand after a number themselves, so that no name begins with them: `2 stk`. */
const [countedWord] = pattern(`(?:${piece}|${unit})`)
/** More goods with a number of their own: `4 øl og 2 cola`. */
const severalGoods = new RegExp(` (?:og|och|ja|eller|tai|[+&]) ?(?:\\d|(?:${word}) )`, 'iu')
/** What a number at the end belongs to: `bleer str. 4`. */
const labelled =
  /(?:^|[\s.])(?:str|strl|størrelse|storlek|stl|koko|nr|nro|no|type|typ|model|vitamin|omega|maks|max|min)\.?$/iu
const isName = (text: string) => /\p{L}/u.test(text) && !labelled.test(text) && !isAmountAlone(text)

/** No more of a text is read, so that none takes long. */
const longest = maximumNameLength + maximumWantedLength + 25
const longestRule = 100

type Read = { name: string; count?: number | undefined; amount?: string | undefined }

const numberOf = (text: string) => numbersByWord[text.toLowerCase()] ?? Number(text)

function firstOf(patterns: RegExp[], text: string, isRight = isName): Read | undefined {
  for (const each of patterns) {
    const { name, count, amount } = each.exec(text)?.groups ?? {}
    if (name !== undefined && isRight(name))
      return { name, count: count === undefined ? undefined : numberOf(count), amount }
  }
  return undefined
}

const readAmount = (text: string) =>
  (/ [áà] /iu.test(text) ? firstOf(sizedPacks, text) : undefined) ?? firstOf(amounted, text)

/** `4x60 skruer` has no pieces: after a number of pieces comes a name, or an amount with one. */
function readCount(text: string): Read {
  const found = firstOf(counted, text)
  const isGoods = found && (!/^\d/.test(found.name) || readAmount(found.name))
  return isGoods && !severalGoods.test(found.name) ? found : { name: text }
}

/** A number before the name, if it is left after pieces and amounts were read. */
function readBare({ name, count, amount }: Read, isAmountFirst: boolean): Read {
  const found = count === undefined && !isAmountFirst ? bare.exec(name)?.groups : undefined
  const { count: number = '', name: rest = '', first = '' } = found ?? {}
  const isGoods = !neverCounted.has(first) && !countedWord?.test(first) && !severalGoods.test(rest)
  // `en agurk` is one, but `et eller andet` and `en god ost` are names.
  const isOne = numberOf(number) === 1 && rest.includes(' ')
  return found && isGoods && !isOne
    ? { name: rest, count: numberOf(number), amount }
    : { name, count, amount }
}

function readWhole(line: string): Read {
  if (!anyNumber.test(line)) return { name: line }
  const own = firstOf(spelledOut, line, () => true)
  if (own) return own
  const pieces = readCount(line)
  const measure = pieces.amount === undefined ? readAmount(pieces.name) : undefined
  const isAmountFirst = measure !== undefined && !pieces.name.startsWith(measure.name)
  return readBare(
    { ...pieces, ...(measure && { name: measure.name, amount: measure.amount }) },
    isAmountFirst,
  )
}

/** Where a rule stands in our own forms: `2 stk kaffe (400–500 g · uanset mærke)`, `1 stk (uanset størrelse · Oma): 3x æg`. */
const ruled = [
  new RegExp(
    `^(?<before>${wholeNumber} ?(?:${piece})(?: \\([^()]+\\))?) \\((?<rule>[^()]+ · .+?)\\)(?<after>: .+)$`,
    'iu',
  ),
  /^(?<before>.*\S) \((?<rule>[^()]+ · .+)\)(?<after>)$/u,
]

/** A text without the rule that it says, and the rule. */
function takeRule(text: string): { line: string; rule?: NeedRule } {
  if (!text.includes(' · ')) return { line: text }
  const {
    before = '',
    rule: said = '',
    after = '',
  } = ruled.map((form) => form.exec(text)?.groups).find((found) => found) ?? {}
  const rule = readRule(said)
  const isName = after === '' && spelledOut.some((form) => form.test(text))
  return rule && !isName ? { line: before + after, rule } : { line: text }
}

/** One space between a number and its unit. */
const tidied = (amount: string) =>
  amount.replace(/(?<=[\d½¼¾⅓⅔⅛])(?=\p{L})/u, ' ').replace(/(?<=\d) (?=[½¼¾⅓⅔⅛])/u, '')

/**
 * Reads a text that a shopper typed or pasted as one item, in any of our languages. A number of pieces becomes the quantity, an
 * amount (`2 l`) stays with the item as what is wanted, a rule as what will do for it, and the rest is the name. What is not
 * understood stays in the name.
 * @returns undefined if the text is blank.
 */
export function readTypedItem(text: string): TypedItem | undefined {
  const { line: ruleless, rule } = takeRule(plainLine(text, longest + longestRule).replace(/\s+/g, ' '))
  const line = plainLine(ruleless, longest)
  if (line === '') return undefined
  const { name, count = 1, amount } = readWhole(line)
  return {
    itemName: plainLine(name, maximumNameLength),
    quantity: heldQuantity(count),
    ...(amount !== undefined && { wantedAmount: plainLine(tidied(amount), maximumWantedLength) }),
    ...(rule && { rule }),
  }
}

/** Whether a text is a number of pieces or an amount without a name, as between the commas of `mælk, 2 l, æg`. */
export const isAmountAlone = (text: string): boolean =>
  text.length <= longest && (measureAlone?.test(text.trim()) ?? false)
