import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { priceHistory, quiet } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import { hardSpace } from '#app/domain/locale/numbers.ts'
import { dated } from '#app/domain/offers/offers.ts'
import { shortPerUnit } from '#app/domain/offers/unit-price-texts.ts'
import type { PriceChart } from '#app/domain/prices/price-chart.ts'
import { isCheapest } from '#app/domain/prices/verdicts.ts'
import { Price } from '#app/ui/price/price.tsx'
import { type ChartedOffer, HistoryChart } from './history-chart.tsx'

type Properties = {
  chart: PriceChart
  /** The offer whose price is marked, if it runs today. */
  now: ChartedOffer | null
  /** The full unit that all prices are for, if they are not for a piece. */
  unit?: string | undefined
  /** The usual price in minor units, if enough past offers are known. */
  typical: number | undefined
  country: Country
  /** What is said between the chart and the table. */
  children?: ReactNode
}

/** A product's prices over a year, of a piece or of a full unit: as a chart and as a table. */
export function PricesOverTime({ chart, now, unit, typical, country, children }: Properties) {
  const severalOf = unit ? undefined : pieceOfDeals(chart, now)
  const piece = `1${hardSpace}${severalOf}`
  // The full stop of `stk.` is that of the sentence too.
  const unitName = unit?.replace(/\.$/, '')
  return (
    <>
      <p className={quiet()}>
        <Trans>Hver streg er et tilbud de seneste 12 måneder.</Trans>{' '}
        {now &&
          (isCheapest(now) ? (
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
      <HistoryChart chart={chart} now={now} typical={typical} per={unit ?? severalOf} country={country} />
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
                  <PastPrice past={past} unit={unit} country={country} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

/** What a piece is, if any offer sold several at once: then the prices of pieces say what they are for. */
const pieceOfDeals = ({ dashes }: PriceChart, now: ChartedOffer | null) =>
  now && now.units > 1 ? now.unitType : dashes.find(({ deal }) => deal)?.deal?.unitType

type PastProperties = Pick<Properties, 'unit' | 'country'> & { past: PriceChart['dashes'][number] }

/** A past price as it was asked for: of several pieces together, with that of one beside it. */
function PastPrice({ past: { price, deal }, unit, country }: PastProperties) {
  if (!deal || unit) return <Price amount={price} country={country} size="list" />
  return (
    <>
      <Price offer={deal} country={country} size="list" />{' '}
      <small>{shortPerUnit(price, deal.unitType, country)}</small>
    </>
  )
}
