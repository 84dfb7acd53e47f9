/** A value of a filter as it stands in an address: an id, or the key of a size. */
export type FilterValue = number | string

/** The type of a filter's values, and how one is read from an address, which has it as it is; undefined if it is none. */
type Filter = { type: 'integer' | 'string'; read: (raw: unknown) => FilterValue | undefined }

const ids: Filter = { type: 'integer', read: readId }
// The server knows which of them are keys of sizes (`sizeOfKey`): this is in the first load of every page.
const sizes: Filter = {
  type: 'string',
  read: (raw) => (typeof raw === 'string' && /^[\dx.]{1,20}(kg|l|m|stk)$/.test(raw) ? raw : undefined),
}

/**
 * The filters of results, in the order in which they are shown. A filter's name is its search parameter, which may be
 * repeated. All that knows filters goes through this list; what each needs besides has a record by its name, without which it
 * does not compile: its condition and its counts in SQL (app/server/search/rank/filter-sql.ts), and its words
 * (app/features/offers/results/filters/use-filter-words.ts).
 */
export const filters = { chain: ids, category: ids, brand: ids, size: sizes } satisfies Record<string, Filter>

export type FilterName = keyof typeof filters

/** What is chosen of each filter; of none if it is empty. */
export type Choices = Record<FilterName, FilterValue[]>

/** One choice of a filter, with the number of offers it would leave. */
export type Facet = { id: FilterValue; name: string; offers: number }
/** The choices that each filter has. */
export type Facets = Record<FilterName, Facet[]>

const isName = (name: string): name is FilterName => Object.hasOwn(filters, name)
export const filterNames = Object.keys(filters).filter(isName)

/** Makes something of each filter. */
export const eachFilter = <Made>(make: (name: FilterName) => Made): Record<FilterName, Made> => {
  const made = Object.fromEntries(filterNames.map((name) => [name, make(name)]))
  return made as Record<FilterName, Made>
}

/** The largest id of the database. */
const largestId = 2 ** 31 - 1
const mostChoices = 60

/** A whole number from 1 up; undefined for any other value. */
export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return Number.isSafeInteger(number) && Number(number) >= 1 ? Number(number) : undefined
}

function readId(raw: unknown): number | undefined {
  const id = readNumber(raw)
  return id !== undefined && id <= largestId ? id : undefined
}

/** What is chosen of a filter, each value once; undefined if nothing is. Invalid values are left out. */
export function readChoice(name: FilterName, raw: unknown): FilterValue[] | undefined {
  const values = new Set([raw].flat().flatMap((item) => filters[name].read(item) ?? []))
  return values.size > 0 ? [...values].slice(0, mostChoices) : undefined
}

/** The chosen values that an address can have, in one order, so that what is the same page is the same. */
export function choiceOf(name: FilterName, values: readonly unknown[]): FilterValue[] {
  const order = (value: FilterValue) => (typeof value === 'number' ? value : 0)
  const chosen = readChoice(name, [...values]) ?? []
  return chosen.sort((a, b) => order(a) - order(b) || (String(a) < String(b) ? -1 : 1))
}

/** What is chosen, for each filter. */
export const choicesOf = (search: Partial<Choices>): Choices =>
  eachFilter((name) => choiceOf(name, search[name] ?? []))

/** The number of choices of all filters. */
export const countChoices = (search: Partial<Choices>): number =>
  filterNames.reduce((count, name) => count + (search[name]?.length ?? 0), 0)

/** The chosen values with their names, filter by filter. */
export const chosenFacets = (
  search: Partial<Choices>,
  facets: Facets,
): { filter: FilterName; facet: Facet }[] =>
  filterNames.flatMap((filter) =>
    facets[filter].filter(({ id }) => search[filter]?.includes(id)).map((facet) => ({ filter, facet })),
  )

/** Whether a filter has choices that leave fewer offers than there are. */
export const divides = (facets: readonly Facet[], offers: number): boolean =>
  facets.length > 1 || facets.some((facet) => facet.offers < offers)
