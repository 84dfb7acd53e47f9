import type { WatchSummary } from '#app/domain/agents/price-agent.ts'
import { variantOf } from '#app/domain/agents/watches-in-order.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import { piecePrice } from '#app/domain/offers/several-pieces.ts'
import { priceChart } from '#app/domain/prices/price-chart.ts'
import type { PastPrice } from '#app/domain/search/pages.ts'
import { InsightNote } from './insight-note.tsx'
import { PricesOverTime } from './prices-over-time.tsx'

type Properties = { watch: WatchSummary; history: PastPrice[]; today: Day }

/** The prices of a piece of a watched product over a year, on the page of the price agent. */
export function WatchedPrices({ watch, history, today }: Properties) {
  const { country, insight } = watch
  const offers = watch.offers.filter(({ variantId }) => variantId === variantOf(watch))
  const chart = priceChart(history, today)
  if (!chart) return <InsightNote insight={undefined} country={country} />
  const [cheapest = null] = offers
  const several = offers.find(({ units }) => units > 1)
  return (
    <PricesOverTime
      chart={chart}
      now={cheapest && { ...cheapest, price: piecePrice(cheapest) }}
      severalOf={several?.unitType}
      typical={insight?.median}
      country={country}
    />
  )
}
