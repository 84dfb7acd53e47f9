import {
  type Choices,
  countChoices,
  eachFilter,
  type Facets,
  type FilterName,
  type FilterValue,
  readChoice,
  readNumber,
} from './filters/filters.ts'
import { type SortOrder, sortOrders } from './filters/orders.ts'

/** The number of offers that a results page starts with, and that each "show more" adds. */
export const offersPerStep = 24
/** The most offers on one page; beyond these a filter helps more. */
export const mostOffersShown = 480

/** The search parameters of a results page. Parameters that are not set are absent. */
export type ResultsSearch = Partial<Choices> & {
  sort?: SortOrder
  /** The number of offers shown, in steps of 24. */
  show?: number
  /** Search for the term as it was typed, without corrections. */
  exact?: 1
  /** Set by a search submit, and removed from the address after load (§2.1). */
  tfsf?: 1
}

/** The number of offers that a page shows if so many are asked for: whole steps, up to the most. */
export function stepsOf(shown: number): number {
  const steps = Math.max(1, Math.ceil(shown / offersPerStep))
  return Math.min(steps * offersPerStep, mostOffersShown)
}

function readShow(value: unknown): number | undefined {
  const shown = readNumber(value)
  return shown && stepsOf(shown)
}

const readFlag = (value: unknown) => (value === 1 || value === '1' ? 1 : undefined)

/**
 * Reads raw search parameters. Invalid values become undefined, so that they leave the address. Defaults are not filled
 * in, so that a valid address stays as it is.
 */
export function readResultsSearch(raw: Record<string, unknown>): ResultsSearch {
  return {
    ...eachFilter((name) => readChoice(name, raw[name])),
    sort: sortOrders.find((order) => order === raw.sort),
    show: readShow(raw.show),
    exact: readFlag(raw.exact),
    tfsf: readFlag(raw.tfsf),
  }
}

/** Whether an address selects or sorts a term's offers, so that search engines need not list it. */
export function isFiltered({ sort, show, exact, ...search }: ResultsSearch): boolean {
  return Boolean(countChoices(search) > 0 || (sort && sort !== 'relevance') || show || exact)
}

/** The same address without its filters. Order and exactness stay, and the page starts over. */
export function withoutFilters({ sort, exact }: ResultsSearch): ResultsSearch {
  return { sort, exact }
}

/** The same address with another choice of a filter. The page starts over. */
export function withChoice(
  search: ResultsSearch,
  filter: FilterName,
  values: readonly FilterValue[],
): ResultsSearch {
  return readResultsSearch({ ...search, [filter]: values, show: undefined, tfsf: undefined })
}

/** The same address without what is chosen but not among the facets; itself if all of it is. */
export function withoutUnknown<Search extends ResultsSearch>(search: Search, facets: Facets): Search {
  const known = eachFilter((name) =>
    search[name]?.filter((chosen) => facets[name].some(({ id }) => id === chosen)),
  )
  return countChoices(known) === countChoices(search) ? search : { ...search, ...known }
}

/** The same address without one choice of a filter. The page starts over. */
export function withoutChoice(search: ResultsSearch, filter: FilterName, value: FilterValue): ResultsSearch {
  return withChoice(search, filter, search[filter]?.filter((chosen) => chosen !== value) ?? [])
}
