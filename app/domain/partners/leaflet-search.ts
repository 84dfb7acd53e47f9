/** The parameters of a leaflet's address: its page, counted from 1; absent for the first. */
export type LeafletSearch = { page?: number }

/** Reads the parameters of a leaflet's address; what is no page is left out. */
export function readLeafletSearch({ page }: Record<string, unknown>): LeafletSearch {
  const number = Number(page)
  return Number.isInteger(number) && number > 1 ? { page: number } : {}
}

/** The parameters that lead to a page. */
export function searchOfPage(page: number): LeafletSearch {
  return page > 1 ? { page } : {}
}
