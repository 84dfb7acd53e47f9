import { type Country, onceForCountry } from '#app/domain/locale/locales.ts'
import { combinations } from '#app/domain/search/combinations.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import { isOnlyBrand } from '../brands.ts'
import { isConnective } from '../words/function-words.ts'
import { stemOf } from '../words/word-stem.ts'
import { type Goods, readGoods } from './read-goods.ts'
import { areForms, possibleWords } from './word-forms.ts'

export type { Goods } from './read-goods.ts'

/** The folded names of a country, with their goods. */
type Names = {
  words: Map<string, Goods[]>
  /** The words by their stems. */
  stems: Map<string, string[]>
  /** The goods of names of several words, in any order, and the stems of these words. */
  phrases: Map<string, Goods[]>
  stemsInPhrases: Set<string>
  /** The names of one word by their first letters. */
  beginnings: Map<string, string[]>
}

const shortestStem = 4
const shortestBeginning = 3
/** Names have at most so many words. */
const mostInName = 3

const phraseKey = (stems: readonly string[]) => stems.toSorted().join(' ')

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key)
  if (!known) map.set(key, [value])
  else if (!known.includes(value)) known.push(value)
}

let read: readonly Goods[] | undefined
/** The goods of all departments, which are read once. */
export function allGoods(): readonly Goods[] {
  read ??= readGoods()
  return read
}

const namesFor = onceForCountry((country): Names => {
  const names: Names = {
    ...{ words: new Map(), stems: new Map(), beginnings: new Map() },
    ...{ phrases: new Map(), stemsInPhrases: new Set() },
  }
  for (const goods of allGoods()) {
    for (const written of goods.names[country]) {
      const all = wordsOf(fold(written))
      const telling = all.filter((word) => !isConnective(word))
      // `til-og-fra-kort` is no name of everything that is a card.
      const words = telling.length > 1 ? telling : all
      if (words.length > 1) {
        const stems = words.map((word) => stemOf(word, country))
        add(names.phrases, phraseKey(stems), goods)
        for (const stem of stems) names.stemsInPhrases.add(stem)
      }
      // Who writes the words of a name together means it too; `kull til grill` is no kullgrill.
      if (words.length < all.length) continue
      const word = words.join('')
      add(names.words, word, goods)
      add(names.stems, stemOf(word, country), word)
      if (words.length === 1) add(names.beginnings, word.slice(0, shortestBeginning), word)
    }
  }
  return names
})

const nothing: readonly Goods[] = []

/** The goods that a folded word names, in any form. */
function goodsInAnyForm(word: string, country: Country): readonly Goods[] {
  const exactly = goodsWithName(word, country)
  if (exactly.length > 0) return exactly
  const names = namesFor(country)
  const possible = possibleWords(word, country).flatMap((one) => names.words.get(one) ?? [])
  if (possible.length > 0) return [...new Set(possible)]
  const stem = stemOf(word, country)
  if (stem.length < shortestStem)
    // `Dala` has the stem of `dal`, and is no form of it.
    return areForms(word, stem, country) ? (names.words.get(stem) ?? nothing) : nothing
  // A brand has no stem that others share: `Cesari` is no `Cesar`.
  const isForm = (name: string) => areForms(word, name, country) && !isOnlyBrand(name, country)
  const forms = names.stems.get(stem)?.filter(isForm) ?? []
  return [...new Set(forms.flatMap((form) => names.words.get(form) ?? []))]
}

/** The goods of which a folded word is a name, as it stands in the lexicon. */
export const goodsWithName = (word: string, country: Country): readonly Goods[] =>
  namesFor(country).words.get(word) ?? nothing

/**
 * The goods that several folded words name together. Most words are in no name of several words, so that most calls
 * return early.
 */
function goodsOfPhrase(words: readonly string[], country: Country): readonly Goods[] {
  const { phrases, stemsInPhrases } = namesFor(country)
  const choices: string[][] = []
  for (const word of words) {
    const forms = [word, ...possibleWords(word, country)].map((form) => stemOf(form, country))
    const stems = [...new Set(forms)].filter((stem) => stemsInPhrases.has(stem))
    if (stems.length === 0) return nothing
    choices.push(stems)
  }
  return [...new Set(combinations(choices).flatMap((stems) => phrases.get(phraseKey(stems)) ?? []))]
}

