import type { Country } from '#app/domain/locale/locales.ts'
import { fold, queryWords, wordsOf } from '#app/domain/search/folding.ts'
import { firstPreposition, isDescription } from '../categories/word-meanings.ts'
import type { Queryable } from '../db/database.ts'
import { writtenWords } from './analysis/analyse-name.ts'
import { leastCertain, leastNamed } from './ranking.ts'
import { headOf } from './search-query.ts'
import { likelyWords } from './spelling/likely-words.ts'
import { repairTypos } from './spelling/repair-typos.ts'
import { knownSplits, splitWords } from './spelling/split-words.ts'
import { broaderOf } from './synonyms.ts'

/** The result of a forgiving search: the folded words searched for, and whether they differ from the typed ones. */
export type Forgiven<Result> = { words: string[]; isRepaired: boolean; result: Result }

/** Another reading of a search; `qualifiers` are those of its words that never say what is wanted. */
export type Reading = { words: string[]; qualifiers: ReadonlySet<string> }

/**
 * Does one search; undefined if it finds nothing. `best` are the points of the best product for the word that says what is wanted.
 */
type Attempt<Result> = (
  words: string[],
  qualifiers: ReadonlySet<string>,
) => Promise<{ result: Result; best: number } | undefined>

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

/** The words with goods in the place of a narrower name of theirs. */
const broaderReadings = (words: string[], country: Country): string[][] =>
  words.flatMap((word, place) => broaderOf(word, country).map((goods) => words.with(place, goods)))

/** Two mistakes in one word are rare, so that only the likeliest repairs are taken apart too. */
const mostRepairedApart = 2

/** Other readings of a search that found nothing, the likeliest first; each step is taken only if those before found nothing. */
async function* otherReadings(
  database: Queryable,
  country: Country,
  { words, qualifiers }: Reading,
): AsyncGenerator<Reading> {
  const same = (some: string[][]) => some.map((words) => ({ words, qualifiers }))
  yield* same(broaderReadings(words, country))
  yield* await splitWords(database, country, words, { isBegun: false })
  if (words.length === 1)
    for (const { first, last } of knownSplits(words[0] ?? '', country))
      if (isDescription(first, country)) yield { words: [last], qualifiers }
  const repaired = await repairTypos(database, country, words)
  for (const instead of repaired) yield* same([instead, ...broaderReadings(instead, country)])
  yield* await splitWords(database, country, words, { isBegun: true })
  yield* same(relaxations(words, country, qualifiers))
  if (words.length > 1) return
  for (const instead of repaired.slice(0, mostRepairedApart))
    for (const isBegun of [false, true]) yield* await splitWords(database, country, instead, { isBegun })
}

/**
 * Searches for a term's words and, if nothing is found, for the words that may have been meant: taken apart, with typing
 * errors repaired, or without what describes the goods. If what is found only begins with the words or mentions them, a likely
 * mistake is repaired too, but only for products that are what the repaired words name.
 * @returns undefined if nothing is found either way, or the term has no words.
 */
export async function searchForgiving<Result>(
  database: Queryable,
  { country, term, isExact = false }: { country: Country; term: string; isExact?: boolean },
  attempt: Attempt<Result>,
): Promise<Forgiven<Result> | undefined> {
  const words = queryWords(term)
  if (words.length === 0) return undefined
  const qualifiers = qualifiersOf(term)
  const found = await attempt(words, qualifiers)
  const asTyped = found && { words, isRepaired: false, result: found.result }
  if (isExact || (found && found.best >= leastCertain)) return asTyped
  const readings = found
    ? likelyWords(
        country,
        { words, qualifiers },
        new Map(writtenWords(term).map((word) => [fold(word), word])),
      )
    : otherReadings(database, country, { words, qualifiers })
  for await (const { words, qualifiers } of readings) {
    const other = await attempt(words, qualifiers)
    if (other && (!found || other.best >= leastNamed))
      return { words, isRepaired: true, result: other.result }
  }
  return asTyped
}
