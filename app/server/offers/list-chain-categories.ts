import { type Country, intlLocaleOfCountry } from '#app/domain/locale/locales.ts'
import type { Category } from '#app/domain/offers/offers.ts'
import type { Queryable } from '../db/database.ts'
import { number, statement, text } from '../db/statement.ts'

/** The kinds of chains whose goods are mostly groceries, border trade included, in lower case. */
export const groceryShops = ['dagligvarer', 'dagligvaror', 'päivittäistavarat', 'grænsehandel']

const categoriesOfCountry = statement(
  { id: number(), name: text() },
  'select id, name from chain_categories where country = $1 and not is_wholesale',
)

/** The kinds of chains a country has, by name, without wholesale (§7.1). */
export async function listChainCategories(database: Queryable, country: Country): Promise<Category[]> {
  const categories = await database.query(categoriesOfCountry, [country])
  const { compare } = new Intl.Collator(intlLocaleOfCountry(country))
  return categories.sort((a, b) => compare(a.name, b.name))
}
