import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { priceHistory, quiet } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import { hardSpace } from '#app/domain/locale/numbers.ts'
import { dated } from '#app/domain/offers/offers.ts'
import type { PriceChart } from '#app/domain/prices/price-chart.ts'
import { Price } from '#app/ui/price/price.tsx'
import { type ChartedOffer, HistoryChart } from './history-chart.tsx'

type Properties = {
  chart: PriceChart
  /** The offer whose price is marked, if it runs today. */
  now: ChartedOffer | null
  /** What a piece is, if the offer that the page shows is for several. */
  severalOf?: string | undefined
  /** The full unit that all prices are for, if they are not for a piece. */
  unit?: string | undefined
  /** The usual price in minor units, if enough past offers are known. */
  typical: number | undefined
  country: Country
  /** What is said between the chart and the table. */
  children?: ReactNode
}

/** A product's prices over a year, of a piece or of a full unit: as a chart and as a table. */
export function PricesOverTime({ chart, now, severalOf, unit, typical, country, children }: Properties) {
  const piece = `1${hardSpace}${severalOf}`
  // The full stop of `stk.` is that of the sentence too.
  const unitName = unit?.replace(/\.$/, '')
  return (
    <>
      <p className={quiet()}>
        <Trans>Hver streg er et tilbud de seneste 12 måneder.</Trans>{' '}
        {now &&
          (now.isCheapest ? (
            <Trans>Den gule er dagens.</Trans>
          ) : (
            <Trans>Den med ring om er dette tilbud.</Trans>
          ))}
        {unitName && (
          <>
            {' '}
            <Trans>Alle priser er pr. {unitName}.</Trans>
          </>
        )}
        {severalOf && (
          <>
            {' '}
            <Trans>Alle priser er for {piece}, også når tilbuddet gælder flere.</Trans>
          </>
        )}
      </p>
      <HistoryChart chart={chart} now={now} typical={typical} country={country} />
      {children}
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
    </>
  )
}
