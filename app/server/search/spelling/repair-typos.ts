import type { Country } from '#app/domain/locale/locales.ts'
import { editDistance } from '#app/domain/search/edit-distance.ts'
import type { Queryable } from '../../db/database.ts'
import { number, statement, text } from '../../db/statement.ts'

type Candidate = { word: string; cost: number; products: number }

const shortestWord = 4
/** Shorter words have too many similar words with two mistakes. */
const shortestWithTwo = 5
/** The beginning of a word costs this much more than a whole word at the same distance. */
const unfinished = 0.5
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

const alphabet = [...'abcdefghijklmnopqrstuvwxyz']

/**
 * The beginnings of words that a mistyped word may stand for: its first two letters, or its first five with one mistake
 * among the first two corrected. Two mistakes are only found if the first two letters are right.
 */
function beginningsOf(word: string): Set<string> {
  const [first = '', second = ''] = word
  const third = word.slice(1)
  const rest = word.slice(2)
  const mistaken = [
    third,
    first + rest,
    second + first + rest,
    first + rest.slice(0, 1) + second + rest.slice(1),
    ...alphabet.flatMap((letter) => [
      letter + third,
      first + letter + rest,
      letter + word,
      first + letter + third,
    ]),
  ]
  return new Set([word.slice(0, 2), ...mistaken.map((text) => text.slice(0, 5))])
}

function candidatesFor(word: string, terms: ReadonlyMap<string, number>): Candidate[] {
  const most = word.length >= shortestWithTwo ? 2 : 1
  const candidates = new Map<string, Candidate>()
  const add = (near: string, cost: number, products: number) => {
    const known = candidates.get(near)
    candidates.set(near, {
      word: near,
      cost: Math.min(cost, known?.cost ?? cost),
      products: products + (known?.products ?? 0),
    })
  }
  for (const [term, products] of terms) {
    if (term.startsWith(word)) return [{ word, cost: 0, products }]
    const { whole, beginning } = editDistance(word, term)
    if (whole <= most) add(term, whole, products)
    else if (beginning.distance <= mostInBeginning) {
      add(term.slice(0, beginning.length), beginning.distance + unfinished, products)
    }
  }
  return [...candidates.values()]
    .sort((a, b) => a.cost - b.cost || b.products - a.products)
    .slice(0, candidatesPerWord)
}

function combinations(choices: Candidate[][]): Candidate[][] {
  return choices.reduce<Candidate[][]>(
    (all, candidates) => all.flatMap((chosen) => candidates.map((candidate) => [...chosen, candidate])),
    [[]],
  )
}

/**
 * Suggests other words for a search that found nothing, from the words of the country's live products.
 * @param words folded, as typed.
 * @returns words to search for instead, the likeliest first; empty if no word is similar enough.
 */
export async function repairTypos(
  database: Queryable,
  country: Country,
  words: string[],
): Promise<string[][]> {
  const places: number[] = []
  const beginnings: string[] = []
  for (const [place, word] of words.entries()) {
    if (word.length < shortestWord || /\d/.test(word)) continue
    for (const beginning of beginningsOf(word)) {
      places.push(place)
      beginnings.push(beginning)
    }
  }
  if (places.length === 0) return []
  const nearby = await database.query(nearbyTerms, [country, places, beginnings])
  const choices = words.map((word, place) => {
    const terms = new Map(nearby.filter((row) => row.place === place).map((row) => [row.term, row.products]))
    const candidates = candidatesFor(word, terms)
    return candidates.length > 0 ? candidates : [{ word, cost: 0, products: 0 }]
  })
  const costOf = (chosen: Candidate[]) => chosen.reduce((sum, { cost }) => sum + cost, 0)
  return combinations(choices)
    .sort((a, b) => costOf(a) - costOf(b))
    .map((chosen) => chosen.map(({ word }) => word))
    .filter((chosen) => chosen.join(' ') !== words.join(' '))
    .slice(0, mostRepairs)
}
