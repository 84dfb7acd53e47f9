import type { Country } from '#app/domain/locale/locales.ts'
import { fold, isConnective, wordsOf } from '#app/domain/search/folding.ts'
import { stemOf } from '#app/domain/search/word-stem.ts'
import { type Goods, readTable } from './read-table.ts'
import { tables } from './tables.ts'
import { areForms } from './word-forms.ts'

export type { Goods } from './read-table.ts'

/** A name of goods as written, and its words folded and joined. */
type Name = { written: string; word: string; goods: Goods }

type Names = {
  ofOneWord: Name[]
  words: Map<string, Goods[]>
  stems: Map<string, Name[]>
  /** Names of several words, in any order. */
  phrases: Map<string, Goods[]>
  beginnings: Map<string, Name[]>
}

const shortestStem = 4
const shortestBeginning = 3

const phraseKey = (words: readonly string[], country: Country) =>
  words
    .map((word) => stemOf(word, country))
    .sort()
    .join(' ')

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key)
  if (!known) map.set(key, [value])
  else if (!known.includes(value)) known.push(value)
}

function collectNames(country: Country): Names {
  const names: Names = {
    ofOneWord: [],
    words: new Map(),
    stems: new Map(),
    phrases: new Map(),
    beginnings: new Map(),
  }
  for (const goods of tables.flatMap((table) => readTable(table, country))) {
    for (const written of goods.names) {
      const all = wordsOf(fold(written))
      const telling = all.filter((word) => !isConnective(word))
      // `svart the` is no name of everything that is black.
      const words = telling.length > 1 ? telling : all
      if (words.length > 1) add(names.phrases, phraseKey(words, country), goods)
      // Who writes the words of a name together means it too; `kull til grill` is no kullgrill.
      if (words.length < all.length) continue
      const name = { written, word: words.join(''), goods }
      add(names.words, name.word, goods)
      add(names.stems, stemOf(name.word, country), name)
      if (words.length > 1) continue
      names.ofOneWord.push(name)
      add(names.beginnings, name.word.slice(0, shortestBeginning), name)
    }
  }
  return names
}

const collected = new Map<Country, Names>()

function namesFor(country: Country): Names {
  const names = collected.get(country) ?? collectNames(country)
  collected.set(country, names)
  return names
}

const nothing: readonly Goods[] = []

/** The goods that folded words name together, in any form and order; none if no name has just these words. */
export function goodsNamed(words: readonly string[], country: Country): readonly Goods[] {
  const names = namesFor(country)
  const [word, ...others] = words
  if (!word) return nothing
  if (others.length > 0) return names.phrases.get(phraseKey(words, country)) ?? nothing
  const exactly = names.words.get(word)
  if (exactly) return exactly
  const stem = stemOf(word, country)
  if (stem.length < shortestStem) return names.words.get(stem) ?? nothing
  const forms = names.stems.get(stem)?.filter((name) => areForms(word, name.word, country))
  return forms ? [...new Set(forms.map(({ goods }) => goods))] : nothing
}

/** What goods are a kind of, the nearest first. */
export const kindsAbove = ({ parent }: Goods): Goods[] => (parent ? [parent, ...kindsAbove(parent)] : [])

const mostCompletions = 2

/** The goods of the shortest names that begin with a folded word, which may be unfinished. */
export function goodsBegunBy(word: string, country: Country): readonly Goods[] {
  if (word.length < shortestBeginning) return nothing
  const names = namesFor(country).beginnings.get(word.slice(0, shortestBeginning)) ?? []
  return names
    .filter((name) => name.word.startsWith(word))
    .sort((a, b) => a.word.length - b.word.length)
    .slice(0, mostCompletions)
    .map(({ goods }) => goods)
}

/** All names of one word in a country. */
export const namesOfOneWord = (country: Country): readonly Name[] => namesFor(country).ofOneWord
