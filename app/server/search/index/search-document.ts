import type { Part } from '#app/domain/categories/parts.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { fold, foldButNordic, foldSpelledOut, wordsOf } from '#app/domain/search/folding.ts'
import { signedWordsOf } from '#app/domain/search/signed-words.ts'
import { withPrepositionsApart } from '../../categories/prepositions-apart.ts'
import { isOnlyBrand } from '../../lexicon/brands.ts'
import { type Goods, kindsAbove } from '../../lexicon/goods/names-of-goods.ts'
import { isListed } from '../../lexicon/words/word-meanings.ts'
import { stemOf } from '../../lexicon/words/word-stem.ts'
import { analyseName, compoundOf, writtenWords } from '../analysis/analyse-name.ts'
import { goodsOfName, goodsOfWord } from '../analysis/goods-of-name.ts'
import { goodsOfShelf, isOnlyFlavour, whoseShelf } from '../analysis/goods-of-shelf.ts'
import { isMixed } from '../analysis/is-mixed.ts'

/** The texts that a product is found by, and its part of the shop. */
export type SearchedTexts = {
  country: Country
  name: string
  brand: string | null
  parentBrand: string | null
  /** The shelf it stands on. Parts of the shop are too broad: a search for `æg` does not mean all of `Mejeri og æg`. */
  category: string | null
  part: Part | null
}

/**
 * What a lexeme is in a document: the head of the name, another word of name or brand, of what the product belongs to, or a
 * flavour.
 */
type Weight = 'A' | 'B' | 'C' | 'D'

/**
 * Marks of lexemes, which no word contains: a stem, the end of a compound and its stem, what precedes it, and an end of
 * which nobody knows whether it is a word, the stem of goods that the product may be, goods of the lexicon, the frozen
 * goods, and a word with its Nordic letters.
 */
export const marks = {
  stem: '=',
  end: '~',
  endStem: '%',
  modifier: '^',
  looseEnd: '+',
  possible: '&',
  goods: '@',
  part: '#',
  written: '_',
} as const

/** The lexeme of a word with its Nordic letters, which only who types them is looked up by; undefined without any. */
export function writtenLexeme(word: string): string | undefined {
  const written = foldButNordic(word)
  return written === fold(word) ? undefined : marks.written + written
}

/** The lexeme of a product whose name only says what it tastes of: `Kana hyytelössä` for cats. */
export const nameless = `${marks.goods}unknown`

/** The lexeme of a product whose name offers one of several goods. */
export const mixed = `${marks.goods}mixed`

/** The lexemes of a product on a shelf of other goods, and on one whose name says nothing. */
export const shelfLexemes = {
  others: `${marks.goods}shelf-others`,
  nothing: `${marks.goods}shelf-nothing`,
} as const

function foldings(text: string): string[] {
  const plain = fold(text)
  const spelledOut = foldSpelledOut(text)
  return plain === spelledOut ? [plain] : [plain, spelledOut]
}

/** Compounds written in parts (`Coca-Cola`) as one word, and words that end in a number (`omega3`). */
const joined = (text: string): string[] =>
  foldings(text).flatMap((folded) =>
    [/[a-z0-9]+(?:[-&.][a-z0-9]+)+/g, /[a-z]+\d+/g].flatMap((written) =>
      [...folded.matchAll(written)].map(([compound]) => wordsOf(compound).join('')),
    ),
  )

const organic = /^([eo]ko)(?:logisk(?:t|a|e)?)?$/
/** Adjectives agree with their nouns, in ways that stems do not tell: `glutenfri`, `glutenfrit`. */
const ofSingular = /^([a-z]{4,}(?:fri|isk))(?:tt?)?$/

/** Other forms of a folded word that shoppers write for it: the other gender, and `øko` for `økologisk`. */
function otherForms(word: string): string[] {
  const short = organic.exec(word)?.[1]
  const adjective = ofSingular.exec(word)?.[1]
  return [...(short ? [short, `${short}logisk`] : []), ...(adjective ? [adjective, `${adjective}t`] : [])]
}

const positions: Record<Weight, number> = { A: 1, B: 2, C: 3, D: 4 }
const weightOf = { head: 'A', other: 'B', material: 'B', flavour: 'D' } as const

/**
 * A product's search document in PostgreSQL's tsvector notation. Words weigh A if they say what the product is, B if they
 * are another word of its name or its brand, C in its parent brand and its shelf, D if they name other goods; each also as
 * its stem. Heads and shelves have their compounds' ends too: those that are known goods weigh like the word.
 */
