import { type Country, onceForCountry } from '#app/domain/locale/locales.ts'
import { type QuantityType, quantityTypes } from '#app/domain/offers/sizes.ts'
import { linesOf } from './lexicon-file.ts'

/** The columns of `searches.tsv`; lexicon/README.md describes each. */
export const searchColumns = ['country', 'term', 'staple'] as const

const linesOfCountry = onceForCountry((country) =>
  Array.from(linesOf('searches.tsv', searchColumns), ({ cells }) => cells).filter(([of]) => of === country),
)

/**
 * What shoppers of a country buy every week, the commonest first: its popular searches until enough shoppers have
 * searched.
 */
export const usualSearches = (country: Country): string[] =>
  linesOfCountry(country).map(([, term = '']) => term)

/** An everyday good that every shopper compares: what they search for, and its unit. */
export type Staple = { term: string; quantityType: QuantityType }

/** The everyday goods of a country, in the order in which they are shown. */
export const staplesOf: (country: Country) => readonly Staple[] = onceForCountry((country) =>
  linesOfCountry(country)
    .flatMap(([, term = '', staple = '']) => {
      const [place, unit] = staple.split(' ')
      const quantityType = quantityTypes.find((type) => type === unit)
      return quantityType ? [{ place: Number(place), term, quantityType }] : []
    })
    .sort((a, b) => a.place - b.place),
)
