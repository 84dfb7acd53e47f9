import type { Part } from '#app/domain/categories/parts.ts'
import { type Country, onceForCountry } from '#app/domain/locale/locales.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import { stemOf } from '#app/domain/search/word-stem.ts'
import { namesOfOneWord } from '../lexicon/goods/names-of-goods.ts'
import { areForms } from '../lexicon/goods/word-forms.ts'
import { danishWords } from './words/danish.ts'
import { finnishWords } from './words/finnish.ts'
import { norwegianWords } from './words/norwegian.ts'
import type { PartWords } from './words/part-words.ts'
import { sharedWords } from './words/shared.ts'
import { swedishWords } from './words/swedish.ts'

/**
 * What a word says: the part, undefined for none; the weightiest word of a name decides. `word` is the one in the lists.
 * A state (`frosne`) never says what the product is; something whole (`sodavand`) is not what it ends in. What is not
 * `isInLists` is only in the taxonomy.
 */
export type Meaning = {
  part: Part | undefined
  weight: number
  word: string
  isState: boolean
  isWhole: boolean
  isInLists: boolean
}
/** The known words and what they end in, as written and by their stems. */
type Lexicon = Record<'words' | 'stems' | 'ends' | 'stemEnds', Map<string, Meaning>> & {
  written: Set<string>
}

/** What only the taxonomy knows decides only if the lists do not. */
const weights = { dishes: 2, goods: 1, known: 0.5, states: 0, flavours: 0 } as const

/** Shorter words end too many others: `is` ends `ris`. */
const shortestEnd = 4
/** The taxonomy has many words, so that shorter stems of them end other words by chance. */
const shortestRareEnd = 6
/** What precedes an end is a word of its own; no word has fewer letters. */
const shortestFirst = 2

const wordsOfCountry: Record<Country, PartWords[]> = {
  dk: [sharedWords, danishWords],
  no: [sharedWords, norwegianWords],
  se: [sharedWords, swedishWords],
  fi: [sharedWords, finnishWords],
}

/** The plural of a word with a short stem: `bønner`, `bullar`, `kakor`. */
const pluralOf = (word: string) => word.replace(/e$/, 'er').replace(/a$/, 'or')

function lexiconOf(country: Country): Lexicon {
  const lexicon: Lexicon = {
    words: new Map(),
    stems: new Map(),
    ends: new Map(),
    stemEnds: new Map(),
    written: new Set(),
  }
  const add = (
    texts: string | undefined,
    kind: Pick<Meaning, 'part' | 'weight'>,
    { isState = false, isInLists = true } = {},
  ) => {
    for (const entry of texts?.trim().split(/\s+/) ?? []) {
      const written = entry.replace(/^[-=!]/, '')
      const [word = ''] = wordsOf(fold(written))
      const stem = stemOf(word, country)
      const meaning = { ...kind, word, isState, isInLists, isWhole: entry.startsWith('!') }
      lexicon.written.add(written)
      lexicon.words.set(word, meaning)
      if (isInLists || !lexicon.stems.has(stem)) lexicon.stems.set(stem, meaning)
      if (entry.startsWith('=') || (word.length < shortestEnd && !entry.startsWith('-'))) continue
      lexicon.ends.set(word, meaning)
      // Longer stems are looked up by themselves.
      if (stem.length < shortestEnd && country !== 'fi') lexicon.ends.set(pluralOf(word), meaning)
      if (stem.length >= (isInLists ? shortestEnd : shortestRareEnd)) lexicon.stemEnds.set(stem, meaning)
    }
  }
  for (const { others, ignored, ...words } of wordsOfCountry[country]) {
    for (const [part, texts] of Object.entries(words) as [Part, NonNullable<PartWords[Part]>][]) {
      for (const kind of ['flavours', 'states', 'goods', 'dishes'] as const)
        add(texts[kind], { part, weight: weights[kind] }, { isState: kind === 'states' })
    }
    add(others, { part: undefined, weight: weights.goods })
    add(ignored, { part: undefined, weight: weights.flavours })
  }
  const listedEnds = new Map(lexicon.ends)
  /** A compound says at least as much as what it ends in. */
  const weightOfEnd = (word: string, part: Part | null) => {
    for (let start = shortestFirst; start < word.length; start++) {
      const end = listedEnds.get(word.slice(start))
      if (end) return end.part === part ? end.weight : 0
    }
    return 0
  }
  for (const { written, word, goods } of namesOfOneWord(country)) {
    if (lexicon.words.has(word)) continue
    const weight = goods.isFlavour ? weights.flavours : Math.max(weights.known, weightOfEnd(word, goods.part))
    add(written, { part: goods.part ?? undefined, weight }, { isInLists: false })
  }
  return lexicon
}

