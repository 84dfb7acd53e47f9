import { foldForKey } from '#app/domain/search/folding.ts'
import { brandNames, commonWordBrandNames } from './brand-names.ts'
import { brandOwners } from './brand-owners.ts'

/** A brand that we know. `isCommonWord` if its name is also an ordinary word (`Sun`). */
export type KnownBrand = { name: string; key: string; isCommonWord: boolean }

const namesIn = (list: string) => list.split(/[|\n]/).filter(Boolean)

function listed(list: string, isCommonWord: boolean): KnownBrand[] {
  return namesIn(list).map((name) => ({ name, key: foldForKey(name), isCommonWord }))
}

const byKey = new Map(
  [...listed(brandNames, false), ...listed(commonWordBrandNames, true)].map((brand) => [brand.key, brand]),
)
/** The most words of the brands that begin with a word. */
const mostWords = new Map<string, number>()
for (const key of byKey.keys()) {
  const words = key.split(' ')
  const first = words[0] ?? ''
  mostWords.set(first, Math.max(words.length, mostWords.get(first) ?? 0))
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

/** The brand that some words begin with, the longest: `['arla', 'koket', 'pesto']` is Arla Köket. */
export function brandAt(words: readonly string[], at: number): KnownBrand | undefined {
  for (let length = Math.min(mostWords.get(words[at] ?? '') ?? 0, words.length - at); length > 0; length--) {
    const brand = byKey.get(words.slice(at, at + length).join(' '))
    if (brand) return brand
  }
  return undefined
}
