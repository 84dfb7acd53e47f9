import type { Part } from '#app/domain/categories/parts.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { stemOf } from '#app/domain/search/word-stem.ts'
import { isListed, knownMeaning, meaningOf } from '../categories/word-meanings.ts'
import { partsBeside } from './analysis/parts-together.ts'
import { marks } from './index/search-document.ts'
import type { scores } from './ranking.ts'
import { kindsOf, phrasesOf, synonymsOf } from './synonyms.ts'

/** A way in which a product can have a word, as a tsquery for its `searchDocument`, best first. */
type Way = {
  score: keyof typeof scores
  tsquery: string
  /** The parts of the shop of which the product must be, null for an unknown one; else it only mentions the word. */
  parts?: (Part | null)[]
}

export type WordQuery = {
  /** All ways in which a product can have the word. */
  found: string
  ways: Way[]
  /** The part of the shop that the word belongs to, if it is known. */
  part: Part | undefined
  /** Too short for the index; tested on what the other words found. */
  isShort: boolean
}

/** A search: its words, of which all are required, and of which the `head` must say what the product is. */
export type SearchQuery = {
  found: string
  short: string | null
  words: WordQuery[]
  /** The place of the word that says what is wanted; undefined if any of them may. */
  head: number | undefined
  /** The words read as compounds, which count as all of them. */
  compounds: WordQuery[]
  /** A single word that is so short that it is likely to be unfinished. */
  isUnfinished: boolean
}

const fewestLettersLookedUp = 3
const shortestTellingStem = 5
/** So short a word is likely to be unfinished, even if it is a known one. */
const mostUnfinished = 2

const lexeme = (text: string, labels = '') => (labels ? `'${text}':${labels}` : `'${text}'`)
const either = (...lexemes: string[]) => lexemes.join('|')

function wordQueryOf(word: string, country: Country): WordQuery {
  const synonyms = synonymsOf(word, country)
  const all = [word, ...synonyms]
  const kinds = kindsOf(word, country)
  const each = (mark: string, label: string, form: (word: string) => string = (same) => same) =>
    all.map((text) => lexeme(mark + form(text), label))
  const stem = (text: string) => stemOf(text, country)
  const isKnown = knownMeaning(word, country) !== undefined && word.length > mostUnfinished
  const meaning = meaningOf(word, country)
  const part = meaning?.part
  // Unrelated words share a short stem, so that the parts of the shop must agree; with one, synonyms are found as they are.
  const isShortStem = (text: string) => stem(text).length < shortestTellingStem
  const hasShortStem = isShortStem(word)
  const inflected = [word, ...synonyms.filter((text) => hasShortStem || !isShortStem(text))]
  const forms = (mark: string, label: string) => inflected.map((text) => lexeme(mark + stem(text), label))
  const form = part && hasShortStem ? { parts: [part, 'frozen' as const] } : {}
  const beside = part && isListed(word, country) ? { parts: [...partsBeside(part), null] } : {}
  const kindsQuery = either(
    ...kinds.flatMap((kind) => [
      lexeme(kind, 'AB'),
      ...[marks.stem + stem(kind), marks.end + kind].map((text) => lexeme(text, 'A')),
    ]),
  )
  const phrases = phrasesOf(word, country)
  const phrasesQuery = (label: string) =>
    phrases.map((phrase) => `(${phrase.map((text) => lexeme(text, label)).join('&')})`)
  const ways: Way[] = [
    { score: 'head', tsquery: either(...each('', 'A')) },
    { score: 'headForm', tsquery: either(...forms(marks.stem, 'A')), ...form },
    { score: 'headEnd', tsquery: either(...each(marks.end, 'A')) },
    { score: 'headEndForm', tsquery: either(...forms(marks.endStem, 'A')), ...form },
    ...(phrases.length > 0 ? [{ score: 'headForm' as const, tsquery: either(...phrasesQuery('AB')) }] : []),
    ...(kinds.length > 0 ? [{ score: 'kind' as const, tsquery: kindsQuery, ...beside }] : []),
    {
      score: 'named',
      tsquery: either(...each('', 'B')),
      ...beside,
    },
    { score: 'shelf', tsquery: either(...each('', 'C'), ...forms(marks.stem, 'C')), ...form },
    ...(meaning?.part && meaning.weight === 0
      ? [
          {
            score: meaning.part === 'meat-fish' ? ('material' as const) : ('modifier' as const),
            tsquery: either(...forms(marks.modifier, 'A')),
            parts: meaning.part === 'meat-fish' ? [meaning.part, 'frozen' as const] : [meaning.part],
          },
        ]
      : []),
    {
      score: 'shelfEnd',
      tsquery: either(...each(marks.end, 'C'), ...forms(marks.endStem, 'C')),
      ...form,
    },
  ]
  if (stem(word).length >= shortestTellingStem)
    ways.push({ score: 'namedForm', tsquery: either(...forms(marks.stem, 'B')), ...beside })
  ways.push({ score: 'possible', tsquery: either(...forms(marks.possible, 'D')), ...beside })
  if (!isKnown) {
    ways.push(
      { score: 'headBegun', tsquery: lexeme(word, '*A') },
      { score: 'begun', tsquery: lexeme(word, '*BC') },
      { score: 'end', tsquery: lexeme(marks.looseEnd + word) },
    )
  }
  const found = [
    ...all.flatMap((text) => [
      marks.stem + stem(text),
      marks.end + text,
      marks.endStem + stem(text),
      marks.possible + stem(text),
    ]),
    marks.modifier + stem(word),
    marks.looseEnd + word,
    ...all.slice(1),
    ...kinds.flatMap((kind) => [kind, marks.stem + stem(kind), marks.end + kind]),
  ]
  return {
    found: `(${either(lexeme(word, '*'), ...found.map((text) => lexeme(text)), ...phrasesQuery(''))})`,
    ways,
    part,
    isShort: word.length < fewestLettersLookedUp,
  }
}

