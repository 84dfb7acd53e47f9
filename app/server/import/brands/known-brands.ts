import { isPart, type Part } from '#app/domain/categories/parts.ts'
import { type Country, onceForCountry } from '#app/domain/locale/locales.ts'
import { foldForKey } from '#app/domain/search/folding.ts'
import { brandNames, commonWordBrandNames, leadingBrandNames, partsOfBrands } from './brand-names.ts'
import { brandOwners } from './brand-owners.ts'

/**
 * How likely a brand's name is something else: `common` if it is also an ordinary word (`Fresh`), `leading` if it is none
 * where it begins a heading (`Finish`).
 */
type Commonness = 'rare' | 'leading' | 'common'

/** A brand that we know. `parts` are those of its goods, if its name is also a word beside goods of others. */
export type KnownBrand = {
  name: string
  key: string
  commonness: Commonness
  parts: readonly Part[] | undefined
}

/** Brands by their names, found in the words of a country's text. */
export type BrandIndex = {
  country: Country
  /** The brand that the words begin with from a place on, the longest: `['arla', 'koket', 'pesto']` is Arla Köket. */
  at: (words: readonly string[], at: number) => KnownBrand | undefined
}

const namesIn = (list: string) => list.split(/[|\n]/).filter(Boolean)

const partsByKey = new Map(
  partsOfBrands
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [parts = '', names = ''] = line.split(': ')
      return namesIn(names).map((name) => [foldForKey(name), parts.split(' ').filter(isPart)] as const)
    }),
)

function listed(names: readonly string[], commonness: Commonness): KnownBrand[] {
  return names.map((name) => {
    const key = foldForKey(name)
    return { name, key, commonness, parts: partsByKey.get(key) }
  })
}

function indexOf(brands: readonly KnownBrand[], country: Country): BrandIndex {
  const byKey = new Map(brands.map((brand) => [brand.key, brand]))
  /** The most words of the brands that begin with a word. */
  const mostWords = new Map<string, number>()
  for (const key of byKey.keys()) {
    const words = key.split(' ')
    const first = words[0] ?? ''
    mostWords.set(first, Math.max(words.length, mostWords.get(first) ?? 0))
  }
  return {
    country,
    at: (words, at) => {
      const most = Math.min(mostWords.get(words[at] ?? '') ?? 0, words.length - at)
      for (let length = most; length > 0; length--) {
        const brand = byKey.get(words.slice(at, at + length).join(' '))
        if (brand) return brand
      }
      return undefined
    },
  }
}

const ours = [
  ...listed(namesIn(brandNames), 'rare'),
  ...listed(namesIn(leadingBrandNames), 'leading'),
  ...listed(namesIn(commonWordBrandNames), 'common'),
]

/** The brands of our own list, in a country's texts. */
export const listedBrands: (country: Country) => BrandIndex = onceForCountry((country) =>
  indexOf(ours, country),
)

/** The brands of our own list, and others by their names, in a country's texts. */
export function withBrands(names: readonly string[], country: Country): BrandIndex {
  return names.length === 0 ? listedBrands(country) : indexOf([...listed(names, 'rare'), ...ours], country)
}

const owners = new Map(
  brandOwners
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [owner = '', brands = ''] = line.split(': ')
      return brands.split(', ').map((brand): [string, string] => [foldForKey(brand), owner])
    }),
)

/** The brand that owns a brand, if we know it. */
export function ownerOfBrand(brand: string): string | null {
  return owners.get(foldForKey(brand)) ?? null
}
