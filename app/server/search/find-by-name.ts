import type { Country } from '#app/domain/locale/locales.ts'
import type { NamedHow } from '#app/domain/search/named-how.ts'
import type { Queryable } from '../db/database.ts'
import { boolean, nullable, number, numbers, statement } from '../db/statement.ts'
import { nameQueryOf } from './query/name-query.ts'
import { statementParameters } from './query/statement-parameters.ts'
import { namedProducts } from './rank/named-products.ts'
import { goodsMeant } from './readings/goods-meant.ts'
import { readTerm } from './term/read-term.ts'

const columns = {
  isWhole: nullable(boolean()),
  isDescribed: nullable(boolean()),
  products: number(),
  offerIds: numbers(),
}

/**
 * How products have the words of a term in their names.
 * @param found what is true of those that were found: `isWhole`, that the words stand there whole, and `isDescribed`, that they
 *   say of one what it is, or describe it.
 * @param isUnsold whether the words mean goods that nobody sells.
 */
export const howNamed = (
  { isWhole, isDescribed }: { isWhole: boolean | null; isDescribed: boolean | null },
  isUnsold: boolean,
): NamedHow => (!isWhole ? 'begun' : isDescribed || !isUnsold ? 'named' : 'beside')

/**
 * Finds products at shops by the words of their names, for a term that has no answer.
 * @param limit how many offers are wanted, the cheapest of each product.
 * @returns undefined if there are none; `isUnsold` if the term means goods that nobody sells.
 */
export async function findByName(
  database: Queryable,
  { country, term, limit }: { country: Country; term: string; limit: number },
) {
  const read = readTerm(term, country)
  const names = nameQueryOf(read)
  if (!names) return undefined
  const parameters = statementParameters()
  const sql = `
with answer as (select null::int as product_id where false),${namedProducts(country, names, 'answer', parameters)},
at_shops as (select *, row_number() over () as place from by_name where cheapest_offer_id is not null)
select bool_and(is_whole) as "isWhole", bool_or(is_described) as "isDescribed", count(*)::int as products,
  coalesce(array_agg(cheapest_offer_id order by place) filter (where place <= ${parameters.name(limit, 'int')}), '{}') as "offerIds"
from at_shops`
  const [found] = await database.query(statement(columns, sql), parameters.values)
  if (!found || found.products === 0) return undefined
  const isUnsold = goodsMeant(read).length > 0
  return { ...found, isUnsold, how: howNamed(found, isUnsold) }
}
