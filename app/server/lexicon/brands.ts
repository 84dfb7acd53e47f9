import { isPart, type Part } from '#app/domain/categories/parts.ts'
import { type Country, onceForCountry } from '#app/domain/locale/locales.ts'
import { foldForKey } from '#app/domain/search/folding.ts'
import { linesOf } from './lexicon-file.ts'
import { hasMark, type MarkOf } from './marks.ts'

/** The columns of `brands.tsv`; lexicon/README.md describes each. */
export const brandColumns = ['name', 'known', 'owner', 'parts', 'marks'] as const
export const commonnesses = ['rare', 'leading', 'common'] as const

/**
 * How likely a brand's name is something else: `common` if it is also an ordinary word (`Fresh`), `leading` if it is none
 * where it begins a heading (`Finish`).
 */
type Commonness = (typeof commonnesses)[number]

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

/** A line of `brands.tsv`; `commonness` is undefined if texts are not searched for the brand. */
type Line = Omit<KnownBrand, 'commonness'> & {
  commonness: Commonness | undefined
  owner: string
  marks: string
}

let read: readonly Line[] | undefined
function lines(): readonly Line[] {
  read ??= Array.from(linesOf('brands.tsv', brandColumns), ({ cells }): Line => {
    const [name = '', known = '', owner = '', parts = '', marks = ''] = cells
    return {
      ...{ name, key: foldForKey(name), owner, marks },
      commonness: commonnesses.find((one) => one === known),
      parts: parts === '' ? undefined : parts.split(' ').filter(isPart),
    }
  })
  return read
}

const others = (names: readonly string[]): KnownBrand[] =>
  names.map((name) => {
    const key = foldForKey(name)
    return { name, key, commonness: 'rare', parts: undefined }
  })

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

let known: readonly KnownBrand[] | undefined
function ours(): readonly KnownBrand[] {
  known ??= lines().flatMap(({ name, key, commonness, parts }) =>
    commonness ? [{ name, key, commonness, parts }] : [],
  )
  return known
}

/** The brands of the lexicon, in a country's texts. */
export const listedBrands: (country: Country) => BrandIndex = onceForCountry((country) =>
  indexOf(ours(), country),
)

/** Whether a folded word is the name of a brand of the lexicon, and nothing else. */
export const isOnlyBrand = (word: string, country: Country): boolean =>
  listedBrands(country).at([word], 0)?.commonness === 'rare'

/** The brands of the lexicon, and others by their names, in a country's texts. */
export function withBrands(names: readonly string[], country: Country): BrandIndex {
  return names.length === 0 ? listedBrands(country) : indexOf([...others(names), ...ours()], country)
}

let owners: ReadonlyMap<string, string> | undefined

/** The brand that owns a brand, if we know it. */
export function ownerOfBrand(brand: string): string | null {
  owners ??= new Map(lines().flatMap(({ key, owner }) => (owner ? [[key, owner]] : [])))
  return owners.get(foldForKey(brand)) ?? null
}

/** The keys of the brands with a mark. */
export const brandsWith = (mark: MarkOf<'brands'>): ReadonlySet<string> =>
  new Set(lines().flatMap(({ key, marks }) => (hasMark('brands', marks, mark) ? [key] : [])))
