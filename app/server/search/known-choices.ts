import type { Country } from '#app/domain/locale/locales.ts'
import { formatSize, sizeKey, sizeOfKey } from '#app/domain/offers/sizes.ts'
import {
  type Choices,
  eachFilter,
  type Facet,
  type Facets,
  type FilterName,
  type FilterValue,
  filterNames,
} from '#app/domain/search/filters/filters.ts'
import type { Queryable } from '../db/database.ts'
import { boolean, number, statement, text } from '../db/statement.ts'

/** A chosen value that exists. `isPart`: it stands for others, which the search counts instead. */
type KnownChoice = { id: FilterValue; name: string; isPart?: boolean }

const columns = { id: number(), name: text() }
const chains = statement(columns, 'select id, name from chains where country = $1 and id = any($2)')
const categories = statement(
  { ...columns, isPart: boolean() },
  'select id, name, parent_id is null as "isPart" from categories where country = $1 and id = any($2)',
)
const brands = statement(
  columns,
  `select b.id, concat_ws(' ', parent.name, b.name) as name from brands b left join brands parent on parent.id = b.parent_id
    where b.id = any($1)`,
)

/** The name of a size; undefined if the value is not its key. */
function nameOfSize(value: FilterValue, country: Country): string | undefined {
  const size = sizeOfKey(String(value))
  return size && sizeKey(size) === value ? formatSize(size, country) : undefined
}

/** Which values of a filter exist in a country, with their names. */
type Known = (database: Queryable, country: Country, values: FilterValue[]) => Promise<KnownChoice[]>
const knownOf: Record<FilterName, Known> = {
  chain: (database, country, values) => database.query(chains, [country, values]),
  category: (database, country, values) => database.query(categories, [country, values]),
  brand: (database, _, values) => database.query(brands, [values]),
  size: async (_, country, values) =>
    values.flatMap((id) => {
      const name = nameOfSize(id, country)
      return name === undefined ? [] : [{ id, name }]
    }),
}

/** What is chosen and exists in the country. What nothing is chosen of needs no request. */
export async function readKnownChoices(
  database: Queryable,
  country: Country,
  chosen: Choices,
): Promise<Record<FilterName, KnownChoice[]>> {
  const known = await Promise.all(
    filterNames.map((name) =>
      chosen[name].length === 0 ? [] : knownOf[name](database, country, chosen[name]),
    ),
  )
  return eachFilter((name) => known[filterNames.indexOf(name)] ?? [])
}

/**
 * The facets as they are shown: with the names of sizes, and with what is chosen but not found.
 * @param total the number of offers that all filters leave.
 */
export function presentFacets(
  found: Facets,
  known: Record<FilterName, KnownChoice[]>,
  { country, total }: { country: Country; total: number },
): Facets {
  const named: Facets = {
    ...found,
    size: found.size.flatMap((facet) => {
      const name = nameOfSize(facet.id, country)
      return name === undefined ? [] : [{ ...facet, name }]
    }),
  }
  return eachFilter((name) => {
    const isFound = ({ id }: KnownChoice) => named[name].some((facet) => facet.id === id)
    const others = known[name]
      .filter((choice) => !isFound(choice))
      .map(({ id, name: shown, isPart = false }): Facet => ({ id, name: shown, offers: isPart ? total : 0 }))
    return [...others, ...named[name]]
  })
}
