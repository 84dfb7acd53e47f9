import type { Facet } from '#app/domain/search/pages.ts'

/** All offers together are in more categories than a shopper can read through; the fullest ones are enough. */
const mostFacets = 40

/** The fullest choices of a filter, given fullest first, and the chosen ones. */
export const fullestFacets = (facets: Facet[], chosen: number[]): Facet[] =>
  facets.filter(({ id }, place) => place < mostFacets || chosen.includes(id))
