import { isPart, type Part } from '#app/domain/categories/parts.ts'
import { type Country, onceForCountry } from '#app/domain/locale/locales.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import { isOnlyBrand } from '../brands.ts'
import { namesOfOneWord } from '../goods/names-of-goods.ts'
import { areForms } from '../goods/word-forms.ts'
import { hasMark, type MeaningRole, type WordRole } from '../marks.ts'
import { hasRole, wordsOfCountry } from './read-words.ts'
import { stemOf } from './word-stem.ts'

/**
 * What a word says: the part, undefined for none; the weightiest word of a name decides. `word` is the one in the lexicon's words.
 * A state (`frosne`) never says what the product is; something whole (`sodavand`) is not what it ends in. What is not
 * `isInLists` is only a name of goods.
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

/** What only the goods of the lexicon tell decides only if the words do not. */
const known = 0.5
const weighing = (role: MeaningRole, weight: number): [WordRole, number] => [role, weight]
const flavourWeight = 0
const weights = new Map([
  ...[weighing('dish', 2), weighing('goods', 1), weighing('other', 1)],
  ...[weighing('flavour', flavourWeight), weighing('state', 0), weighing('description', 0)],
])

/** Shorter words end too many others: `is` ends `ris`. */
const shortestEnd = 4
/** Goods have many names, so that shorter stems of them end other words by chance. */
const shortestRareEnd = 6
/** What precedes an end is a word of its own; no word has fewer letters. */
const shortestFirst = 2

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
    written: string,
    kind: Pick<Meaning, 'part' | 'weight'>,
    { isState = false, isInLists = true, marks = '' } = {},
  ) => {
    const [word = ''] = wordsOf(fold(written))
    const stem = stemOf(word, country)
    const meaning = { ...kind, word, isState, isInLists, isWhole: hasMark('words', marks, 'whole') }
    lexicon.written.add(written)
    lexicon.words.set(word, meaning)
    if (isInLists || !lexicon.stems.has(stem)) lexicon.stems.set(stem, meaning)
    if (hasMark('words', marks, 'alone')) return
    if (word.length < shortestEnd && !hasMark('words', marks, 'ends')) return
    lexicon.ends.set(word, meaning)
    // Longer stems are looked up by themselves.
    if (stem.length < shortestEnd && country !== 'fi') lexicon.ends.set(pluralOf(word), meaning)
    if (stem.length >= (isInLists ? shortestEnd : shortestRareEnd)) lexicon.stemEnds.set(stem, meaning)
  }
  for (const line of wordsOfCountry(country)) {
    const { word, role, of, marks } = line
    const weight = weights.get(role)
    if (weight === undefined) continue
    add(word, { part: isPart(of) ? of : undefined, weight }, { isState: hasRole(line, 'state'), marks })
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
    const weight = goods.isFlavour ? flavourWeight : Math.max(known, weightOfEnd(word, goods.part))
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
  // Unrelated words share a short stem: `Rissa` is no form of `ris`.
  const isProven = ofStem?.isInLists && stem.length >= shortestEnd
  if (!ofStem || isOnlyBrand(ofStem.word, country)) return undefined
  return isProven || areForms(word, ofStem.word, country) ? ofStem : undefined
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
