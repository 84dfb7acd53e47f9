import {
  type Choices,
  countChoices,
  eachFilter,
  type FilterName,
  filterNames,
} from '#app/domain/search/filters/filters.ts'
import type { StatementParameters } from '../query/statement-parameters.ts'

/** What a filter is in SQL. `chosen` is the parameter that holds the choice. */
type FilterSql = {
  /** The type of the parameter. */
  type: 'int[]' | 'text[]'
  /**
   * SQL that is true of an offer that the choice leaves, or an empty one. The offer has `chain_id`, `is_wholesale`,
   * `category_id`, `brand_id`, and the columns of `wanted`.
   */
  leaves: (chosen: string) => string
  /**
   * SQL for a further column of an offer with a `variant_id`, null if nothing is chosen.
   * @param products a relation of all products with a `product_id`.
   */
  wanted?: (chosen: string, products: string) => string
  /**
   * A select of what can be chosen: `id`, `offers`, and `is_wholesale`, whether only wholesale has it.
   * @param left a condition of `found` for the offers that the other filters leave.
   */
  counted: (left: string) => string
  /** What a choice is called. */
  name: (id: string) => string
}

/** SQL for the key of the size of a variant `v`, as `sizeKey` writes it; null if it is unknown. */
const keyOfSize =
  "case when v.quantity is not null and v.quantity_type is not null then concat(case when v.pieces > 1 then v.pieces || 'x' end, v.quantity::numeric, v.quantity_type) end"
/** The same of a variant by its id. A join would read the sizes of the whole catalogue. */
const sizeOfVariant = (id: string) => `(select ${keyOfSize} from product_variants v where v.id = ${id})`

const countedBy = (column: string) => (left: string) =>
  `
  select ${column} as id, bool_and(is_wholesale) as is_wholesale, count(*) filter (where ${left})::int as offers
  from found where ${column} is not null group by 1`

const filterSql: Record<FilterName, FilterSql> = {
  chain: {
    type: 'int[]',
    leaves: (chosen) => `(chain_id = any(${chosen}) or cardinality(${chosen}) = 0 and not is_wholesale)`,
    counted: countedBy('chain_id'),
    name: (id) => `(select n.name from chains n where n.id = ${id})`,
  },
  // Choosing a part of the shop includes its shelves.
  category: {
    type: 'int[]',
    leaves: (chosen) =>
      `(cardinality(${chosen}) = 0 or category_id in (select id from categories where id = any(${chosen}) or parent_id = any(${chosen})))`,
    counted: countedBy('category_id'),
    name: (id) => `(select n.name from categories n where n.id = ${id})`,
  },
  brand: {
    type: 'int[]',
    leaves: (chosen) => `(cardinality(${chosen}) = 0 or brand_id = any(${chosen}))`,
    counted: countedBy('brand_id'),
    name: (id) =>
      `(select concat_ws(' ', p.name, n.name) from brands n left join brands p on p.id = n.parent_id where n.id = ${id})`,
  },
  size: {
    type: 'text[]',
    leaves: (chosen) => `(cardinality(${chosen}) = 0 or has_size)`,
    wanted: (chosen, products) =>
      `case when cardinality(${chosen}) > 0 then variant_id in (
        select v.id from ${products} p join product_variants v on v.product_id = p.product_id where ${keyOfSize} = any(${chosen})) end as has_size`,
    counted: (left) => `
      select id, bool_and(is_wholesale) as is_wholesale, sum(offers)::int as offers from (
        select ${sizeOfVariant('each.id')} as id, offers, is_wholesale from (${countedBy('variant_id')(left)}) each) sizes
      where id is not null group by 1`,
    name: (id) => id,
  },
}

/** All offers together are in more categories than a shopper can read through; the fullest ones are enough. */
const mostFacets = 40

/** SQL that is true of an offer if no filter has a choice: wholesale is shown only to who asks for it. */
const unfiltered = 'not is_wholesale'

/** A choice of the filters as a statement has it. */
export type StatementFilters = {
  /** Whether something is chosen. */
  isFiltered: boolean
  /** Further columns of the offers of some products, which the condition needs. */
  columnsOf: (products: string) => string
  /** A condition that an offer is left by all filters. */
  isLeft: string
  /** A condition that an offer is at shops, or at chosen chains. */
  isOfChains: string
  /** An object with the facets of each filter, counted in the relation `found`. */
  facets: string
}

/**
 * A choice of the filters in SQL. There are two texts of a statement, not one for each choice, because each takes memory of its
 * connection: if something is chosen, it has the conditions of all filters; else of none, since most searches have no filter.
 * @param parameters those of the statement, which get what is chosen.
 */
export function filtersIn(chosen: Choices, parameters: StatementParameters): StatementFilters {
  const isFiltered = countChoices(chosen) > 0
  const placeholders = isFiltered
    ? eachFilter((name) => parameters.name(chosen[name], filterSql[name].type))
    : undefined
  const leaves = (names: FilterName[]) => {
    if (placeholders) return names.map((name) => filterSql[name].leaves(placeholders[name])).join(' and ')
    return names.includes('chain') ? unfiltered : 'true'
  }
  const isLeft = leaves(filterNames)
  const facet = (name: FilterName) => `
(select coalesce(json_agg(json_build_object('id', id, 'name', ${filterSql[name].name('fullest.id')}, 'offers', offers)
    order by is_wholesale, offers desc, id), '[]')
  from (select * from (${filterSql[name].counted(leaves(filterNames.filter((other) => other !== name)))}) counted
    where offers > 0
    order by ${placeholders ? `id = any(${placeholders[name]}) desc, ` : ''}is_wholesale, offers desc, id limit ${mostFacets}) fullest)`
  const columnsOf = (products: string) =>
    filterNames
      .flatMap((name) => (placeholders && filterSql[name].wanted?.(placeholders[name], products)) ?? [])
      .map((column) => `, ${column}`)
      .join('')
  return {
    ...{ isFiltered, isLeft, columnsOf },
    isOfChains: leaves(['chain']),
    facets: `json_build_object(${filterNames.map((name) => `'${name}', ${facet(name)}`).join()})`,
  }
}
