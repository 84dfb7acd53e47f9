import { Trans } from '@lingui/react/macro'
import { priceHistory, quiet } from 'styled-system/recipes'
import type { Day } from '#app/domain/dates.ts'
import type { Country } from '#app/domain/locales.ts'
import { hardSpace } from '#app/domain/numbers.ts'
import type { OfferCard } from '#app/domain/offer-card.ts'
import { dated } from '#app/domain/offers.ts'
import type { PastPrice } from '#app/domain/pages.ts'
import { priceChart } from '#app/domain/price-chart.ts'
import { priceInsight } from '#app/domain/price-insight.ts'
import { piecePrice } from '#app/domain/several-pieces.ts'
import { Section } from '#app/ui/page/section.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { PriceChart } from './price-chart.tsx'
import { PriceInsight } from './price-insight.tsx'

type Properties = {
  history: PastPrice[]
  offer: OfferCard
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
      <PriceChart chart={chart} now={now} typical={insight?.median} country={country} />
      <PriceInsight insight={insight} country={country} />
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
