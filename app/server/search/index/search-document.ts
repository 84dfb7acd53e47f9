import type { Country } from '#app/domain/locale/locales.ts'
import { fold, foldSpelledOut, wordsOf } from '#app/domain/search/folding.ts'
import { stemOf } from '#app/domain/search/word-stem.ts'

/** The texts that a product is found by. */
export type SearchedTexts = {
  country: Country
  name: string
  brand: string | null
  parentBrand: string | null
  /** The shelf it stands on. Parts of the shop are too broad: a search for `æg` does not mean all of `Mejeri og æg`. */
  category: string | null
}

/** The place of a word in a document: the product's name, its brand, what it belongs to, or inside another word. */
type Weight = 'A' | 'B' | 'C' | 'D'

/** Marks a lexeme as a stem, and as the inner end of a word; no word contains these characters. */
export const stemMark = '='
export const innerMark = '~'
export const shortestInner = 3
/** Shorter ends of stems are not indexed, because unrelated words contain them. */
export const shortestInnerStem = 4

function innerEndsOf(word: string, shortest: number): string[] {
  if (/\d/.test(word)) return []
  const ends: string[] = []
  for (let start = 2; start <= word.length - shortest; start++) {
    const end = word.slice(start)
    if (/[aeiouy]/.test(end)) ends.push(end)
  }
  return ends
}

function foldings(text: string): string[] {
  const plain = fold(text)
  const spelledOut = foldSpelledOut(text)
  return plain === spelledOut ? [plain] : [plain, spelledOut]
}

/** A text's words in both foldings; a compound written in parts (`Coca-Cola`) also as one word. */
function wordsToFind(text: string): Set<string> {
  const words = new Set<string>()
  for (const folded of foldings(text)) {
    for (const word of wordsOf(folded)) words.add(word)
    for (const [compound] of folded.matchAll(/[a-z0-9]+(?:[-&.][a-z0-9]+)+/g))
      words.add(wordsOf(compound).join(''))
  }
  return words
}

const positions: Record<Weight, number> = { A: 1, B: 2, C: 3, D: 4 }

/**
 * A product's search document in PostgreSQL's tsvector notation. Words weigh A in its name, B in its brand, C in its parent
 * brand and categories; each also as its stem (`=banan`). Ends inside words of the name weigh D (`~maelk` of letmælk), of
 * categories C, so that a compound is found by its last part.
 */
export function searchDocument(texts: SearchedTexts): string {
  const weights = new Map<string, Set<Weight>>()
  const add = (lexeme: string, weight: Weight) => {
    weights.set(lexeme, (weights.get(lexeme) ?? new Set()).add(weight))
  }
  const addText = (text: string, weight: Weight, innerWeight?: Weight) => {
    for (const word of wordsToFind(text)) {
      const stem = stemOf(word, texts.country)
      add(word, weight)
      add(stemMark + stem, weight)
      if (!innerWeight) continue
      for (const end of innerEndsOf(word, shortestInner)) add(innerMark + end, innerWeight)
      for (const end of innerEndsOf(stem, shortestInnerStem)) add(innerMark + end, innerWeight)
    }
  }
  addText(texts.name, 'A', 'D')
  if (texts.brand) addText(texts.brand, 'B')
  if (texts.parentBrand) addText(texts.parentBrand, 'C')
  if (texts.category) addText(texts.category, 'C', 'C')
  const label = (weight: Weight) => positions[weight] + weight
  return [...weights].map(([lexeme, of]) => `'${lexeme}':${[...of].sort().map(label).join(',')}`).join(' ')
}
