import type { Part } from '#app/domain/categories/parts.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import {
  type Goods,
  goodsBegunBy,
  goodsNamed,
  goodsWithName,
  neighbours,
} from '../lexicon/goods/names-of-goods.ts'
import { joinedWords } from '../lexicon/words/joined-words.ts'
import { isListed, knownMeaning, type Meaning, meaningOf } from '../lexicon/words/word-meanings.ts'
import { stemOf } from '../lexicon/words/word-stem.ts'
import { partsBeside } from './analysis/parts-together.ts'
import { marks, nameless } from './index/search-document.ts'
import { scores } from './ranking.ts'

/** A way in which a product can have a word, as a tsquery for its `searchDocument`, best first. */
type Way = {
  score: keyof typeof scores
  tsquery: string
  /** The parts of the shop of which the product must be, null for an unknown one; else it only mentions the word. */
  parts?: (Part | null)[]
}

export type WordQuery = {
  /** All ways in which a product can have the word. */
  found: string
  ways: Way[]
  /** The part of the shop that the word belongs to, if it is known. */
  part: Part | undefined
  /** Too short for the index; tested on what the other words found. */
  isShort: boolean
}

/** A search: its words, of which all are required, and of which the `head` must say what the product is. */
export type SearchQuery = {
  found: string
  short: string | null
  words: WordQuery[]
  /** The place of the word that says what is wanted; undefined if any of them may. */
  head: number | undefined
  /** The words read as one, as a compound or a name in the lexicon, which counts as all of them. */
  compounds: WordQuery[]
  /** A single word that is so short that it is likely to be unfinished. */
  isUnfinished: boolean
  /** A single word, which may be one of those whose answers are precomputed. */
  prefix: string | undefined
}

const fewestLettersLookedUp = 3
const shortestTellingStem = 5
/** So short a word is likely to be unfinished, even if it is a known one. */
const mostUnfinished = 2

/** Much shorter stems are chance: `østers` is no form of `ost`. */
const mostShorter = 2

function tellingStem(word: string, country: Country): string {
  const stem = stemOf(word, country)
  return stem.length <= fewestLettersLookedUp && word.length - stem.length > mostShorter ? word : stem
}

const lexeme = (text: string, labels = '') => (labels ? `'${text}':${labels}` : `'${text}'`)
const either = (...lexemes: string[]) => lexemes.join('|')

/** The lexeme of goods of the lexicon, as a tsquery; with labels only those of these weights. */
export const goodsLexeme = ({ id }: Goods, labels = ''): string => lexeme(marks.goods + id, labels)

const goodsLexemes = (goods: readonly Goods[], labels = '') => [
  ...new Set(goods.map((one) => goodsLexeme(one, labels))),
]

/** The ways in which a product is goods of the lexicon, whatever it is called. */
const goodsWays = (goods: readonly Goods[]): Way[] =>
  goods.length === 0
    ? []
    : [
        { score: 'goods', tsquery: either(...goodsLexemes(goods, 'A')) },
        { score: 'kind', tsquery: either(...goodsLexemes(goods, 'B')) },
        { score: 'shelf', tsquery: either(...goodsLexemes(goods, 'C')) },
        { score: 'possible', tsquery: either(...goodsLexemes(goods, 'D')) },
      ]

/**
 * The way in which a product has a word in its name or brand and is the goods that the word names: `Oivariini` is a
 * spread.
 */
const namesakeWays = (word: string, goods: readonly Goods[]): Way[] =>
  goods.length === 0
    ? []
    : [{ score: 'head', tsquery: `(${lexeme(word, 'B')}&(${either(...goodsLexemes(goods, 'AB'))}))` }]

/** The ways of a word that names goods which others are made of or taste of. */
function ingredientWays({ part, weight }: Meaning, stem: string): Way[] {
  if (!part || weight > 0) return []
  const tsquery = lexeme(marks.modifier + stem, 'A')
  return part === 'meat-fish'
    ? [{ score: 'material', tsquery, parts: [part, 'frozen'] }]
    : [{ score: 'modifier', tsquery, parts: [part] }]
}

/** The ways of a word that may be unfinished, or end a word that nobody knows. */
const unfinishedWays = (word: string, begun: readonly Goods[]): Way[] => [
  ...(begun.length > 0
    ? [{ score: 'completed' as const, tsquery: either(...goodsLexemes(begun, 'AB')) }]
    : []),
  { score: 'headBegun', tsquery: lexeme(word, '*A') },
  { score: 'begun', tsquery: lexeme(word, '*BC') },
  { score: 'end', tsquery: lexeme(marks.looseEnd + word) },
]

