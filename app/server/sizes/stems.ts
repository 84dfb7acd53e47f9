import type { Size } from '#app/domain/offers/sizes.ts'
import { hasMark } from '../lexicon/marks.ts'
import { alternatives, type Word, wordsWith } from '../lexicon/words/read-words.ts'

const flowers = wordsWith('stems')
const isAlone = ({ marks }: Word) => hasMark('words', marks, 'alone')
const alternativesOf = (words: readonly Word[]) => alternatives(words.map(({ word }) => word))
/** Cut flowers, also at the end of compounds (`dobbelttulipaner`), but for those that end the names of other goods. */
const compounds = alternativesOf(flowers.filter((flower) => !isAlone(flower)))
const wholeWords = alternativesOf(flowers.filter(isAlone))
const isOfFlowers = new RegExp(`(?<!\\p{L})(?:\\p{L}*(?:${compounds})|${wholeWords})(?!\\p{L})`, 'iu')
const stems = /(?<![\d.,])(\d{1,2})\s?gr(?!\p{L})/giu
/** Nothing else is sold by so few grams. */
const mostOfAll = 4

/** Whether a size read from a text is of the stems of flowers: `10 gr. tulipaner` are ten, and no grams. */
export function isOfStems(text: string, { quantity, quantityType }: Size): boolean {
  if (quantityType !== 'kg' || quantity >= 0.1) return false
  const count = [...text.matchAll(stems)]
    .map(([, digits]) => Number(digits))
    .find((number) => number === Math.round(quantity * 1000))
  return count !== undefined && (count <= mostOfAll || isOfFlowers.test(text))
}
