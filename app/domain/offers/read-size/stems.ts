import type { Size } from '../sizes.ts'

/** Cut flowers, also in compounds (`dobbelttulipaner`); in the plural, because one may be an ingredient (`ruusuvesi`). */
const flowers = [
  'tulipan(?:er)?|tulpan(?:er)?|tulppaani[at]?|roser|rosor|ruusu(?:t|ja|a)|gerbera(?:er|or|t)?|buket(?:ter)?|bukett(?:er)?',
  'orkid[eé](?:er)?|orkideat|orkideaa|krysant(?:emum|emer|eemit|eemeja)|(?:kukka|ruusu|tulppaani)kimppu',
]
/** Those whose compounds are other goods (`hyldeblomster`). */
const wholeWords =
  'nelliker|nejlikor|neilikat|neilikkaa|liljer|liljor|liljat|liljoja|blomster|snittblom(?:ster|mor)|kukat|kukkia'
const isOfFlowers = new RegExp(`(?<!\\p{L})(?:\\p{L}*(?:${flowers.join('|')})|${wholeWords})(?!\\p{L})`, 'iu')
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