/** Each way costs time for each product; those with the same points and parts of the shop are one. */
function joinedWays(ways: readonly Way[]): Way[] {
  const joined = new Map<string, Way>()
  for (const way of ways) {
    const key = `${scores[way.score]} ${way.parts?.join()}`
    const known = joined.get(key)
    joined.set(key, known ? { ...known, tsquery: either(known.tsquery, way.tsquery) } : way)
  }
  return [...joined.values()].sort((a, b) => scores[b.score] - scores[a.score])
}

/** Whether a word is known and finished. What only has the stem of a known one may begin another: `svine` of `svinekød`. */
function isWhole(word: string, country: Country): boolean {
  if (word.length <= mostUnfinished || !knownMeaning(word, country)) return false
  return isListed(word, country) || goodsBegunBy(word, country).length === 0
}

function wordQueryOf(word: string, country: Country, isKnown: boolean): WordQuery {
  const stem = tellingStem(word, country)
  const meaning = meaningOf(word, country)
  const part = meaning?.part
  // Unrelated words share a short stem, so that the parts of the shop must agree.
  const form = part && stem.length < shortestTellingStem ? { parts: [part, 'frozen' as const] } : {}
  const beside = part && isListed(word, country) ? { parts: [...partsBeside(part), null] } : {}
  const goods = goodsNamed([word], country)
  const begun = isKnown ? [] : goodsBegunBy(word, country)
  const ways: Way[] = [
    { score: 'head', tsquery: lexeme(word, 'A') },
    ...namesakeWays(word, goods),
    { score: 'headForm', tsquery: lexeme(marks.stem + stem, 'A'), ...form },
    ...goodsWays(goods),
    { score: 'headEnd', tsquery: lexeme(marks.end + word, 'A') },
    { score: 'headEnd', tsquery: lexeme(marks.endStem + stem, 'A'), ...form },
    { score: 'named', tsquery: lexeme(word, 'B'), ...beside },
    { score: 'shelf', tsquery: lexeme(word, 'C') },
    { score: 'shelf', tsquery: lexeme(marks.stem + stem, 'C'), ...form },
    ...(meaning ? ingredientWays(meaning, stem) : []),
    { score: 'shelfEnd', tsquery: lexeme(marks.end + word, 'C') },
    { score: 'shelfEnd', tsquery: lexeme(marks.endStem + stem, 'C'), ...form },
    { score: 'possible', tsquery: lexeme(marks.possible + stem, 'D'), ...form },
    ...(meaning?.isState ? [{ score: 'named' as const, tsquery: lexeme(marks.part + meaning.part) }] : []),
    ...(isKnown ? [] : unfinishedWays(word, begun)),
  ]
  if (stem.length >= shortestTellingStem)
    ways.push({ score: 'namedForm', tsquery: lexeme(marks.stem + stem, 'B'), ...beside })
  const found = [
    ...[marks.stem, marks.endStem, marks.possible, marks.modifier].map((mark) => lexeme(mark + stem)),
    ...[marks.end, marks.looseEnd].map((mark) => lexeme(mark + word)),
    ...goodsLexemes([...goods, ...begun]),
    ...(meaning?.isState ? [lexeme(marks.part + meaning.part)] : []),
  ]
  return {
    found: `(${either(lexeme(word, isKnown ? '' : '*'), ...found)})`,
    ways: joinedWays(ways),
    part,
    isShort: word.length < fewestLettersLookedUp,
  }
}

/** The place of the word that says what is wanted, by the rules of names: the weightiest goods, the last of several. */
export function headOf(
  words: string[],
  country: Country,
  qualifiers: ReadonlySet<string>,
): number | undefined {
  const weights = words.map((word) => {
    const meaning = qualifiers.has(word) ? undefined : meaningOf(word, country)
    return meaning?.part && !meaning.isState ? meaning.weight : -1
  })
  const most = Math.max(-1, ...weights)
  return most === -1 ? undefined : weights.lastIndexOf(most)
}

/** Neighbours read as one word: `rød løg` is looked up as `rødløg` too. */
function compoundsOf(words: string[], country: Country): string[] {
  const [first, last, ...others] = words
  return first && last && others.length === 0 ? joinedWords(first, last, country) : []
}

