import type { Country } from '#app/domain/locale/locales.ts'
import type { NameQuery } from '../query/name-query.ts'
import type { StatementParameters } from '../query/statement-parameters.ts'

/** A results page shows fewer. A word of more names would only make the search slower. */
const mostProducts = 2000

/**
 * Selects of the live products of a country that a search does not answer with, though its words stand in their names: `named`
 * in all cases, `begun` only if nothing else is found, and `by_name`, both, best first.
 * @param answer the name of a select of the products that the search answers with.
 */
export function namedProducts(
  country: Country,
  { whole, described, begun }: NameQuery,
  answer: string,
  parameters: StatementParameters,
): string {
  const select = (found: string) => `
    select d.product_id, d.brand_id, d.category_id, d.at_shops, d.cheapest_offer_id,
      d.tsv @@ ${parameters.name(described, 'tsquery')} as is_described
    from search_documents d
    where d.country = '${country}' and d.is_live and d.tsv @@ ${parameters.name(found, 'tsquery')}`
  const order = 'order by is_described desc, at_shops desc, product_id'
  return `
named as materialized (${select(whole)}
  and not exists (select from ${answer} a where a.product_id = d.product_id) ${order} limit ${mostProducts}),
begun as materialized (${select(begun)}
  and not exists (select from ${answer}) and not exists (select from named) ${order} limit ${mostProducts}),
by_name as materialized (select *, true as is_whole from named union all select *, false from begun ${order})`
}
