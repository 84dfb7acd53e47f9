import { pricesAtShops, type WatchedPrice, type WatchSummary } from '#app/domain/agents/price-agent.ts'
import { variantOf } from '#app/domain/agents/watches-in-order.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import { piecePrice } from '#app/domain/offers/several-pieces.ts'
import { hasVerdict } from '#app/domain/prices/has-verdict.ts'
import { priceChart } from '#app/domain/prices/price-chart.ts'
import { InsightNote } from './insight-note.tsx'
import { PricesOverTime } from './prices-over-time.tsx'

type Properties = { watch: WatchSummary; history: WatchedPrice[]; today: Day }

/** The prices of a piece of a watched product at shops over a year, on the page of the price agent. */
export function WatchedPrices({ watch, history, today }: Properties) {
  const { country, insight } = watch
  const offers = watch.offers.filter((offer) => offer.variantId === variantOf(watch) && hasVerdict(offer))
  const chart = priceChart(pricesAtShops(history), today)
  if (!chart) return <InsightNote insight={undefined} country={country} />
  const [cheapest = null] = offers
  return (
    <PricesOverTime
      chart={chart}
      now={cheapest && { ...cheapest, price: piecePrice(cheapest) }}
      typical={insight?.median}
      country={country}
    />
  )
}
