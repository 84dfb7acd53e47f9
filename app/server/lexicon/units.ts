import { type QuantityType, quantityTypes } from '#app/domain/offers/sizes.ts'
import { packsWith } from './packs.ts'
import { wordsWith } from './words/read-words.ts'

/** A unit of sizes: of what type it is, and how many of it make a full unit: 1,000 g are a kilo. */
export type Unit = { type: QuantityType; parts: number }

const measured = wordsWith('unit').flatMap(({ word, of }): [string, Unit][] => {
  const [unit = '', parts = ''] = of.split(' ')
  const type = quantityTypes.find((one) => one === unit)
  return type ? [[word, { type, parts: Number(parts) }]] : []
})
const counted = [...packsWith('count'), ...packsWith('sized')].map((word): [string, Unit] => [
  word,
  { type: 'stk', parts: 1 },
])

/** The units of all languages by their words in lower case. */
export const units: ReadonlyMap<string, Unit> = new Map([...measured, ...counted])

/** The words of the units of some types. */
export const unitWords = (...types: QuantityType[]): string[] =>
  [...units].flatMap(([word, { type }]) => (types.includes(type) ? [word] : []))
