import type { Country } from '#app/domain/locale/locales.ts'
import type { KnownBrand } from '../../../lexicon/brands.ts'
import { type Goods, goodsNamed, neighbours } from '../../../lexicon/goods/names-of-goods.ts'

const northern = /[æøåäö]/giu
const letterOf: Record<string, string> = { ø: 'ö', æ: 'ä' }
const northernLetters = (text: string) =>
  (text.normalize('NFC').toLowerCase().match(northern) ?? []).map((letter) => letterOf[letter] ?? letter)

/** Whether words that fold to a brand's name have no letter that it has not: `Äpple` is not Apple, nor `Æg` AEG. */
export function isSpelledLike(text: string, { name }: KnownBrand): boolean {
  const letters = northernLetters(name)
  return northernLetters(text).every((letter) => letters.includes(letter))
}

/** The words of a text as written; undefined if they are others than the folded ones. */
export function wordsAsWritten(text: string, folded: readonly string[]): string[] | undefined {
  const written = text.replace(/['’`´]/g, '').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return written.length === folded.length ? written : undefined
}

function goodsIn(words: readonly string[], country: Country): Goods[] {
  return [...words.map((word) => [word]), ...neighbours(words)]
    .flatMap((some) => goodsNamed(some, country))
    .filter(({ part, isFlavour }) => part !== null && !isFlavour)
}

/**
 * Whether a brand's name is a word for something else here: beside it stand goods of parts that it does not sell (`Apple
 * pie`), or nothing tells them, and the name alone is such a good (`Primula`).
 */
export function isOtherGood(
  { key, parts }: KnownBrand,
  beside: readonly string[],
  country: Country,
): boolean {
  if (!parts) return false
  const isSold = ({ part }: Goods) => parts.some((sold) => sold === part)
  const goods = goodsIn(beside, country)
  return goods.length > 0 ? !goods.some(isSold) : !goodsIn(key.split(' '), country).every(isSold)
}
