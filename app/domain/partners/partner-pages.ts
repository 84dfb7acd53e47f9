import type { Day } from '../locale/dates.ts'
import type { OfferSummary } from '../offers/offer-summary.ts'
import type { CustomProduct } from '../offers/offers.ts'

/** A chain on its pages; `slug` is its name in addresses. */
export type PagedChain = {
  id: number
  name: string
  slug: string
  category: string | null
  website: string | null
}

/** The days on which offers run, both included. */
export type Period = { startDate: Day; endDate: Day }

/** What a chain has on offer: the number of its offers today, their most common days, and what begins next. */
export type ChainWeek = Pick<PagedChain, 'id' | 'name' | 'slug'> & {
  offers: number
  period: Period
  next: NextWeek | null
}

/** The coming day on which most offers of a chain begin, and how many. */
export type NextWeek = { startDate: Day; offers: number }

/** An offer on the cover of a leaflet. A long name is without its brand there. */
export type CoverOffer = Pick<
  OfferSummary,
  | ('id' | 'name' | 'imageUrl' | 'tint' | 'price' | 'units' | 'unitType')
  | ('startDate' | 'endDate' | 'conditions')
>

/** A chain's leaflet of this week, with its strongest offers. */
export type LeafletCover = ChainWeek & { strongest: CoverOffer[] }

/** An offer in full, as the viewer shows it: with its described values, joined by commas (§2.6). */
export type OfferDetail = OfferSummary & { description: string }

/** A partner's own product, and the cheapest offers of the same variant today. */
export type PartnerProduct = CustomProduct & { offers: OfferDetail[] }

export type Partner = { id: number; name: string; website: string | null; products: PartnerProduct[] }

/** The data of the page of leaflets and partners. `leaflets` are grouped by the chains' kind, groceries first; a null
 * kind holds the chains that are the only ones of theirs. `mine` are those of the shopper's chains, which come first. */
export type PartnersPageData = {
  today: Day
  totalOffers: number
  mine: LeafletCover[]
  leaflets: { category: string | null; covers: LeafletCover[] }[]
  soon: OfferSummary[]
  partners: Partner[]
}

/** Offers of one part of the shop: the best of them, and how many there are. `id` and `name` are null for the rest. */
export type ChainPart = { id: number | null; name: string | null; total: number; offers: OfferSummary[] }

/** The data of a chain's page. `week` is null if the chain has no offer today. */
export type ChainPageData = {
  today: Day
  chain: PagedChain
  week: Pick<ChainWeek, 'offers' | 'period'> | null
  strongest: CoverOffer[]
  parts: ChainPart[]
  next: NextWeek | null
  soon: OfferSummary[]
}

/** One page of a leaflet: the parts of the shop that it shows, and its offers, the strongest first. */
export type LeafletPage = { parts: string[]; offers: OfferDetail[] }

/** The data of a chain's leaflet. The first page is the cover, with offers of many parts. */
export type LeafletData = {
  today: Day
  chain: PagedChain
  period: Period
  total: number
  pages: LeafletPage[]
}
