/** The fewest and the most offers of a page. */
const fewest = 6
const most = 9
/** The most offers of a leaflet. */
export const mostOffers = 224

/** How large an offer stands on a page: two rows of half the width, one row of it, or a quarter of the width. */
export type TileSize = 'big' | 'wide' | 'small'

const layouts: Record<number, TileSize[]> = {
  1: ['big'],
  2: ['big', 'big'],
  3: ['big', 'wide', 'wide'],
  4: ['wide', 'wide', 'wide', 'wide'],
  5: ['big', 'wide', 'wide', 'wide', 'wide'],
  6: ['big', 'wide', 'wide', 'small', 'small', 'wide'],
  7: ['big', 'wide', 'wide', 'small', 'small', 'small', 'small'],
  8: ['big', 'wide', 'wide', 'small', 'small', 'wide', 'wide', 'wide'],
  9: ['big', 'wide', 'wide', 'small', 'small', 'small', 'small', 'wide', 'wide'],
}

/** The sizes of a page's offers, which fill its rows without a gap on wide windows and on phones. */
export function tileSizes(offers: number): TileSize[] {
  return layouts[offers] ?? []
}

/** An offer's part of the shop; null if its feed does not say. */
type Sorted = { part: { id: number; name: string } | null }
type Page<Offer> = { parts: string[]; offers: Offer[] }

/** The numbers of offers that a page may have, the preferred first; ten or eleven offers do not fill two pages of six. */
function pageSizes(offers: number): number[] {
  return offers < fewest * 2 ? [most, 8, 7, fewest, fewest - 1] : [7, 8, most, fewest]
}

/** Whether this number of offers fills whole pages. */
function fillsPages(offers: number, sizes: readonly number[]): boolean {
  return Math.ceil(offers / Math.max(...sizes)) * Math.min(...sizes) <= offers
}

/** A cover of the first offers of different parts, and the offers that are left. */
function coverOf<Offer extends Sorted>(
  offers: readonly Offer[],
  size: number,
): { cover: Offer[]; rest: Offer[] } {
  const firstOfPart = offers.filter(
    ({ part }, at) => offers.findIndex((other) => other.part?.id === part?.id) === at,
  )
  const others = offers.filter((offer) => !firstOfPart.includes(offer))
  const cover = [...firstOfPart, ...others].slice(0, size)
  return { cover, rest: offers.filter((offer) => !cover.includes(offer)) }
}

/** The offers of one part of the shop after the other, the largest first. */
function sortByPart<Offer extends Sorted>(offers: readonly Offer[]): Offer[] {
  const groups = new Map<number | null, Offer[]>()
  for (const offer of offers) {
    const id = offer.part?.id ?? null
    groups.set(id, [...(groups.get(id) ?? []), offer])
  }
  return [...groups.values()].sort((a, b) => b.length - a.length).flat()
}

/** A division into pages, and on how many of them their parts stand in total. */
type Division<Offer> = { pages: Offer[][]; spread: number }

/** Divides offers into pages of the given sizes so that pages hold as few parts as possible. */
function divide<Offer extends Sorted>(offers: readonly Offer[], sizes: readonly number[]): Offer[][] {
  const none: Division<Offer> = { pages: [], spread: 0 }
  // The best division of the offers from each place on.
  const best: (Division<Offer> | undefined)[] = [...offers.map(() => undefined), none]
  for (let start = offers.length - 1; start >= 0; start--)
    for (const size of sizes) {
      const rest = best[start + size]
      if (!rest) continue
      const page = offers.slice(start, start + size)
      const spread = new Set(page.map(({ part }) => part?.id)).size + rest.spread
      if (spread < (best[start]?.spread ?? Number.POSITIVE_INFINITY))
        best[start] = { pages: [page, ...rest.pages], spread }
    }
  return best[0]?.pages ?? []
}

/**
 * Lays out a chain's offers as a leaflet of six to nine offers a page: a cover with the strongest of different parts, then a
 * part of the shop after the other, the largest first. Only a leaflet of fewer than six, of ten or of eleven offers has
 * a smaller page.
 * @param given the offers, the strongest first.
 * @returns no page if there are no offers.
 */
export function leafletPages<Offer extends Sorted>(given: readonly Offer[]): Page<Offer>[] {
  const offers = given.slice(0, mostOffers)
  if (offers.length === 0) return []
  const sizes = pageSizes(offers.length)
  const size = sizes.find((size) => fillsPages(offers.length - size, sizes)) ?? offers.length
  const { cover, rest } = coverOf(offers, size)
  const pages = divide(sortByPart(rest), sizes)
  return [
    { parts: [], offers: cover },
    ...pages.map((offers) => ({
      parts: [...new Set(offers.flatMap(({ part }) => part?.name ?? []))],
      offers,
    })),
  ]
}
