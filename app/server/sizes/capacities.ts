import type { QuantityType } from '#app/domain/offers/sizes.ts'
import { namesInText } from '../lexicon/goods/names-in-texts.ts'
import { alternatives, wordsWith } from '../lexicon/words/read-words.ts'

const prepositions = wordsWith('preposition').map(({ word }) => word)
const afterPreposition = new RegExp(`\\s(?:${alternatives(prepositions)})\\s.*$`, 'iu')

/**
 * Whether a size of this type after these words is what the thing holds, and not how much of it one buys: the 5 l of
 * `Saftkoger 5 l`. A vessel on the way to the goods does not count (`Vin i karaffel, 75 cl`), nor one beside goods
 * (`Kop suppe 3 dl`).
 */
export function isCapacity(before: string, type: QuantityType): boolean {
  const names = namesInText(before.replace(afterPreposition, ''))
  return names.some(({ told }) => told.has(type)) && !names.some(({ told }) => told.has('inside'))
}
