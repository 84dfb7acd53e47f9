import { foldForKey } from '#app/domain/search/folding.ts'
import { brandNames, commonWordBrandNames } from './brand-names.ts'
import { brandOwners } from './brand-owners.ts'

/** A brand that we know. `isCommonWord` if its name is also an ordinary word (`Sun`). */
export type KnownBrand = { name: string; key: string; isCommonWord: boolean }

/** Brands by their names, found in a text's words. */
export type BrandIndex = {
  /** The brand that the words begin with from a place on, the longest: `['arla', 'koket', 'pesto']` is Arla Köket. */
  at: (words: readonly string[], at: number) => KnownBrand | undefined
}

const namesIn = (list: string) => list.split(/[|\n]/).filter(Boolean)

function listed(names: readonly string[], isCommonWord: boolean): KnownBrand[] {
  return names.map((name) => ({ name, key: foldForKey(name), isCommonWord }))
}

function indexOf(brands: readonly KnownBrand[]): BrandIndex {
  const byKey = new Map(brands.map((brand) => [brand.key, brand]))
  /** The most words of the brands that begin with a word. */
  const mostWords = new Map<string, number>()
  for (const key of byKey.keys()) {
    const words = key.split(' ')
    const first = words[0] ?? ''
    mostWords.set(first, Math.max(words.length, mostWords.get(first) ?? 0))
  }
  return {
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

const ours = [...listed(namesIn(brandNames), false), ...listed(namesIn(commonWordBrandNames), true)]

/** The brands of our own list. */
export const listedBrands: BrandIndex = indexOf(ours)

/** The brands of our own list, and others by their names. */
export function withBrands(names: readonly string[]): BrandIndex {
  return names.length === 0 ? listedBrands : indexOf([...listed(names, false), ...ours])
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
