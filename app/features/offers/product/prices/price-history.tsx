import { Trans } from '@lingui/react/macro'
import { priceHistory, quiet } from 'styled-system/recipes'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { hardSpace } from '#app/domain/locale/numbers.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { dated } from '#app/domain/offers/offers.ts'
import { piecePrice } from '#app/domain/offers/several-pieces.ts'
import { priceChart } from '#app/domain/prices/price-chart.ts'
import { priceInsight } from '#app/domain/prices/price-insight.ts'
import type { PastPrice } from '#app/domain/search/pages.ts'
import { Section } from '#app/ui/page/section.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { HistoryChart } from './history-chart.tsx'
import { InsightNote } from './insight-note.tsx'

type Properties = {
  history: PastPrice[]
  offer: OfferSummary
  /** Whether the offer runs today, so that its price is judged. */
  isLive: boolean
  country: Country
  today: Day
}

/** What a piece of the product has cost on offer in a year: drawn, judged in a sentence, and as a table. */
export function PriceHistory({ history, offer, isLive, country, today }: Properties) {
  const chart = priceChart(history, today)
  if (!chart) return null
  const now = isLive ? { ...offer, price: piecePrice(offer) } : null
  const piece = `1${hardSpace}${offer.unitType}`
  const insight = priceInsight(now?.price ?? null, history, today)
  return (
    <Section title={<Trans>Pris over tid</Trans>}>
      <p className={quiet()}>
        <Trans>Hver streg er et tilbud de seneste 12 måneder.</Trans>{' '}
        {now &&
          (now.isCheapest ? (
            <Trans>Den gule er dagens.</Trans>
          ) : (
            <Trans>Den med ring om er dette tilbud.</Trans>
          ))}
        {offer.units > 1 && (
          <>
            {' '}
            <Trans>Alle priser er for {piece}, også når tilbuddet gælder flere.</Trans>
          </>
        )}
      </p>
      <HistoryChart chart={chart} now={now} typical={insight?.median} country={country} />
      <InsightNote insight={insight} country={country} />
      <details className={priceHistory().table}>
        <summary>
          <Trans>Vis priserne som tabel</Trans>
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Periode</Trans>
              </th>
              <th scope="col">
                <Trans>Kæde</Trans>
              </th>
              <th scope="col">
                <Trans>Pris</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {chart.dashes.toReversed().map((past) => (
              <tr key={past.offerId}>
                <td>{dated(past, country)}</td>
                <td>{past.chain}</td>
                <td>
                  <Price amount={past.price} country={country} size="list" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Section>
  )
}
