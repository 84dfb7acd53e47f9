import type { Country } from '#app/domain/locale/locales.ts'
import { combinations } from '#app/domain/search/combinations.ts'
import { editDistance } from '#app/domain/search/edit-distance.ts'
import { fold } from '#app/domain/search/folding.ts'
import { neighboursOnKeyboard } from '#app/domain/search/keyboard.ts'
import type { Queryable } from '../../../db/database.ts'
import { number, statement, text } from '../../../db/statement.ts'
import { isOnlyBrand } from '../../../lexicon/brands.ts'
import { isListed, isWritten, knownMeaning, meaningOf } from '../../../lexicon/words/word-meanings.ts'
import { isKnownFirst } from '../../analysis/analyse-name.ts'
import type { Term } from '../../term/read-term.ts'
import { mistakeCost, nearWords, nearWrittenWords, soundCosts } from './near-words.ts'
import { beginningsAlike } from './sounds.ts'

type Candidate = { word: string; cost: number; products: number }

const shortestWord = 3
/** Shorter words have too many similar words with two mistakes, fewer if no letter is wrong. */
const shortestWithTwo = 9
const shortestWithTwoMisplaced = 6
/** The beginning of a word costs this much more than a whole word at the same distance, and is long itself. */
const unfinished = 0.5
const shortestUnfinished = 6
const mostInBeginning = 1
const candidatesPerWord = 3
const mostRepairs = 4

/** `{` follows `z` in byte order. */
const nearbyTerms = statement(
  { place: number(), term: text(), products: number() },
  `
select t.place, s.term, s.products
from unnest($2::int[], $3::text[]) as t(place, beginning)
join search_terms s on s.country = $1 and s.term >= t.beginning and s.term < t.beginning || '{'`,
)

/** `ae` is one letter on the keyboard. */
const alphabet = [...'abcdefghijklmnopqrstuvwxyz', 'ae']

/**
 * The beginnings of words that a mistyped word may stand for. Shoppers get the first letter right, unless they left it out,
 * swapped it with the second, hit the key beside it, or spelled its sound otherwise.
 */
function beginningsOf(word: string): Set<string> {
  const [first = '', second = ''] = word
  const afterFirst = word.slice(1)
  const afterSecond = word.slice(2)
  const mistaken = [
    first + afterSecond,
    second + first + afterSecond,
    first + afterSecond.slice(0, 1) + second + afterSecond.slice(1),
    ...[...neighboursOnKeyboard(first)].map((letter) => fold(letter) + afterFirst),
    ...beginningsAlike(word),
    ...alphabet.flatMap((letter) => [first + letter + afterSecond, first + letter + afterFirst]),
    ...(word.length > shortestWord ? alphabet.map((letter) => letter + word) : []),
  ]
  return new Set([word.slice(0, 2), ...mistaken.map((text) => text.slice(0, 5))])
}

/** Whether all letters of a typed word are in another, so that none is wrong: some are missing or have changed places. */
function isMisplaced(word: string, term: string): boolean {
  let rest = term
  for (const letter of word) {
    if (!rest.includes(letter)) return false
    rest = rest.replace(letter, '')
  }
  return true
}

/** How many mistakes are likely in a word of this length. */
function mostMistakes(word: string, term: string): number {
  const shortest = isMisplaced(word, term) ? shortestWithTwoMisplaced : shortestWithTwo
  return word.length >= shortest ? 2 : 1
}

/** The shorter part of a compound, and of one with the mistake. */
const shortestPart = 3
const shortestMistypedPart = 4
const mostCostOfPart = 1.2
/** One mistake makes a part longer by so much. */
const mostLonger = 1
/** A word that exists is likelier than one that is only made of known ones, and is not crowded out by many of these. */
const ofParts = 0.3
/** The same, if nothing tells that its first part is a word. */
const ofUnknown = 0.3
const mostOfParts = 2

/** The words that differ from a part of a compound by one likely mistake. */
const nearParts = (part: string, words: readonly string[]) =>
  words.flatMap((word) => {
    const cost = mistakeCost(part, word)
    return cost !== undefined && cost <= mostCostOfPart ? [{ word, cost }] : []
  })

/** The compounds that a mistyped one may stand for, one part of which is right: `pkastepizza` is `pakaste` and `pizza`. */
function compoundsFor(
  word: string,
  terms: ReadonlyMap<string, number>,
  country: Country,
): { word: string; cost: number }[] {
  const isGoods = (last: string) => isListed(last, country) && knownMeaning(last, country)?.part !== undefined
  const sold = [...terms.keys()]
  const mayBegin = (first: string) =>
    isKnownFirst(first, country) ||
    (first.length >= shortestMistypedPart && sold.some((term) => term.startsWith(first)))
  return Array.from({ length: Math.max(0, word.length - 2 * shortestPart + 1) }, (_, place) => {
    const first = word.slice(0, shortestPart + place)
    const last = word.slice(shortestPart + place)
    const firsts = isGoods(last)
      ? [...nearParts(first, sold), ...nearWords(first, country, mostLonger)].map((near) => ({
          ...near,
          word: near.word + last,
        }))
      : []
    const ofFirst = mayBegin(first) ? 0 : ofUnknown
    const lasts =
      last.length >= shortestMistypedPart
        ? nearWords(last, country, mostLonger)
            .filter((near) => near.cost <= mostCostOfPart && isGoods(near.word))
            .map((near) => ({ word: first + near.word, cost: near.cost + ofFirst }))
        : []
    return [...firsts.filter(({ cost }) => cost <= mostCostOfPart), ...lasts].map((near) => ({
      ...near,
      cost: near.cost + ofParts,
    }))
  }).flat()
}

