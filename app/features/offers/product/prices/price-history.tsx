import { Trans } from '@lingui/react/macro'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { comparedPrice, pricedBy } from '#app/domain/prices/compared-price.ts'
import { hasVerdict } from '#app/domain/prices/has-verdict.ts'
import { priceChart } from '#app/domain/prices/price-chart.ts'
import { priceInsight } from '#app/domain/prices/price-insight.ts'
import type { PastPrice } from '#app/domain/search/pages.ts'
import { Section } from '#app/ui/page/section.tsx'
import { InsightNote } from './insight-note.tsx'
import { PricesOverTime } from './prices-over-time.tsx'

type Properties = {
  history: PastPrice[]
  offer: OfferSummary
  /** Whether the offer runs today; if so, its price is judged, unless its chain is wholesale or it is kept back. */
  isLive: boolean
  country: Country
  today: Day
}

/** The product's prices over a year, by which its offers are compared: as a chart, a verdict, and a table. */
export function PriceHistory({ history, offer, isLive, country, today }: Properties) {
  const chart = priceChart(history, today)
  if (!chart) return null
  const price = isLive && hasVerdict(offer) ? comparedPrice(offer) : null
  const isByUnit = pricedBy(offer) === 'unit'
  const unit = isByUnit ? (offer.quantityType ?? undefined) : undefined
  const insight = priceInsight(isLive ? offer : null, history, today)
  return (
    <Section title={<Trans>Pris over tid</Trans>}>
      <PricesOverTime
        chart={chart}
        now={price === null ? null : { ...offer, price }}
        unit={unit}
        typical={insight?.median}
        country={country}
      >
        <InsightNote insight={insight} unit={unit} country={country} />
      </PricesOverTime>
    </Section>
  )
}