/** The place of the word that says what is wanted, by the rules of names: the weightiest goods, the last of several. */
export function headOf(
  words: string[],
  country: Country,
  qualifiers: ReadonlySet<string>,
): number | undefined {
  const weights = words.map((word) => {
    const meaning = qualifiers.has(word) ? undefined : meaningOf(word, country)
    return meaning?.part && !meaning.isState ? meaning.weight : -1
  })
  const most = Math.max(-1, ...weights)
  return most === -1 ? undefined : weights.lastIndexOf(most)
}

/** What joins the parts of a compound in these languages. */
const joints = ['', 's', 'e', 'n']

/** Neighbours read as one word: `rød løg` is looked up as `rødløg` too. */
function compoundsOf(words: string[], country: Country): string[] {
  const [first, last, ...others] = words
  if (!first || !last || others.length > 0) return []
  const beginnings = [first, stemOf(first, country)].flatMap((beginning) =>
    joints.map((joint) => beginning + joint),
  )
  return [...new Set(beginnings.map((beginning) => beginning + last))]
}

const uncertain: (keyof typeof scores)[] = ['headEndForm', 'namedForm', 'headBegun', 'begun', 'end']

/** Words that are read as one must be found as that word, because an end in another form is likely to be chance. */
const asOneWord = (query: WordQuery): WordQuery => ({
  ...query,
  ways: query.ways.filter(({ score }) => !uncertain.includes(score)),
})

/**
 * The tsqueries of a search for folded words, in any order. Words of one letter rank products beside longer words and
 * are required only alone.
 * @param words at least one, of a-z and 0-9.
 * @param qualifiers those that follow a preposition, which never say what is wanted.
 */
export function searchQueryOf(
  words: string[],
  country: Country,
  qualifiers: ReadonlySet<string> = new Set(),
): SearchQuery {
  const queries = words.map((word) => wordQueryOf(word, country))
  const longEnough = queries.filter((_, place) => (words[place] ?? '').length > 1)
  const required = longEnough.length > 0 ? longEnough : queries
  const lookedUp = required.filter(({ isShort }) => !isShort)
  const short = lookedUp.length > 0 ? required.filter(({ isShort }) => isShort) : []
  const all = (some: WordQuery[]) => some.map(({ found }) => found).join('&')
  return {
    found: all(lookedUp.length > 0 ? lookedUp : required),
    short: short.length > 0 ? all(short) : null,
    words: queries,
    head: words.length === 1 ? 0 : headOf(words, country, qualifiers),
    compounds: compoundsOf(words, country).map((word) => asOneWord(wordQueryOf(word, country))),
    isUnfinished: words.length === 1 && (words[0] ?? '').length <= mostUnfinished,
  }
}
