import type { Country } from '#app/domain/locale/locales.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import type { Queryable } from '../db/database.ts'
import { type Goods, goodsNamed, goodsOfTerm, kindsAbove } from '../lexicon/goods/names-of-goods.ts'
import { firstPreposition } from '../lexicon/words/function-words.ts'
import { isDescription } from '../lexicon/words/word-meanings.ts'
import { writtenWords } from './analysis/analyse-name.ts'
import { queryWords } from './analysis/query-words.ts'
import { leastCertain, leastNamed } from './ranking.ts'
import { goodsQueryOf, headOf, type SearchQuery, searchQueryOf } from './search-query.ts'
import { likelyWords } from './spelling/likely-words.ts'
import { contentOfPack } from './spelling/pack-words.ts'
import { repairTypos } from './spelling/repair-typos.ts'
import { knownSplits, type Split, splitWords } from './spelling/split-words.ts'

/** The result of a forgiving search: the folded words searched for, and whether they differ from the typed ones. */
export type Forgiven<Result> = { words: string[]; isRepaired: boolean; result: Result }

/** Another reading of a search; `qualifiers` are those of its words that never say what is wanted. */
export type Reading = { words: string[]; qualifiers: ReadonlySet<string> }

/** A search for what a reading means, and the words by which the shopper is told. */
type Meant = { words: string[]; query: SearchQuery }

/**
 * Does one search; undefined if it finds nothing. `best` are the points of the best product for the word that says what
 * is wanted. `isWholesale` is true if only wholesale sells what is found.
 */
type Attempt<Result> = (
  meant: Meant,
) => Promise<{ result: Result; best: number; isWholesale?: boolean } | undefined>

const meaningIn =
  (country: Country) =>
  ({ words, qualifiers }: Reading): Meant => ({ words, query: searchQueryOf(words, country, qualifiers) })

/** The words of a term that follow a preposition: `olie` of `tun i olie`. */
function qualifiersOf(term: string): ReadonlySet<string> {
  const words = wordsOf(fold(term))
  const at = firstPreposition(words)
  return new Set(at === -1 ? [] : words.slice(at + 1))
}

/** The words without one that describes the goods, and the goods alone; none if it is unknown what is wanted. */
function relaxations(words: string[], country: Country, qualifiers: ReadonlySet<string>): string[][] {
  const head = headOf(words, country, qualifiers)
  if (words.length < 2 || head === undefined) return []
  const without = words.flatMap((_, place) =>
    place === head ? [] : [words.filter((_, other) => other !== place)],
  )
  return [...without, ...(words.length > 2 ? [words.slice(head, head + 1)] : [])]
}

/** The words as they are typed, by the folded ones. */
type Written = ReadonlyMap<string, string>

/** Endings may differ, but not the first letters. */
const mostInEnding = 2
const fewestCompared = 3

/** Who types an accent means it: `nøder` are no noder. */
function isWrittenSo({ names }: Goods, words: string[], written: Written, country: Country): boolean {
  const [word = '', ...others] = words
  const typed = written.get(word) ?? word
  if (others.length > 0 || typed === word) return true
  return names[country].some((name) => {
    const shorter = Math.min(name.length, typed.length)
    const length = Math.max(shorter - mostInEnding, Math.min(shorter, fewestCompared))
    return name.slice(0, length) === typed.slice(0, length)
  })
}

/** Searches for goods themselves, but no kinds of them. */
const goodsSearch = (goods: readonly Goods[], country: Country): Meant[] =>
  [...new Set(goods)].flatMap((one) => {
    const [name] = one.names[country]
    return name ? [{ words: name.split(' '), query: goodsQueryOf(one) }] : []
  })

/** The names of several words that a folded word is, written together: `pepsi max` for `pepsimax`. */
const namesApart = (goods: readonly Goods[], word: string, country: Country) =>
  goods
    .flatMap(({ names }) => names[country].map((name) => wordsOf(fold(name))))
    .filter((name) => name.length > 1 && name.join('') === word)

/**
 * The kinds above goods whose names product names use for them, the nearest first; none if they tell the goods
 * themselves.
 */