export function searchDocument(texts: SearchedTexts): string {
  const { country } = texts
  const weights = new Map<string, Set<Weight>>()
  const add = (lexeme: string, weight: Weight) => {
    weights.set(lexeme, (weights.get(lexeme) ?? new Set()).add(weight))
  }
  const addWord = (word: string, weight: Weight) => {
    const written = writtenLexeme(word)
    if (written) add(written, weight)
    for (const folded of foldings(word).flatMap(wordsOf)) {
      add(folded, weight)
      for (const form of [folded, ...otherForms(folded)]) add(marks.stem + stemOf(form, country), weight)
    }
  }
  /** A brand is no form of another word: `Cesari` is no `Cesar`. */
  const addBrandWord = (word: string, weight: Weight) => {
    const folded = fold(word)
    if (isListed(folded, country) && !isOnlyBrand(folded, country)) return addWord(word, weight)
    for (const each of foldings(word).flatMap(wordsOf)) add(each, weight)
    const written = writtenLexeme(word)
    if (written) add(written, weight)
  }
  const addEnds = (ends: string[], weight: Weight) => {
    for (const folded of ends.flatMap(foldings)) {
      add(marks.end + folded, weight)
      add(marks.endStem + stemOf(folded, country), weight)
    }
  }
  const addGoods = (goods: readonly Goods[], weight: Weight, ofKinds: Weight) => {
    for (const one of goods) {
      add(marks.goods + one.id, weight)
      for (const kind of kindsAbove(one)) add(marks.goods + kind.id, ofKinds)
    }
  }
  const name = withPrepositionsApart(texts.name, country)
  const analysed = analyseName(name, country, texts.part)
  const shelf = goodsOfShelf(texts.category ?? '', analysed, country)
  const named = isOnlyFlavour(analysed, shelf.certain, country)
    ? analysed.map((word) => ({ ...word, role: 'flavour' as const }))
    : analysed
  const { exact, broader, possible, roles } = goodsOfName(named, texts.brand, country, texts.part)
  // Its state is seldom in the name of what lies in the freezer.
  if (texts.part === 'frozen') add(marks.part + texts.part, 'B')
  addGoods(exact, 'A', 'B')
  addGoods(broader, 'B', 'B')
  if (isMixed(name)) add(mixed, 'D')
  const shelfIs = texts.category ? whoseShelf(texts.category, [...exact, ...broader], country) : 'own'
  if (shelfIs !== 'own') add(shelfLexemes[shelfIs], 'D')
  if (exact.length === 0 && roles.every(({ role }) => role === 'flavour')) add(nameless, 'A')
  for (const { id } of possible) add(marks.goods + id, 'D')
  for (const { word, role } of roles) {
    addWord(word, weightOf[role])
    if (role === 'material') add(marks.modifier + stemOf(fold(word), country), 'A')
    if (role !== 'head') continue
    const { proven, unproven, modifiers } = compoundOf(word, country)
    addEnds(proven, 'A')
    for (const end of unproven.flatMap(foldings)) add(marks.looseEnd + end, 'D')
    for (const modifier of modifiers) add(marks.modifier + modifier, 'A')
  }
  for (const word of [...joined(texts.name), ...signedWordsOf(fold(texts.name))]) add(word, 'B')
  if (name !== texts.name) for (const word of writtenWords(texts.name)) add(fold(word), 'B')
  for (const word of [...writtenWords(texts.brand ?? ''), ...joined(texts.brand ?? '')])
    addBrandWord(word, 'B')
  for (const word of signedWordsOf(fold(texts.brand ?? ''))) add(word, 'B')
  for (const word of writtenWords(texts.parentBrand ?? '')) addBrandWord(word, 'C')
  for (const word of shelf.certain) {
    addWord(word, 'C')
    addEnds(compoundOf(word, country).proven, 'C')
    addGoods(goodsOfWord(word, country, texts.part), 'C', 'C')
  }
  for (const word of shelf.possible) {
    for (const end of [word, ...compoundOf(word, country).proven])
      add(marks.possible + stemOf(fold(end), country), 'D')
    addGoods(goodsOfWord(word, country, texts.part), 'D', 'D')
  }
  const label = (weight: Weight) => positions[weight] + weight
  return [...weights].map(([lexeme, of]) => `'${lexeme}':${[...of].sort().map(label).join(',')}`).join(' ')
}
