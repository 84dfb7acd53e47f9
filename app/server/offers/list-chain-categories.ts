import { type Country, intlLocaleOfCountry } from '#app/domain/locale/locales.ts'
import type { Category } from '#app/domain/offers/offers.ts'
import type { Queryable } from '../db/database.ts'
import { number, statement, text } from '../db/statement.ts'

/** Wholesale and in-house chains are not for shoppers (Specification §7.1). */
const hidden = new Set(['engros', 'interntbrug'])

/** The kinds of chains whose goods are mostly groceries, border trade included, in lower case. */
export const groceryShops = ['dagligvarer', 'dagligvaror', 'päivittäistavarat', 'grænsehandel']

/** Whether a kind of chain, by its name, is one shoppers can buy from. */
export function isForShoppers(chainCategory: string | null): boolean {
  return !hidden.has(chainCategory?.toLowerCase() ?? '')
}

const categoriesOfCountry = statement(
  { id: number(), name: text() },
  'select id, name from chain_categories where country = $1',
)

/** The kinds of chains a country has, by name, those not for shoppers left out (Specification §7.1). */
export async function listChainCategories(database: Queryable, country: Country): Promise<Category[]> {
  const categories = await database.query(categoriesOfCountry, [country])
  const { compare } = new Intl.Collator(intlLocaleOfCountry(country))
  return categories.filter(({ name }) => isForShoppers(name)).sort((a, b) => compare(a.name, b.name))
}
