/** The most offers of one page. */
export const offersPerPage = 7
/** The most pages of a leaflet, the cover included. */
export const mostPages = 32

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
}

/** The sizes of a page's offers, which fill its rows without a gap on wide windows and on phones. */
export function tileSizes(offers: number): TileSize[] {
  return layouts[offers] ?? []
}

/** An offer's part of the shop; null if its feed does not say. */
type Sorted = { part: { id: number; name: string } | null }
type Page<Offer> = { parts: string[]; offers: Offer[] }

const isNew = (parts: readonly string[], name: string | undefined): name is string =>
  name !== undefined && !parts.includes(name)

/** A cover of the first offers of different parts, and the offers that are left. */
function coverOf<Offer extends Sorted>(offers: readonly Offer[]): { cover: Offer[]; rest: Offer[] } {
  const firstOfPart = offers.filter(
    ({ part }, at) => offers.findIndex((other) => other.part?.id === part?.id) === at,
  )
  const others = offers.filter((offer) => !firstOfPart.includes(offer))
  const cover = [...firstOfPart, ...others].slice(0, offersPerPage)
  return { cover, rest: offers.filter((offer) => !cover.includes(offer)) }
}

function groupByPart<Offer extends Sorted>(offers: readonly Offer[]): Offer[][] {
  const groups = new Map<number | null, Offer[]>()
  for (const offer of offers) {
    const id = offer.part?.id ?? null
    groups.set(id, [...(groups.get(id) ?? []), offer])
  }
  return [...groups.values()].sort((a, b) => b.length - a.length)
}

/**
 * Lays out a chain's offers as a leaflet: a cover with the strongest of different parts, then a part of the shop after the
 * other, the largest first. What is left of a part after its full pages shares a page with what is left of the next.
 * @param offers the strongest first.
 * @returns no page if there are no offers.
 */
export function leafletPages<Offer extends Sorted>(offers: readonly Offer[]): Page<Offer>[] {
  if (offers.length === 0) return []
  const { cover, rest } = coverOf(offers)
  const pages: Page<Offer>[] = [{ parts: [], offers: cover }]
  let open: Page<Offer> = { parts: [], offers: [] }
  for (const group of groupByPart(rest)) {
    const name = group[0]?.part?.name
    const isFull = group.length - (group.length % offersPerPage)
    for (let at = 0; at < isFull; at += offersPerPage)
      pages.push({ parts: name ? [name] : [], offers: group.slice(at, at + offersPerPage) })
    const left = group.slice(isFull)
    if (left.length === 0) continue
    if (open.offers.length + left.length > offersPerPage) {
      pages.push(open)
      open = { parts: [], offers: [] }
    }
    open = {
      parts: isNew(open.parts, name) ? [...open.parts, name] : open.parts,
      offers: [...open.offers, ...left],
    }
  }
  return (open.offers.length > 0 ? [...pages, open] : pages).slice(0, mostPages)
}
