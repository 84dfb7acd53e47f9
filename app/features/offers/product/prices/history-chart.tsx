import { Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { priceHistory } from 'styled-system/recipes'
import { formatDay } from '#app/domain/locale/dates.ts'
import { type Country, intlLocaleOfCountry, onceForCountry } from '#app/domain/locale/locales.ts'
import { formatNumber } from '#app/domain/locale/numbers.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { perUnit } from '#app/domain/offers/unit-price-texts.ts'
import { formatAmount, formatPlainPrice } from '#app/domain/prices/money.ts'
import type { PriceChart as Chart } from '#app/domain/prices/price-chart.ts'
import { isCheapest } from '#app/domain/prices/verdicts.ts'

/** The offer of today that is marked, with its price for what all prices of the chart are for. */
export type ChartedOffer = Pick<OfferSummary, 'id' | 'price' | 'verdict' | 'units' | 'unitType'>

type Properties = {
  chart: Chart
  now: ChartedOffer | null
  /** The usual price in minor units, if enough past offers are known. */
  typical: number | undefined
  /** What all prices are for, if that must be said. */
  per: string | undefined
  country: Country
}

/** Places a price next to its dash, on the side with room. */
function captionStyle(left: number, bottom: number): CSSProperties {
  const height = `calc(${bottom}% - 8px)`
  return left > 60
    ? { right: `calc(${100 - left}% + 8px)`, bottom: height }
    : { left: `calc(${left}% + max(26px, 3.4%))`, bottom: height }
}

/** Today's price is mostly low, so its caption fits below unless it is the lowest of all. */
const nowCaption = (bottom: number) => `calc(${bottom}% ${bottom > 14 ? '- 30px' : '+ 14px'})`

/** The year's offers as dashes at their prices. The label and the table below it tell the same in words. */
export function HistoryChart({ chart, now, typical, per, country }: Properties) {
  const { t } = useLingui()
  const classes = priceHistory({ best: now !== null && isCheapest(now) })
  const { lowest } = chart
  const hasParts = chart.ticks.some(({ price }) => price % 100 !== 0)
  const line = (amount: number) =>
    hasParts ? formatAmount(amount, country) : formatNumber(amount / 100, country)
  const isNowLowest = now !== null && now.price <= lowest.price
  const textOf = (amount: number) => {
    const plain = formatPlainPrice(amount, country)
    return per ? perUnit(plain, per, country) : plain
  }
  const lowestPrice = textOf(lowest.price)
  const usualPrice = typical !== undefined && textOf(typical)
  const price = now && textOf(now.price)
  const summary = [
    t`Tilbudspriser de seneste 12 måneder`,
    t`lavest ${lowestPrice} hos ${lowest.chain} ${formatDay(lowest.startDate, country)}`,
    usualPrice && t`typisk ${usualPrice}`,
    price && t`nu ${price}`,
  ]
  return (
    <figure>
      <div className={classes.chart} role="img" aria-label={summary.filter(Boolean).join(', ')}>
        {chart.ticks.map(({ price, bottom }) => (
          <div key={price} className={classes.tick} style={{ bottom: `${bottom}%` }}>
            <span>{line(price)}</span>
          </div>
        ))}
        {typical !== undefined && (
          <div className={classes.typical} style={{ bottom: `${chart.heightOf(typical)}%` }}>
            <span>
              <Trans>Typisk {usualPrice}</Trans>
            </span>
          </div>
        )}
        {chart.dashes
          .filter(({ offerId }) => offerId !== now?.id)
          .map(({ offerId, left, width, bottom }) => (
            <span
              key={offerId}
              className={classes.dash}
              style={{ left: `min(${left}%, 100% - 18px)`, width: `${width}%`, bottom: `${bottom}%` }}
            />
          ))}
        {!isNowLowest && (
          <span className={classes.cap} style={captionStyle(lowest.left, lowest.bottom)}>
            <Trans>Lavest {lowestPrice}</Trans>
          </span>
        )}
        {now && (
          <>
            <span className={classes.now} style={{ bottom: `${chart.heightOf(now.price)}%` }} />
            <span className={classes.cap} style={{ right: 0, bottom: nowCaption(chart.heightOf(now.price)) }}>
              <Trans>Nu {price}</Trans>
            </span>
          </>
        )}
      </div>
      <div className={classes.axis} aria-hidden="true">
        {chart.months.map(({ day, left }) => (
          // Server and browser may abbreviate the month differently; either is right.
          <span
            key={day}
            style={{ left: `${left}%` }}
            data-late={left > lastOnPhones || undefined}
            suppressHydrationWarning
          >
            {shortMonth(day, country)}
          </span>
        ))}
        <span>
          <Trans>nu</Trans>
        </span>
      </div>
    </figure>
  )
}

/** On phones the name of a month that begins further to the right, in percent, runs into that of today. */
const lastOnPhones = 78

const month = onceForCountry(
  (country) => new Intl.DateTimeFormat(intlLocaleOfCountry(country), { timeZone: 'UTC', month: 'short' }),
)

function shortMonth(day: string, country: Country): string {
  return month(country).format(new Date(`${day}T00:00:00Z`))
}
