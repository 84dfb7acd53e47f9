import type { Size } from './sizes.ts'

const flowers = new RegExp(
  [
    String.raw`(?<!\p{L})(?:\p{L}*(?:tulipan|tulpan|tulppaani|nellik|nejlik|neilikk|orkid|buket|blomst|blomm|kimppu|kukk`,
    String.raw`gerbera|krysantem|lilj)\p{L}*|roser?|rosor|ruusu\p{L}*)(?!\p{L})`,
  ].join('|'),
  'iu',
)
const stems = /(?<![\d.,])(\d{1,2})\s?gr(?!\p{L})/giu
/** Nothing else is sold by so few grams. */
const mostOfAll = 4

/** Whether a size read from a text is of the stems of flowers: `10 gr. tulipaner` are ten, and no grams. */
export function isOfStems(text: string, { quantity, quantityType }: Size): boolean {
  if (quantityType !== 'kg' || quantity >= 0.1) return false
  const count = [...text.matchAll(stems)]
    .map(([, digits]) => Number(digits))
    .find((number) => number === Math.round(quantity * 1000))
  return count !== undefined && (count <= mostOfAll || flowers.test(text))
}
