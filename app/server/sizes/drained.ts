import { wordsAs } from '../lexicon/words/read-words.ts'
import { numberOf, sizeAmount } from './amounts.ts'

const word = String.raw`(?:${wordsAs('drained')})\.?\s*(?:(?:${wordsAs('weight')})\.?)?:?`
const net = String.raw`(?<amount>${sizeAmount})\s*`
const drained = String.raw`(?<drained>${sizeAmount})\s*g(?!\p{L})`

/**
 * The forms in which packs state what they hold, and how much of it is left without the water, with the groups `amount`,
 * perhaps `unit`, and `drained`.
 */
export const drainedForms: readonly string[] = [
  // `280g/140g`, `800/480 g`, `400 g/drænet 240 g`, `185 g / 130 g drænet vægt`
  String.raw`${net}(?<unit>g)?\s*/\s*(?:${word}\s*)?${drained}(?:\s*${word})?`,
  // `185 g (drænet 130 g)`, `185 g, avrunnen vikt 130 g`
  String.raw`${net}(?<unit>g)\.?[\s,(]*${word}\s*${drained}\s*\)?`,
  // `185 g (130 g drænet)`
  String.raw`${net}(?<unit>g)\.?[\s,(]*${drained}\s*${word}\s*\)?`,
]
const patterns = drainedForms.map((form) => new RegExp(`(?<![\\p{L}\\d.,/])${form}`, 'iu'))

/** Each text of these forms matches this too, and most texts do not: it is the quicker test. */
export const mayBeDrained = new RegExp(`/|${wordsAs('drained')}`, 'iu')

/** What a text says that a pack holds, and what is left of it without the water, in kilos. */
export function netAndDrained(text: string): { net: number; drained: number } | undefined {
  if (!mayBeDrained.test(text)) return undefined
  for (const pattern of patterns) {
    const { amount, drained: left } = pattern.exec(text)?.groups ?? {}
    if (amount && left) return { net: numberOf(amount, 1000) / 1000, drained: numberOf(left, 1000) / 1000 }
  }
  return undefined
}

/** Whether so much may be left without the water: more or less are two sizes to choose from (`400 g/500 g`). */
export function isDrained({ net, drained }: { net: number; drained: number }): boolean {
  return drained / net >= 0.35 && drained / net <= 0.75
}
