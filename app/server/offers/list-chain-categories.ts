import { type Country, intlLocaleOfCountry } from '#app/domain/locales.ts'
import type { Category } from '#app/domain/offers.ts'
import type { Queryable } from '../db/database.ts'

/** Wholesale and in-house chains are not for shoppers (Specification §7.1). */
const hidden = new Set(['engros', 'interntbrug'])

/** The kinds of chains a country has, by name, those not for shoppers left out (Specification §7.1). */
export async function listChainCategories(database: Queryable, country: Country): Promise<Category[]> {
  const categories = await database.query<Category>(
    'select id, name from chain_categories where country = $1',
    [country],
  )
  const { compare } = new Intl.Collator(intlLocaleOfCountry(country))
  return categories
    .filter(({ name }) => !hidden.has(name.toLowerCase()))
    .sort((a, b) => compare(a.name, b.name))
}
