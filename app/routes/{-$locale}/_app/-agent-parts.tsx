import { InsightLine } from '#app/features/offers/product/prices/insight-note.tsx'
import { WatchedOffer } from '#app/features/offers/product/prices/watched-offer.tsx'
import { WatchedPrices } from '#app/features/offers/product/prices/watched-prices.tsx'
import type { DrawnParts } from '#app/features/price-agent/drawn-parts.ts'
import { getProductToWatch } from '#app/functions/price-agent.ts'

/** The parts of the price agent's page that are drawn as on the pages of offers. */
export const agentParts: DrawnParts = {
  offer: (offer, of) => <WatchedOffer key={offer.id} offer={offer} {...of} />,
  insight: (insight, country) => <InsightLine insight={insight} country={country} />,
  history: ({ history, today }, watch) => <WatchedPrices watch={watch} history={history} today={today} />,
  fetchHistory: (variantId) => getProductToWatch({ data: { variantId } }),
}
