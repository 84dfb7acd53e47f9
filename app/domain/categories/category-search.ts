import { type ResultsSearch, readResultsSearch } from '../search/results-search.ts'
import { slugOf } from '../text/slug.ts'
import { isPart, type Part } from './parts.ts'

/** The search parameters of a category page: which category and which of its parts, and what is chosen of its offers. */
export type CategorySearch = ResultsSearch & { id?: number | undefined; part?: Part | undefined }

/** Reads raw search parameters. Invalid values become undefined, so that they leave the address. */
export function readCategorySearch(raw: Record<string, unknown>): CategorySearch {
  const { exact: _, tfsf: __, ...results } = readResultsSearch(raw)
  const id = Number(raw.id)
  return {
    ...results,
    id: Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined,
    part: isPart(raw.part) ? raw.part : undefined,
  }
}

/** A category's slug in its address; never empty, because an address cannot be without it. */
export function categorySlug(name: string): string {
  return slugOf(name) || '-'
}
