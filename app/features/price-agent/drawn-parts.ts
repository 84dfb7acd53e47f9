import type { ReactNode } from 'react'
import type { WatchableProduct, WatchSummary } from '#app/domain/agents/price-agent.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import type { PriceInsight } from '#app/domain/prices/price-insight.ts'

/** The parts of the page that are drawn as on the pages of offers, and the fetching of a product's history. */
export type DrawnParts = {
  /** One offer as a list item, its price as it is sold first; `unlike` is what it is of, if that is not what is watched. */
  offer: (offer: OfferSummary, of: { country: Country; today: Day; unlike: string }) => ReactNode
  /** What is usual. */
  insight: (insight: PriceInsight, country: Country) => ReactNode
  history: (product: WatchableProduct, watch: WatchSummary) => ReactNode
  fetchHistory: (variantId: number) => Promise<WatchableProduct | null>
}
