import { type Country, onceForCountry } from '#app/domain/locale/locales.ts'
import { foldForKey } from '#app/domain/search/folding.ts'
import { linesOf } from './lexicon-file.ts'

/** The columns of `chains.tsv`; lexicon/README.md describes each. */
export const chainColumns = ['country', 'name'] as const

const placesOfCountry = onceForCountry((country) => {
  const lines = Array.from(linesOf('chains.tsv', chainColumns), ({ cells }) => cells)
  const names = lines.flatMap(([of, name = '']) => (of === country ? [foldForKey(name)] : []))
  return new Map(names.map((name, place) => [name, place]))
})

/** How well known a chain is in a country: 0 is the best known; infinite for a chain that the lexicon does not have. */
export const placeOfChain = (country: Country, name: string): number =>
  placesOfCountry(country).get(foldForKey(name)) ?? Number.POSITIVE_INFINITY
