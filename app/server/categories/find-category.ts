import { type Part, parts } from '#app/domain/categories/parts.ts'
import { partsOfCategory } from '#app/domain/categories/sectors.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { CategoryHead } from '#app/domain/search/pages.ts'
import type { Queryable } from '../db/database.ts'
import { number, statement, text, withoutNulls } from '../db/statement.ts'
import { listChainCategories } from '../offers/list-chain-categories.ts'

const offersOfParts = statement(
  { part: withoutNulls(text<Part>()), offers: number() },
  `
select part, sum(at_shops)::int as offers from search_documents
where country = $1 and is_live and at_shops > 0 and part = any($2::text[]) group by part`,
)

/**
 * A category of the navigation with the parts of its sub-list that have offers today, in the order of the parts
 * (§2.3). @returns undefined if the country has none with this id, or it is not for shoppers (§7.1).
 */
export async function findCategory(
  database: Queryable,
  { country, id }: { country: Country; id: number },
): Promise<CategoryHead | undefined> {
  const category = (await listChainCategories(database, country)).find((known) => known.id === id)
  if (!category) return undefined
  const { name } = category
  const sold = await database.query(offersOfParts, [country, partsOfCategory(name, country)])
  return { id, name, parts: sold.sort((a, b) => parts.indexOf(a.part) - parts.indexOf(b.part)) }
}
