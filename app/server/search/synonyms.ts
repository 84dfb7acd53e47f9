import type { Country } from '#app/domain/locale/locales.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import { stemOf } from '#app/domain/search/word-stem.ts'
import { danishSynonyms } from './synonyms/danish.ts'
import { finnishSynonyms } from './synonyms/finnish.ts'
import { norwegianSynonyms } from './synonyms/norwegian.ts'
import { swedishSynonyms } from './synonyms/swedish.ts'

/**
 * General words of a language, a line each, separated by spaces. `same`: words for the same goods; compounds that are written
 * in parts stand here as one word; with `+` between its words, a line has also names of several words. `kinds`: goods, and
 * after the colon what is of that kind: who searches for the first finds the others too, but not the other way round.
 * `narrower`: goods, and after the colon narrower names; who searches for one of those that is not sold gets the goods, and
 * is told so: `gasgrill` is answered by `grill`.
 */
export type Synonyms = { same: string; kinds: string; narrower: string }

const synonymsOfCountry: Record<Country, Synonyms> = {
  dk: danishSynonyms,
  no: norwegianSynonyms,
  se: swedishSynonyms,
  fi: finnishSynonyms,
}

type Table = { byWord: Map<string, Set<string>>; byStem: Map<string, Set<string>> }
type Tables = { same: Table; kinds: Table; phrases: Table; broader: Table }
const tables = new Map<Country, Tables>()

const linesOf = (text: string) => text.split('\n').map((line) => fold(line))
const single = (line: string) => wordsOf(line.replace(/\S+\+\S+/g, ''))

/** The words before a line's colon, and those after it. */
function sides(line: string) {
  const [before = '', after = ''] = line.split(':')
  return { words: wordsOf(before), others: wordsOf(after) }
}

function tableOf(rows: readonly { words: string[]; others: string[] }[], country: Country): Table {
  const table: Table = { byWord: new Map(), byStem: new Map() }
  const addTo = (map: Map<string, Set<string>>, key: string, others: readonly string[]) => {
    map.set(key, new Set([...(map.get(key) ?? []), ...others]))
  }
  for (const { words, others } of rows) {
    for (const word of words) {
      addTo(table.byWord, word, others)
      addTo(table.byStem, stemOf(word, country), others)
    }
  }
  return table
}

function tablesFor(country: Country): Tables {
  const known = tables.get(country)
  if (known) return known
  const { same, kinds, narrower } = synonymsOfCountry[country]
  const made = {
    same: tableOf(
      linesOf(same).map((line) => ({ words: single(line), others: single(line) })),
      country,
    ),
    phrases: tableOf(
      linesOf(same).map((line) => ({ words: single(line), others: line.match(/\S+\+\S+/g) ?? [] })),
      country,
    ),
    kinds: tableOf(linesOf(kinds).map(sides), country),
    broader: tableOf(
      linesOf(narrower).map((line) => {
        const { words, others } = sides(line)
        return { words: others, others: words }
      }),
      country,
    ),
  }
  tables.set(country, made)
  return made
}

/** Short stems belong to several words. */
const shortestStem = 4

function othersOf({ byWord, byStem }: Table, word: string, country: Country): string[] {
  const stem = stemOf(word, country)
  const others = byWord.get(word) ?? (stem.length >= shortestStem ? byStem.get(stem) : undefined)
  return [...(others ?? [])].filter((other) => other !== word)
}

/** The other words for the goods that a folded word names in any form. */
export const synonymsOf = (word: string, country: Country): string[] =>
  othersOf(tablesFor(country).same, word, country)

/** The names of several words for the goods that a folded word names: `ice tea` of `iste`. */
export const phrasesOf = (word: string, country: Country): string[][] =>
  othersOf(tablesFor(country).phrases, word, country).map((phrase) => phrase.split('+'))

/** The words for what is of the kind that a folded word names: `brie` of `ost`. */
export const kindsOf = (word: string, country: Country): string[] =>
  othersOf(tablesFor(country).kinds, word, country)

/** The goods that answer a folded narrower word if nothing of that name is sold: `grill` of `gasgrill`. */
export const broaderOf = (word: string, country: Country): string[] =>
  othersOf(tablesFor(country).broader, word, country)

/** All folded words that have synonyms in a country. */
export const wordsWithSynonyms = (country: Country): Iterable<string> => [
  ...tablesFor(country).same.byWord.keys(),
  ...tablesFor(country).kinds.byWord.keys(),
  ...tablesFor(country).broader.byWord.keys(),
]
