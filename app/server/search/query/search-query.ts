import type { Country } from '#app/domain/locale/locales.ts'
import { fold } from '#app/domain/search/folding.ts'
import { isOnlyBrand } from '../../lexicon/brands.ts'
import {
  type Goods,
  goodsBegunBy,
  goodsNamed,
  goodsWithName,
  namesNearlyTyped,
} from '../../lexicon/goods/names-of-goods.ts'
import { areForms } from '../../lexicon/goods/word-forms.ts'
import { isListed, knownMeaning, type Meaning, meaningOf } from '../../lexicon/words/word-meanings.ts'
import { stemOf } from '../../lexicon/words/word-stem.ts'
import { partsBeside } from '../analysis/parts-together.ts'
import { marks, nameless, writtenLexeme } from '../index/search-document.ts'
import type { GoodsReading, WordsReading } from '../readings/reading.ts'
import { headOf } from '../term/head-of.ts'
import {
  either,
  goodsLexeme,
  goodsLexemes,
  goodsWays,
  joinedWays,
  lexeme,
  type Way,
  type WordQuery,
} from './ways.ts'
import { wordsAsOne } from './words-as-one.ts'

/** A search: its words, of which all are required, and of which the `head` must say what the product is. */
export type SearchQuery = {
  found: string
  short: string | null
  words: WordQuery[]
  /** The place of the word that says what is wanted; undefined if any of them may. */
  head: number | undefined
  /** What several words may be as one, in the order of `wordsAsOne`. */
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

/** An unknown word has a short stem of others by chance too: `Rissa` is no form of `ris`, and `Dala` none of `dal`. */
function tellingStem(word: string, meaning: Meaning | undefined, country: Country): string {
  const stem = stemOf(word, country)
  const isChance = word.length - stem.length > mostShorter || (!meaning && stem !== word)
  return stem.length <= fewestLettersLookedUp && isChance ? word : stem
}

/**
 * The way in which a product has a word in its name or brand and is the goods that the word names: `Oivariini` is a
 * spread.
 */
const namesakeWays = (asTyped: string, goods: readonly Goods[]): Way[] =>
  goods.length === 0
    ? []
    : [{ score: 'head', tsquery: `(${lexeme(asTyped, 'B')}&(${either(...goodsLexemes(goods, 'AB'))}))` }]

/** The ways of a word that names goods which others are made of or taste of. */
function ingredientWays({ part, weight }: Meaning, stem: string): Way[] {
  if (!part || weight > 0) return []
  const tsquery = lexeme(marks.modifier + stem, 'A')
  return part === 'meat-fish'
    ? [{ score: 'material', tsquery, parts: [part, 'frozen'] }]
    : [{ score: 'modifier', tsquery, parts: [part] }]
}

/**
 * The ways of a word that may be unfinished, or end a word that nobody knows.
 * @param begun the goods that it may begin, the likeliest first.
 */
const unfinishedWays = (word: string, asTyped: string, begun: readonly Goods[]): Way[] => [
  ...(begun.length > 0
    ? [
        { score: 'completed' as const, tsquery: either(...goodsLexemes(begun.slice(0, 1), 'AB')) },
        { score: 'headBegun' as const, tsquery: either(...goodsLexemes(begun, 'AB')) },
      ]
    : []),
  { score: 'headBegun', tsquery: lexeme(asTyped, '*A') },
  { score: 'begun', tsquery: lexeme(asTyped, '*BC') },
  { score: 'end', tsquery: lexeme(marks.looseEnd + word) },
]

/** Whether a word is known and finished. What only has the stem of a known one may begin another: `svine` of `svinekød`. */
function isWhole(word: string, country: Country): boolean {
  if (word.length <= mostUnfinished || !knownMeaning(word, country)) return false
  return isListed(word, country) || goodsBegunBy(word, country).length === 0
}

/**
 * Whether a word has the stem of a known one, but begins another and is no form of the first: `agurksa` is none of `agurk`. An
 * `s` behind a word is likelier to begin the next part of a compound: `tomats` of `tomatsås`.
 */
function beginsOther(word: string, begun: readonly Goods[], country: Country): boolean {
  if (begun.length === 0 || isListed(word, country)) return false
  const known = knownMeaning(word, country)
  return known !== undefined && (word === `${known.word}s` || !areForms(word, known.word, country))
}

/** Goods of which a name begins as a word is typed, if that has Nordic letters. */
const begunAs = (written: string | undefined, { names }: Goods, country: Country) =>
  !written || names[country].some((name) => writtenLexeme(name)?.startsWith(written))

/** The lexeme of a folded name of goods as it is written, if that begins as a word is typed, with Nordic letters. */
function writtenName(name: string, begun: string, country: Country): string | undefined {
  const all = goodsWithName(name, country).flatMap(({ names }) => names[country])
  return all
    .filter((one) => fold(one) === name)
    .flatMap((one) => writtenLexeme(one) ?? [])
    .find((one) => one.startsWith(begun))
}

/** What is searched for if a word that may be unfinished were the names of goods that it is most of. */
const finishedQueries = (word: string, written: string | undefined, country: Country): WordQuery[] =>
  namesNearlyTyped(word, country).flatMap((name) => {
    const asWritten = written && writtenName(name, written, country)
    return written && !asWritten ? [] : [wordQueryOf(name, asWritten, country, true)]
  })

/** @param written the lexeme of a word with Nordic letters, which products must have as they are typed. */
function wordQueryOf(
  word: string,
  written: string | undefined,
  country: Country,
  isKnown: boolean,
): WordQuery {
  const begun = isKnown ? [] : goodsBegunBy(word, country, (one) => begunAs(written, one, country))
  const finished = isKnown ? [] : finishedQueries(word, written, country)
  const isOther = beginsOther(word, begun, country)
  const goods = isOther ? goodsWithName(word, country) : goodsNamed([word], country)
  const isBrand = isOnlyBrand(word, country)
  const isUnknown = !isBrand && (isOther || !knownMeaning(word, country))
  const isBeginning = isUnknown && goods.length === 0 && begun.length > 0
  const meaning = isOther ? undefined : meaningOf(word, country)
  const stem = isOther || isBeginning ? word : tellingStem(word, meaning, country)
  const asTyped = written ?? word
  const formOf = (labels: string) =>
    written
      ? `(${lexeme(marks.stem + stem, labels)}&(!${lexeme(word)}|${lexeme(written)}))`
      : lexeme(marks.stem + stem, labels)
  const part = meaning?.part
  // Unrelated words share a short stem, so that the parts of the shop must agree.
  const form = part && stem.length < shortestTellingStem ? { parts: [part, 'frozen' as const] } : {}
  const beside = part && isListed(word, country) ? { parts: [...partsBeside(part), null] } : {}
  const ways: Way[] = [
    // The beginning of goods stands whole in few names, by chance: `Kyckli/lfågel`. They hide no other goods that it begins.
    { score: isBeginning ? 'completed' : 'head', tsquery: lexeme(asTyped, 'A') },
    ...namesakeWays(asTyped, goods),
    // A brand has no forms, and what only begins with it is not shown beside it.
    ...(isBrand ? [{ score: 'goods' as const, tsquery: lexeme(asTyped, 'B') }] : []),
    ...(isBrand || isBeginning ? [] : [{ score: 'headForm' as const, tsquery: formOf('A'), ...form }]),
    ...goodsWays(goods),
    { score: 'headEnd', tsquery: lexeme(marks.end + word, 'A') },
    { score: 'headEnd', tsquery: lexeme(marks.endStem + stem, 'A'), ...form },
    { score: 'named', tsquery: lexeme(asTyped, 'B'), ...beside },
    { score: 'shelf', tsquery: lexeme(word, 'C') },
    { score: 'shelf', tsquery: lexeme(marks.stem + stem, 'C'), ...form },
    ...(meaning ? ingredientWays(meaning, stem) : []),
    { score: 'shelfEnd', tsquery: lexeme(marks.end + word, 'C') },
    { score: 'shelfEnd', tsquery: lexeme(marks.endStem + stem, 'C'), ...form },
    { score: 'possible', tsquery: lexeme(marks.possible + stem, 'D'), ...form },
    ...(meaning?.isState ? [{ score: 'named' as const, tsquery: lexeme(marks.part + meaning.part) }] : []),
    ...(isKnown ? [] : unfinishedWays(word, asTyped, begun)),
  ]
  if (stem.length >= shortestTellingStem && !isBrand && !isBeginning)
    ways.push({ score: 'namedForm', tsquery: formOf('B'), ...beside })
  const found = [
    ...[marks.stem, marks.endStem, marks.possible, marks.modifier].map((mark) => lexeme(mark + stem)),
    ...[marks.end, marks.looseEnd].map((mark) => lexeme(mark + word)),
    ...goodsLexemes([...goods, ...begun]),
    ...(meaning?.isState ? [lexeme(marks.part + meaning.part)] : []),
  ]
  return {
    found: `(${either(lexeme(asTyped, isKnown ? '' : '*'), ...(written ? [lexeme(word, 'C')] : []), ...found, ...finished.map((one) => one.found))})`,
    ways: joinedWays([...ways, ...finished.flatMap((one) => one.ways)]),
    part: part ?? finished[0]?.part,
    isShort: word.length < fewestLettersLookedUp,
  }
}

/** The goods that several words name together. Written together in their order, they are no others: `kaffe filter`. */
function goodsOfSeveral(words: readonly string[], country: Country): readonly Goods[] {
  const together = goodsWithName(words.join(''), country)
  return together.length > 0 ? together : goodsNamed(words, country)
}

/**
 * The tsqueries of a search for folded words, in any order. Words of one letter rank products beside longer words and
 * are required only alone.
 * @param words at least one, of a-z and 0-9, or of a sign too that belongs to it (`m&m`).
 * @param qualifiers those that follow a preposition, which never say what is wanted.
 * @param writtenAs a word as it is typed: products must have its Nordic letters.
 */
export function searchQueryOf(
  words: string[],
  country: Country,
  { qualifiers = new Set(), writtenAs }: Partial<Pick<WordsReading, 'qualifiers' | 'writtenAs'>> = {},
): SearchQuery {
  const goods = words.length > 1 ? goodsOfSeveral(words, country) : []
  const isNamed = goods.length > 0
  const writtenOf = (word: string) => writtenAs && writtenLexeme(writtenAs(word))
  const queries = words.map((word) =>
    wordQueryOf(word, writtenOf(word), country, isNamed || isWhole(word, country)),
  )
  const [first = ''] = words
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
    compounds: words.length > 1 ? wordsAsOne.flatMap(({ read }) => read({ words, country, goods })) : [],
    isUnfinished: words.length === 1 && first.length <= mostUnfinished,
    prefix: words.length === 1 ? (writtenOf(first) ?? first) : undefined,
  }
}

const weightsOf = { itself: 'A', kinds: 'AB', unsaid: 'BC' } as const

/** A search for goods of the lexicon, as `GoodsReading` says. */
export function goodsQueryOf({ goods, reach = 'itself' }: GoodsReading): SearchQuery {
  const found = goodsLexeme(goods, weightsOf[reach])
  const nothingElse = `(${either(`!${lexeme(marks.goods, '*A')}`, lexeme(nameless))})`
  const word: WordQuery = {
    found,
    ways: [{ score: 'goods', tsquery: reach === 'unsaid' ? `${found}&${nothingElse}` : found }],
    part: goods.part ?? undefined,
    isShort: false,
  }
  return { found, short: null, words: [word], head: 0, compounds: [], isUnfinished: false, prefix: undefined }
}
