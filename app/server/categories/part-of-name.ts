import type { Part } from '#app/domain/categories/parts.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import { stemOf } from '#app/domain/search/word-stem.ts'
import { danishWords } from './words/danish.ts'
import { finnishWords } from './words/finnish.ts'
import { norwegianWords } from './words/norwegian.ts'
import type { PartWords } from './words/part-words.ts'
import { sharedWords } from './words/shared.ts'
import { swedishWords } from './words/swedish.ts'

/** What a word says: the part, undefined for none; the weightiest word of a name decides. */
type Meaning = { part: Part | undefined; weight: number }
/** The known words and what they end in, as written and by their stems. */
type Lexicon = Record<'words' | 'stems' | 'ends' | 'stemEnds', Map<string, Meaning>>

const weights = { dishes: 2, goods: 1, flavours: 0 } as const

/** Shorter words end too many others: `is` ends `ris`. */
const shortestEnd = 4
/** What precedes an end is a word of its own; no word has fewer letters. */
const shortestFirst = 2

const wordsOfCountry: Record<Country, PartWords[]> = {
  dk: [sharedWords, danishWords],
  no: [sharedWords, norwegianWords],
  se: [sharedWords, swedishWords],
  fi: [sharedWords, finnishWords],
}

/** What follows these says with what, or for whom: `Kylling i karry`. */
const prepositions = new Set('med i til till pa uden utan uten fra fran av af for m u'.split(' '))
/** What decides in a folded name, whatever its words say. */
const deciding: Record<Country, [RegExp, Part][]> = {
  dk: [
    [/\bfra \d+ (?:mdr|maneder)/, 'baby'],
    [/\b(?:til|for) (?:hund|kat)|\b(?:hunde|katte|fugle)[a-z]{3}/, 'pets'],
    [/\b(?:dyb)?fros(?:ne|sen|set)\b|\b(?:dyb)?frost\b/, 'frozen'],
    [/\b(?:tun|makrel)[a-z]* i |\b(?:hakkede|flaede) (?:[a-z]*)?tomat|\bsyltede? |\bsoltorrede? /, 'pantry'],
  ],
  no: [
    [/\bfra \d+ (?:mnd|maneder)/, 'baby'],
    [/\b(?:til|for) (?:hund|katt)|\b(?:hunde|katte|fugle)[a-z]{3}/, 'pets'],
    [/\b(?:dyp)?(?:fryst|frosne|frossen|frosset)\b/, 'frozen'],
    [
      /\b(?:tunfisk|makrell)[a-z]* i |\b(?:hakkede?|hermetiske) (?:[a-z]*)?tomat|\bsyltede? |\bsoltorkede? /,
      'pantry',
    ],
  ],
  se: [
    [/\bfran \d+ man/, 'baby'],
    [/\bfor (?:hund|katt)|\b(?:hund|katt|fagel)[a-z]{3}|\b(?:hund|katt)\b/, 'pets'],
    [/\b(?:djup)?frysta?\b/, 'frozen'],
    [
      /\b(?:tonfisk|makrill)[a-z]* i |\b(?:krossade|passerade|hela|finkrossade) (?:[a-z]*)?tomat|\bsoltorkade? /,
      'pantry',
    ],
  ],
  fi: [
    [/\b\d+ kk\b/, 'baby'],
    [/\b(?:koira|koiran|kissa|kissan|linnun)[a-z]{3}/, 'pets'],
    [/\bpakaste/, 'frozen'],
    [
      /\b(?:tonnikala|makrilli)[a-z]* (?:oljyssa|vedessa|tomaatti)|\b(?:kuorittu|murskattu)[a-z]* tomaa/,
      'pantry',
    ],
  ],
}

function lexiconOf(country: Country): Lexicon {
  const lexicon: Lexicon = { words: new Map(), stems: new Map(), ends: new Map(), stemEnds: new Map() }
  const add = (texts: string | undefined, meaning: Meaning) => {
    for (const entry of texts?.trim().split(/\s+/) ?? []) {
      const [word = ''] = wordsOf(fold(entry.replace(/^[-=]/, '')))
      const stem = stemOf(word, country)
      lexicon.words.set(word, meaning)
      lexicon.stems.set(stem, meaning)
      if (entry.startsWith('=') || (word.length < shortestEnd && !entry.startsWith('-'))) continue
      lexicon.ends.set(word, meaning)
      if (stem.length >= shortestEnd) lexicon.stemEnds.set(stem, meaning)
    }
  }
  for (const { others, ignored, ...words } of wordsOfCountry[country]) {
    for (const [part, texts] of Object.entries(words) as [Part, NonNullable<PartWords[Part]>][]) {
      for (const kind of ['flavours', 'goods', 'dishes'] as const)
        add(texts[kind], { part, weight: weights[kind] })
    }
    add(others, { part: undefined, weight: weights.goods })
    add(ignored, { part: undefined, weight: weights.flavours })
  }
  return lexicon
}

const lexicons = new Map<Country, Lexicon>()

function lexiconFor(country: Country): Lexicon {
  const lexicon = lexicons.get(country) ?? lexiconOf(country)
  lexicons.set(country, lexicon)
  return lexicon
}

/** What a word says by itself or by its longest known end, which is what a compound is: `rugbrød` is bread. */
function meaningOf(word: string, country: Country): Meaning | undefined {
  const { words, stems, ends, stemEnds } = lexiconFor(country)
  const stem = stemOf(word, country)
  const known = words.get(word) ?? stems.get(stem)
  if (known) return known
  for (let start = shortestFirst; start <= word.length - 3; start++) {
    const end = ends.get(word.slice(start)) ?? stemEnds.get(stem.slice(start))
    if (end) return end
  }
  return undefined
}

/** What the weightiest of some words says, of several the last. */
function partOfWords(words: string[], country: Country): Part | undefined {
  const meanings = words.flatMap((word) => meaningOf(word, country) ?? [])
  const most = Math.max(...meanings.map(({ weight }) => weight))
  return meanings.findLast(({ part, weight }) => weight === most && (part || weight > 0))?.part
}

/**
 * The part of the shop that a product belongs to by its name, without brand and size; undefined if no word tells it.
 * What a name is comes before what it is with: `Kylling i karry` is chicken.
 */
export function partOfName(name: string, country: Country): Part | undefined {
  const folded = fold(name)
  const decided = deciding[country].find(([sign]) => sign.test(folded))
  if (decided) return decided[1]
  const words = wordsOf(folded)
  const at = words.findIndex((word, index) => index > 0 && prepositions.has(word))
  const first = at === -1 ? words : words.slice(0, at)
  return partOfWords(first, country) ?? (at === -1 ? undefined : partOfWords(words.slice(at), country))
}
