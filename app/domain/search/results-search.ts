import { type SortOrder, sortOrders } from './pages.ts'

/** The number of offers that a results page starts with, and that each "show more" adds. */
export const offersPerStep = 24
/** The most offers on one page; beyond these a filter helps more. */
export const mostOffersShown = 480
const mostChoices = 60

/** The search parameters of a results page. Ids and counts are whole numbers; parameters that are not set are absent. */
export type ResultsSearch = {
  chain?: number[]
  category?: number[]
  sort?: SortOrder
  /** The number of offers shown, in steps of 24. */
  show?: number
  /** Search for the term as it was typed, without corrections. */
  exact?: 1
  /** Set by a search submit, and removed from the address after load (§2.1). */
  tfsf?: 1
}

/** A whole number from 1 up; undefined for any other value. */
function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return Number.isSafeInteger(number) && Number(number) >= 1 ? Number(number) : undefined
}

function readIds(value: unknown): number[] | undefined {
  const ids = new Set([value].flat().flatMap((item) => readNumber(item) ?? []))
  return ids.size > 0 ? [...ids].slice(0, mostChoices) : undefined
}

/** The chosen ids that an address can have, in one order. */
export function choicesOf(ids: number[]): number[] {
  return (readIds(ids) ?? []).sort((one, other) => one - other)
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
    chain: readIds(raw.chain),
    category: readIds(raw.category),
    sort: sortOrders.find((order) => order === raw.sort),
    show: readShow(raw.show),
    exact: readFlag(raw.exact),
    tfsf: readFlag(raw.tfsf),
  }
}

/** Whether an address selects or sorts a term's offers, so that search engines need not list it. */
export function isFiltered({ chain, category, sort, show, exact }: ResultsSearch): boolean {
  return Boolean(chain || category || (sort && sort !== 'relevance') || show || exact)
}

/** The same address without its filters. Order and exactness stay, and the page starts over. */
export function withoutFilters({ sort, exact }: ResultsSearch): ResultsSearch {
  return { sort, exact }
}

/** The same address without one choice of a filter. The page starts over. */
export function withoutChoice(
  search: ResultsSearch,
  filter: 'chain' | 'category',
  id: number,
): ResultsSearch {
  const { chain, category } = search
  const left = { chain, category, [filter]: search[filter]?.filter((chosen) => chosen !== id) }
  return readResultsSearch({ ...left, ...withoutFilters(search) })
}