function kindsToldFor(goods: Goods, country: Country): Goods[] {
  if (!goods.isUntold) return []
  const above = kindsAbove(goods).filter(({ names }) => names[country].length > 0)
  const told = above.findIndex(({ isUntold }) => !isUntold)
  return above.slice(0, told === -1 ? undefined : told + 1)
}

/** The goods that a compound of known words ends in, without varieties of them: `apelsiner` of `saftapelsiner`. */
const goodsOfCompound = (splits: readonly Split[], country: Country): Meant[] =>
  splits.slice(0, 1).flatMap(({ last }) => goodsSearch(goodsNamed([last], country), country))

/** Two mistakes in one word are rare, so that only the likeliest repairs are taken apart too. */
const mostRepairedApart = 2

/**
 * Other readings of a search that found nothing, the likeliest first; each step is taken only if those before found
 * nothing.
 */
async function* otherReadings(
  database: Queryable,
  country: Country,
  { words, qualifiers }: Reading,
  written: Written,
): AsyncGenerator<Meant> {
  const [word = ''] = words
  const meant = meaningIn(country)
  const same = (some: string[][]) => some.map((words) => meant({ words, qualifiers }))
  const split = async (words: string[], isBegun: boolean) =>
    (await splitWords(database, country, words, { isBegun })).map(meant)
  const kindsTold = (goods: readonly Goods[]) =>
    goodsSearch(
      goods.flatMap((one) => kindsToldFor(one, country)),
      country,
    )
  const goods = goodsOfTerm(words, country).filter((one) => isWrittenSo(one, words, written, country))
  const splits = words.length > 1 ? [] : knownSplits(word, country)
  const described = splits.filter(({ first }) => isDescription(first, country))
  yield* same(described.map(({ first, last }) => [first, last]))
  if (goods.length > 0) {
    if (words.length === 1) yield* same(namesApart(goods, word, country))
    // Nothing else is meant than goods that we know, though they are not sold.
    yield* kindsTold(goods)
    return
  }
  yield* await split(words, false)
  if (words.length === 1) {
    const content = contentOfPack(word, country)
    if (content) yield* same([[content]])
    yield* same(described.map(({ last }) => [last]))
    yield* goodsOfCompound(splits, country)
  }
  const repaired = await repairTypos(database, country, words, written)
  yield* same(repaired)
  for (const instead of repaired) yield* kindsTold(goodsOfTerm(instead, country))
  yield* await split(words, true)
  yield* same(relaxations(words, country, qualifiers))
  if (words.length > 1) return
  for (const instead of repaired.slice(0, mostRepairedApart))
    for (const isBegun of [false, true]) yield* await split(instead, isBegun)
}

/**
 * Searches for a term's words and, if nothing is found, for the words that may have been meant: taken apart, with
 * typing errors repaired, or without what describes the goods. If what is found only begins with the words or mentions
 * them, a likely mistake is repaired too, but only for products that are what the repaired words name. A reading that is
 * exactly what wholesale alone sells goes before those after it; otherwise wholesale is what is left if no reading finds
 * more.
 * @returns undefined if nothing is found either way, or the term has no words.
 */
export async function searchForgiving<Result>(
  database: Queryable,
  { country, term, isExact = false }: { country: Country; term: string; isExact?: boolean },
  attempt: Attempt<Result>,
): Promise<Forgiven<Result> | undefined> {
  const words = queryWords(term)
  if (words.length === 0) return undefined
  const reading = { words, qualifiers: qualifiersOf(term) }
  const first = await attempt(meaningIn(country)(reading))
  const asTyped = first && { words, isRepaired: false, result: first.result }
  if (isExact || (first && first.best >= leastCertain)) return asTyped
  const found = first?.isWholesale ? undefined : first
  const written = new Map(writtenWords(term).map((word) => [fold(word), word]))
  const readings = found
    ? [...likelyWords(country, reading, written)].map(meaningIn(country))
    : otherReadings(database, country, reading, written)
  let only = asTyped
  for await (const meant of readings) {
    const other = await attempt(meant)
    if (!other || (found && (other.isWholesale || other.best < leastNamed))) continue
    const forgiven = { words: meant.words, isRepaired: meant.words !== words, result: other.result }
    if (!other.isWholesale || other.best >= leastCertain) return forgiven
    only ??= forgiven
  }
  return only
}