/** Who types an accent means it: a word without it is less likely. */
const withoutAccent = 0.3

/** @param typed the word with its Nordic letters: with them, it was found not to begin what only folded words begin. */
function candidatesFor(
  word: string,
  typed: string,
  terms: ReadonlyMap<string, number>,
  country: Country,
): Candidate[] {
  const isTypedSo = typed === word
  const candidates = new Map<string, Candidate>()
  const written = new Set(isTypedSo ? [] : nearWrittenWords(typed, country).map((near) => near.word))
  const add = (near: string, costOfWord: number, products: number) => {
    const cost = costOfWord + (isTypedSo || written.has(near) ? 0 : withoutAccent)
    const known = candidates.get(near)
    candidates.set(near, {
      word: near,
      cost: Math.min(cost, known?.cost ?? cost),
      products: products + (known?.products ?? 0),
    })
  }
  // A word that ends in known goods is likely to be whole, and not the beginning of another.
  const isCompound = meaningOf(word, country) !== undefined
  const soundCost = soundCosts(word, country)
  for (const [term, products] of terms) {
    if (isTypedSo ? term.startsWith(word) : term === word) return [{ word, cost: 0, products }]
    const { whole, beginning } = editDistance(word, term)
    const cost = mistakeCost(word, term) ?? soundCost(term) ?? (whole > 1 && !isCompound ? whole : undefined)
    if (cost !== undefined && (whole <= mostMistakes(word, term) || cost < 2)) add(term, cost, products)
    else if (!isCompound && word.length >= shortestUnfinished && beginning.distance <= mostInBeginning) {
      add(term.slice(0, beginning.length), beginning.distance + unfinished, products)
    }
  }
  for (const { word: near, cost } of nearWords(word, country)) add(near, cost, 0)
  const exist = likeliest([...candidates.values()], candidatesPerWord)
  const made = compoundsFor(word, terms, country)
    .filter((compound) => !candidates.has(compound.word))
    .map((compound) => ({ ...compound, products: 0 }))
  return likeliest([...exist, ...likeliest(made, mostOfParts)], candidatesPerWord + 1)
}

/** The likeliest candidates, each word once. */
function likeliest(candidates: readonly Candidate[], most: number): Candidate[] {
  const sorted = candidates.toSorted((a, b) => a.cost - b.cost || b.products - a.products)
  const ofWords = Map.groupBy(sorted, ({ word }) => word)
  return [...ofWords.values()].flatMap(([likeliestOfWord]) => likeliestOfWord ?? []).slice(0, most)
}

/** Whether a word may be mistyped. Who types an accent means it: `nøder` are no noder. */
function isRepairable(word: string, typed: string, country: Country): boolean {
  if (word.length < shortestWord || /[^a-z]/.test(word)) return false
  if (isOnlyBrand(word, country)) return false
  return !isListed(word, country) || (typed !== word && !isWritten(typed, country))
}

/**
 * Suggests other words for a search that found nothing, from the words of the country's live products.
 * @returns words to search for instead, the likeliest first; empty if no word is similar enough.
 */
export async function repairTypos(
  database: Pick<Queryable, 'query'>,
  { words, country, writtenAs }: Term,
): Promise<string[][]> {
  const mayBeMistyped = (word: string) => isRepairable(word, writtenAs(word), country)
  const places: number[] = []
  const beginnings: string[] = []
  for (const [place, word] of words.entries()) {
    if (!mayBeMistyped(word)) continue
    for (const beginning of beginningsOf(word)) {
      places.push(place)
      beginnings.push(beginning)
    }
  }
  if (places.length === 0) return []
  const nearby = await database.query(nearbyTerms, [country, places, beginnings])
  const choices = words.map((word, place) => {
    if (!mayBeMistyped(word)) return [{ word, cost: 0, products: 0 }]
    const terms = new Map(nearby.filter((row) => row.place === place).map((row) => [row.term, row.products]))
    const candidates = candidatesFor(word, writtenAs(word), terms, country)
    return candidates.length > 0 ? candidates : [{ word, cost: 0, products: 0 }]
  })
  const sumOf = (chosen: Candidate[]) => chosen.reduce((sum, { cost }) => sum + cost, 0)
  return combinations(choices)
    .sort((a, b) => sumOf(a) - sumOf(b))
    .map((chosen) => chosen.map(({ word }) => word))
    .filter((chosen) => chosen.join(' ') !== words.join(' '))
    .slice(0, mostRepairs)
}