/**
 * Words that are read as one must be found as that word, because an end in another form is likely to be chance.
 * @param isNamed the words name goods apart, so that they are no form of others: `grønn te` is no `grønt`.
 */
function compoundQueryOf(word: string, country: Country, isNamed: boolean): WordQuery {
  const goods = isNamed ? goodsWithName(word, country) : goodsNamed([word], country)
  return {
    found: `(${either(...['', marks.end].map((mark) => lexeme(mark + word)), ...goodsLexemes(goods))})`,
    ways: joinedWays([
      { score: 'head', tsquery: lexeme(word, 'A') },
      ...goodsWays(goods),
      { score: 'headEnd', tsquery: lexeme(marks.end + word, 'A') },
      { score: 'named', tsquery: lexeme(word, 'B') },
      { score: 'shelf', tsquery: lexeme(word, 'C') },
    ]),
    part: meaningOf(word, country)?.part,
    isShort: false,
  }
}

/**
 * All words are in the name or brand of a product, and one of them, or goods that they name, says what it is:
 * `solsikkefrø til fugler`.
 */
function fullName(words: string[], country: Country): WordQuery {
  const named = words.map((word) => lexeme(word, 'ABD')).join('&')
  const heads = words.flatMap((word) => [
    lexeme(word, 'A'),
    ...goodsLexemes(goodsNamed([word], country), 'A'),
  ])
  const phrases = [...neighbours(words)].flatMap((phrase) => goodsNamed(phrase, country))
  // Of what only says what it tastes of, the brand tells more.
  const withBrand = `(${lexeme(nameless)}&(${either(...words.map((word) => lexeme(word, 'B')))}))`
  const found = `(${named}&(${either(...heads, ...goodsLexemes(phrases, 'A'), withBrand)}))`
  return { found, ways: [{ score: 'head', tsquery: found }], part: undefined, isShort: false }
}

/** Words that name goods of the lexicon together: `hakket oksekød`. */
function namedTogether(words: string[], country: Country): WordQuery[] {
  const goods = words.length > 1 ? goodsNamed(words, country) : []
  if (goods.length === 0) return []
  const found = `(${either(...goodsLexemes(goods))})`
  return [{ found, ways: goodsWays(goods), part: goods[0]?.part ?? undefined, isShort: false }]
}

/**
 * The tsqueries of a search for folded words, in any order. Words of one letter rank products beside longer words and
 * are required only alone.
 * @param words at least one, of a-z and 0-9.
 * @param qualifiers those that follow a preposition, which never say what is wanted.
 */
export function searchQueryOf(
  words: string[],
  country: Country,
  qualifiers: ReadonlySet<string> = new Set(),
): SearchQuery {
  const together = namedTogether(words, country)
  const isNamed = together.length > 0
  const queries = words.map((word) => wordQueryOf(word, country, isNamed || isWhole(word, country)))
  const longEnough = queries.filter((_, place) => (words[place] ?? '').length > 1)
  // A letter tells goods apart that are named with it: `c vitamin`.
  const required = longEnough.length > 0 && !isNamed ? longEnough : queries
  const lookedUp = required.filter(({ isShort }) => !isShort)
  const short = lookedUp.length > 0 ? required.filter(({ isShort }) => isShort) : []
  const all = (some: WordQuery[]) => some.map(({ found }) => found).join('&')
  return {
    found: all(lookedUp.length > 0 ? lookedUp : required),
    short: short.length > 0 ? all(short) : null,
    words: queries,
    head: words.length === 1 ? 0 : headOf(words, country, qualifiers),
    compounds: [
      ...together,
      ...(words.length > 1 ? [fullName(words, country)] : []),
      ...compoundsOf(words, country).map((word) => compoundQueryOf(word, country, isNamed)),
    ],
    isUnfinished: words.length === 1 && (words[0] ?? '').length <= mostUnfinished,
    prefix: words.length === 1 ? words[0] : undefined,
  }
}

/** A search for goods of the lexicon themselves, but no kinds of them. */
export function goodsQueryOf(goods: Goods): SearchQuery {
  const found = goodsLexeme(goods, 'A')
  const word: WordQuery = {
    found,
    ways: [{ score: 'goods', tsquery: found }],
    part: goods.part ?? undefined,
    isShort: false,
  }
  return { found, short: null, words: [word], head: 0, compounds: [], isUnfinished: false, prefix: undefined }
}
