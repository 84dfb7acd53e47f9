import { fold, foldSpelledOut } from '#app/domain/search/folding.ts'
import type { OfferRow } from '../../offers/select-offers.ts'

type Named = Pick<OfferRow, 'productName' | 'brandName' | 'parentName' | 'categoryName'>

/**
 * Folded words, or beginnings of words, in the spelling of the offers that they found: `rugbrød` for `rugbrod`. A word
 * that begins none of theirs stays as it is.
 */
export function spellWords(words: string[], offers: readonly Named[]): string {
  const spelled = new Map<string, string>()
  for (const { productName, brandName, parentName, categoryName } of offers) {
    const text = [productName, brandName, parentName, categoryName].join(' ').toLowerCase()
    for (const [word] of text.normalize('NFC').matchAll(/[\p{L}\p{N}]+/gu)) {
      for (let length = 1; length <= word.length; length++) {
        const beginning = word.slice(0, length)
        for (const folded of [fold(beginning), foldSpelledOut(beginning)]) {
          if (!spelled.has(folded)) spelled.set(folded, beginning)
        }
      }
    }
  }
  return words.map((word) => spelled.get(word) ?? word).join(' ')
}
