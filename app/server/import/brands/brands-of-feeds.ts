import { type Country, countries } from '#app/domain/locale/locales.ts'
import { foldForKey } from '#app/domain/search/folding.ts'
import { partOfName } from '../../categories/part-of-name.ts'
import type { Queryable } from '../../db/database.ts'
import { nullable, statement, text } from '../../db/statement.ts'
import { type BrandIndex, withBrands } from './known-brands.ts'

const leastProducts = 2
const shortestName = 4
const mostWords = 3
/** A brand whose words so many names of other brands have is a common word. */
const manyNames = 2

const namedProducts = statement(
  { country: text<Country>(), brand: nullable(text()), name: text() },
  `
  select p.country, b.name as brand, n.name
  from products p join product_names n on n.id = p.product_name_id left join brands b on b.id = p.brand_id`,
)

type Product = { brand: string | null; name: string }

/** The brands of some products that are no common words: those of several products, which other names do not have. */
function distinctBrands(products: readonly Product[], country: Country): string[] {
  const counts = new Map<string, { name: string; products: number }>()
  const brandsOfWord = new Map<string, Map<string | null, number>>()
  for (const { brand, name } of products) {
    const key = brand && foldForKey(brand)
    if (brand && key) {
      const count = counts.get(key) ?? { name: brand, products: 0 }
      count.products += 1
      counts.set(key, count)
    }
    for (const word of new Set(foldForKey(name).split(' '))) {
      const brands = brandsOfWord.get(word) ?? new Map<string | null, number>()
      brandsOfWord.set(word, brands.set(key, (brands.get(key) ?? 0) + 1))
    }
  }
  const isCommon = (word: string, own: string) => {
    const brands = brandsOfWord.get(word) ?? new Map<string | null, number>()
    return [...brands].reduce((sum, [key, count]) => sum + (key === own ? 0 : count), 0) >= manyNames
  }
  return [...counts].flatMap(([key, { name, products: count }]) => {
    const words = key.split(' ')
    const isDistinct =
      count >= leastProducts &&
      key.length >= shortestName &&
      words.length <= mostWords &&
      !/\d/.test(key) &&
      !words.every((word) => isCommon(word, key)) &&
      partOfName(name, country) === undefined
    return isDistinct ? [name] : []
  })
}

/** The brands that a country's leaflets may name: those we list, and those that feeds with a column for brands brought. */
export async function brandsOfFeeds(database: Queryable): Promise<Map<Country, BrandIndex>> {
  const products = Map.groupBy(await database.query(namedProducts, []), ({ country }) => country)
  return new Map(
    countries.map((country) => [country, withBrands(distinctBrands(products.get(country) ?? [], country))]),
  )
}
