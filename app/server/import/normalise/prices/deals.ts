/** What leaflets call the pieces of a deal. */
const pieceWords = [
  'stk|styk|styck|st|kpl|pk|pkt|pakker|pakke|paket|pakettia|förp|ps|pss|poser|påsar|pussia|bk|bakker|rs|rasiaa|askar|tråg',
  'glas|glass|prk|purkkia|burkar|bægre|beger|ds|dåser|bokser|tlk|tölkkiä|fl|flasker|flaskor|plo|pulloa|tuber',
  'levyä|kimppua|bundter|bunter|buketter|knippen|krukor|ruukkua|net|nett|nät|kasser|lådor|laatikkoa|kurve|korgar',
  'bdt|ks|kasse|stykker|plader|plater|kartonger|krt|tube|rør|förpackningar|pakkausta',
  'pose|påse|pussi|bakke|rasia|ask|purkki|burk|dåse|boks|tölkki|flaske|flaska|pullo|bundt|bunt|kimppu',
].join('|')
const piece = String.raw`(?:${pieceWords})(?!\p{L})\.?`
// Of two digits, `74/80` is a size of clothes.
const together =
  '(?<!\\d\\d\\s?)(?:til|/)|for|för|(?:[-–]\\s?)?betala?|yhteensä|yht\\.?|i alt|ialt|samlet|sammen|tillsammans|totalt'
const amount = String.raw`(?<amount>\d{1,5}(?:[.,:]\d{2})?)(?![\d.,:]*\d)`
const otherUnit = String.raw`(?!\s?(?:k?g|gr|[cdm]?l|[cm]?m|w|%|x|pers\p{L}*)(?!\p{L}))`
const only = String.raw`(?:(?:kun|bare|bara|nu|endast|vain|fra|kr)(?!\p{L})[.:]?\s?)*`
const start = String.raw`(?<![\p{L}\d.,:])`

/** `2 for 35`, `3 stk. kun 45,-`, `2 pss 5 €`, `Ta 2 betala 35`; not the `20 stk. 40 cm` of roses. */
const before = new RegExp(
  `${start}(?<pieces>\\d{1,2})\\s?(?:${piece}\\s?(?:${together}|[=:])?|${together})\\s?${only}${amount}${otherUnit}`,
  'giu',
)
/** `35,- for 2`, `35 kr för 2 st`. */
const after = new RegExp(
  `${start}${amount}(?:,-|:-)?(?:\\s?(?:kr\\.?|€))?\\s(?:for|för)\\s(?<pieces>\\d{1,2})(?![\\d.,:]*\\d)${otherUnit}`,
  'giu',
)

const alone = [
  String.raw`1\s?${piece}|(?:pr\.?|per)\s?${piece}|à|enkelt(?:vis|pris|køb|kjøp)?|enstaka(?:\s?pris)?|styckvis`,
  String.raw`stk?\.?[-\s]?pris|sty(?:c?k|kk)pris|yks(?:ittäi\p{L}+)?|kappalehinta|kpl[-\s]?hinta`,
].join('|')
/** `1 stk. 25,-`, `Enkeltpris 25`, `Pr. stk. 24,95`, `Yksittäin 2,50`; not what a kilo costs `v/1 stk. 62,50`. */
const named = new RegExp(
  `(?<![\\p{L}\\d.,:/])(?:${alone})(?!\\p{L})\\.?:?\\s?/?${only}${amount}${otherUnit}`,
  'giu',
)
/** `25,00/pkt`, `25 kr/st`, `25,- pr. stk.`. */
const perPiece = new RegExp(
  `${start}${amount}(?:,-|:-)?(?:\\s?(?:kr\\.?|€))?\\s?(?:/|(?:pr\\.?|per)\\s)\\s?${piece}`,
  'giu',
)

type Groups = Record<string, string>

/** The groups of each place in a text where one of the patterns is. */
function found(text: string, patterns: RegExp[]): Groups[] {
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(({ groups = {} }) => groups))
}

const minorUnits = ({ amount = '' }: Groups) => Math.round(Number(amount.replace(/[,:]/, '.')) * 100)

/** The number of pieces that a text sells together at this price in minor units; undefined if it says none. */
export function piecesOfDeal(text: string, price: number): number | undefined {
  const deal = found(text, [before, after]).find(
    (groups) => Number(groups.pieces) > 1 && minorUnits(groups) === price,
  )
  return deal && Number(deal.pieces)
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
    .map(minorUnits)
    .find((amount) => amount <= price && amount * units > price * 1.01)
}