/** The goods that folded words name together, in any form and order; none if no name has just these words. */
export function goodsNamed(words: readonly string[], country: Country): readonly Goods[] {
  const [word, ...others] = words
  if (!word || words.length > mostInName) return nothing
  return others.length === 0 ? goodsInAnyForm(word, country) : goodsOfPhrase(words, country)
}

/** The goods that the folded words of a term name together, also if they are written as one word. */
export const goodsOfTerm = (words: readonly string[], country: Country): readonly Goods[] =>
  words.length < 2
    ? goodsNamed(words, country)
    : [...new Set([words, [words.join('')]].flatMap((name) => goodsNamed(name, country)))]

/** The neighbours among words that a name of several words may have, the longest first. */
export function* neighbours<Word>(words: readonly Word[]): Generator<Word[]> {
  for (let length = mostInName; length > 1; length--)
    for (let start = 0; start + length <= words.length; start++) yield words.slice(start, start + length)
}

/** What goods are a kind of, the nearest first. */
export const kindsAbove = ({ parent }: Goods): Goods[] => (parent ? [parent, ...kindsAbove(parent)] : [])

/** Goods, and the kinds above them, the nearest first. */
export const withKinds = (goods: Goods): Goods[] => [goods, ...kindsAbove(goods)]

const mostCompletions = 2

/** The names of one word that begin with a folded word of three letters or more, the shortest first. */
export const namesBegunBy = (word: string, country: Country): string[] =>
  (namesFor(country).beginnings.get(word.slice(0, shortestBeginning)) ?? [])
    .filter((name) => name.startsWith(word))
    .sort((a, b) => a.length - b.length)

/** Who has typed so much of a name is likely to mean it, and not what is longer. */
const shareNearlyTyped = 0.6
const fewestNearlyTyped = 4

/** How many letters a folded name has as it is typed: `æ` is one. */
const lettersOf = (name: string) => name.replaceAll('ae', 'æ').length

/** Whether goods are mostly called by a folded name: it is the first of their names, in any form. */
const isCommon = (name: string, country: Country) =>
  goodsWithName(name, country).some(
    ({ names }) => stemOf(fold(names[country][0] ?? ''), country) === stemOf(name, country),
  )

/**
 * The folded names of one word of which a folded word is most: the shortest that goods are mostly called by, or else the
 * shortest.
 */
export function namesNearlyTyped(word: string, country: Country): string[] {
  if (lettersOf(word) < fewestNearlyTyped) return []
  const most = lettersOf(word) / shareNearlyTyped
  const possible = [...new Set(namesBegunBy(word, country))].filter(
    (name) => name !== word && lettersOf(name) <= most,
  )
  const common = possible.filter((name) => isCommon(name, country))
  const names = common.length > 0 ? common : possible
  const fewest = Math.min(...names.map(lettersOf))
  return names.filter((name) => lettersOf(name) === fewest).slice(0, mostCompletions)
}

/** The goods of the shortest names that begin with a folded word, which may be unfinished, if they may be meant. */
export function goodsBegunBy(
  word: string,
  country: Country,
  mayBeMeant: (goods: Goods) => boolean = () => true,
): readonly Goods[] {
  if (word.length < shortestBeginning) return nothing
  const goods = namesBegunBy(word, country).flatMap((name) => goodsWithName(name, country))
  return [...new Set(goods)].filter(mayBeMeant).slice(0, mostCompletions)
}

/** All names of one word in a country, as written and folded, with their goods. */
export function* namesOfOneWord(
  country: Country,
): Generator<{ written: string; word: string; goods: Goods }> {
  for (const goods of allGoods()) {
    for (const written of goods.names[country]) {
      const [word, ...others] = wordsOf(fold(written))
      if (word && others.length === 0) yield { written, word, goods }
    }
  }
}
