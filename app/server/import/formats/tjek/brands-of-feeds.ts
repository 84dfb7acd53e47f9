import { setImmediate } from 'node:timers/promises'
import { type Country, countries } from '#app/domain/locale/locales.ts'
import { foldForKey } from '#app/domain/search/folding.ts'
import { partOfName } from '../../../categories/part-of-name.ts'
import type { Queryable } from '../../../db/database.ts'
import { nullable, statement, text } from '../../../db/statement.ts'
import { type BrandIndex, withBrands } from '../../../lexicon/brands.ts'

const leastProducts = 2
const shortestName = 4
const mostWords = 3
/** A brand whose words so many names of other brands have is a common word. */
const manyNames = 2

/** Between so many names the process answers waiting requests. */
const namesAtOnce = 2000

type Product = { brand: string | null; name: string }

const productsOfCountry = statement(
  { brand: nullable(text()), name: text() },
  `
  select b.name as brand, n.name
  from products p join product_names n on n.id = p.product_name_id left join brands b on b.id = p.brand_id
  where p.country = $1`,
)

/** The brands of several of some products that may be distinct, by their keys. */
function severalOf(products: readonly Product[], country: Country): Map<string, string> {
  const counts = new Map<string, { name: string; products: number }>()
  for (const { brand } of products) {
    const count = brand && counts.get(brand)
    if (count) count.products += 1
    else if (brand) counts.set(brand, { name: brand, products: 1 })
  }
  const byKey = Map.groupBy(counts.values(), ({ name }) => foldForKey(name))
  const several = new Map<string, string>()
  for (const [key, [first, ...others]] of byKey) {
    const total = others.reduce((sum, other) => sum + other.products, first?.products ?? 0)
    const isPossible =
      total >= leastProducts &&
      key.length >= shortestName &&
      key.split(' ').length <= mostWords &&
      !/\d/.test(key)
    if (first && isPossible && partOfName(first.name, country) === undefined) several.set(key, first.name)
  }
  return several
}

/** The brands of some products that are no common words: those of several products, which other names do not have. */
async function distinctBrands(products: readonly Product[], country: Country): Promise<string[]> {
  const several = severalOf(products, country)
  const words = new Map([...several.keys()].flatMap((key) => key.split(' ')).map((word) => [word, tally()]))
  for (const [at, { brand, name }] of products.entries()) {
    if (at % namesAtOnce === 0) await setImmediate()
    const key = brand && foldForKey(brand)
    for (const word of new Set(foldForKey(name).split(' '))) {
      const brands = words.get(word)
      brands?.set(key, (brands.get(key) ?? 0) + 1)
    }
  }
  const isCommon = (word: string, own: string) =>
    [...(words.get(word) ?? [])].reduce((sum, [key, count]) => sum + (key === own ? 0 : count), 0) >=
    manyNames
  return [...several].flatMap(([key, name]) =>
    key.split(' ').every((word) => isCommon(word, key)) ? [] : [name],
  )
}

/** How many names of each brand have a word. */
const tally = () => new Map<string | null, number>()

/**
 * The brands that a country's leaflets may name: those we list, and those that feeds with a column for brands brought. Reads
 * the products of one country at a time, since there may be many.
 */
export async function brandsOfFeeds(database: Queryable): Promise<Map<Country, BrandIndex>> {
  const brands = new Map<Country, BrandIndex>()
  for (const country of countries) {
    const products = await database.query(productsOfCountry, [country])
    brands.set(country, withBrands(await distinctBrands(products, country), country))
  }
  return brands
}
