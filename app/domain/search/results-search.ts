import { type SortOrder, sortOrders } from './pages.ts'

/** How many offers a results page begins with, and how many more it shows each time. */
export const offersPerStep = 24
/** The most offers one page shows; beyond these a shopper does better with a filter. */
export const mostOffersShown = 480
const mostChoices = 60

/** What a results address may say. Ids and counts are whole numbers; what is not set is absent. */
export type ResultsSearch = {
  chain?: number[]
  category?: number[]
  sort?: SortOrder
  /** How many offers are shown, in steps of 24. */
  show?: number
  /** The term is to be searched as it was typed, without forgiving it. */
  exact?: 1
  /** Set by a search submit, and taken out of the address after load (Specification §2.1). */
  tfsf?: 1
}

/** A whole number from 1 up; undefined where a value says none. */
function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return Number.isSafeInteger(number) && Number(number) >= 1 ? Number(number) : undefined
}

function readIds(value: unknown): number[] | undefined {
  const ids = new Set([value].flat().flatMap((item) => readNumber(item) ?? []))
  return ids.size > 0 ? [...ids].slice(0, mostChoices) : undefined
}

function readShow(value: unknown): number | undefined {
  const shown = readNumber(value)
  return shown && Math.min(Math.ceil(shown / offersPerStep) * offersPerStep, mostOffersShown)
}

const readFlag = (value: unknown) => (value === 1 || value === '1' ? 1 : undefined)

/**
 * What a results address says, from its raw search parameters. What cannot be understood counts as not said, and is
 * undefined here, so that it leaves the address. A default is never filled in: an address that is right stays as it is.
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

/** Whether an address shows another selection or order of a term's offers, which search engines need not list. */
export function isFiltered({ chain, category, sort, show, exact }: ResultsSearch): boolean {
  return Boolean(chain || category || (sort && sort !== 'relevance') || show || exact)
}

/** The same address without its filters: order and exactness stay, and the list begins anew. */
export function withoutFilters({ sort, exact }: ResultsSearch): ResultsSearch {
  return { sort, exact }
}

/** The same address with one choice of a filter taken away; the list begins anew. */
export function withoutChoice(
  search: ResultsSearch,
  filter: 'chain' | 'category',
  id: number,
): ResultsSearch {
  const { chain, category } = search
  const left = { chain, category, [filter]: search[filter]?.filter((chosen) => chosen !== id) }
  return readResultsSearch({ ...left, ...withoutFilters(search) })
}