const lexiconFor = onceForCountry(lexiconOf)

/** Reads the words of a country, which takes some hundred milliseconds, so that no search waits for it. */
export function loadWords(country: Country): void {
  lexiconFor(country)
}

/** All folded words of the lists of a country. */
export const knownWords = (country: Country): Iterable<string> => lexiconFor(country).words.keys()

/** The same words as they are written, with their accents. */
export const writtenWords = (country: Country): Iterable<string> => lexiconFor(country).written

/** Whether the lists have just this word, with its accents. */
export const isWritten = (word: string, country: Country): boolean => lexiconFor(country).written.has(word)

/** What a folded word says by itself, in any of its forms; undefined if the lists do not have it. */
export function knownMeaning(word: string, country: Country): Meaning | undefined {
  const { words, stems } = lexiconFor(country)
  const stem = stemOf(word, country)
  // `art` is no form of `ärter`, though they share a stem.
  const exactly = words.get(word)
  if (exactly || (stem.length < shortestEnd && stem === word)) return exactly
  const ofStem = stems.get(stem)
  return ofStem && (ofStem.isInLists || areForms(word, ofStem.word, country)) ? ofStem : undefined
}

/** Whether a folded word only describes goods: `frosne`, `saltet`. */
export function isDescription(word: string, country: Country): boolean {
  const meaning = knownMeaning(word, country)
  return meaning !== undefined && (meaning.isState || (meaning.part === undefined && meaning.weight === 0))
}

/** Whether the lists have just this folded word. */
export const isListed = (word: string, country: Country): boolean => lexiconFor(country).words.has(word)

/** A known word that ends a longer one, which is what the longer one is: `mælk` of `letmælk`, from `start` on. */
type KnownEnd = { start: number; meaning: Meaning }

/**
 * The known ends of a folded word, the longest first, none of what is whole. In `banan` there is no `ananas`, though it
 * ends in its stem.
 */
export function knownEnds(word: string, country: Country): KnownEnd[] {
  if (knownMeaning(word, country)?.isWhole) return []
  const { ends, stemEnds } = lexiconFor(country)
  const stem = stemOf(word, country)
  const found: KnownEnd[] = []
  let doubled = 0
  for (let start = shortestFirst; start <= word.length - 3; start++) {
    // A stem has one of two equal consonants.
    if (/([b-df-hj-np-tv-z])\1/.test(word.slice(start - 2, start))) doubled++
    const ofStem = stemEnds.get(stem.slice(start - doubled))
    // `kaakaojauhe` (powder) does not end in a form of `jauho` (flour), though they share a stem.
    const isForm = ofStem && (country !== 'fi' || areForms(word.slice(start), ofStem.word, country))
    const meaning = ends.get(word.slice(start)) ?? (isForm ? ofStem : undefined)
    const longest = found[0]?.meaning.word
    const isWhole = ends.has(word.slice(start)) || !longest || longest.endsWith(meaning?.word ?? '')
    if (!meaning || !isWhole) continue
    found.push({ start, meaning })
    if (meaning.isWhole) break
  }
  return found
}

/** What a folded word says by itself or by its longest known end: `rugbrød` is bread. */
export const meaningOf = (word: string, country: Country): Meaning | undefined =>
  knownMeaning(word, country) ?? knownEnds(word, country)[0]?.meaning

/** What follows these says with what, in what or for whom: `Kylling i karry`. */
const prepositions = new Set('med i til till pa paa uden utan uten fra fran av af for m u ilman'.split(' '))

const without = new Set('uden uten utan ilman'.split(' '))

/** Whether a folded word says that what follows is not in the product. */
export const isWithout = (word: string): boolean => without.has(word)

/** The place of the first preposition in a name's folded words, after which nothing says what it is; -1 if none. */
export const firstPreposition = (words: readonly string[]): number =>
  words.findIndex((word, place) => place > 0 && prepositions.has(word))
