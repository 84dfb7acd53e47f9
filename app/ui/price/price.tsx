import { price, readAloud } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import { hardSpace } from '#app/domain/locale/numbers.ts'
import { type Conditioned, conditionsText } from '#app/domain/offers/offer-conditions.ts'
import { type Deal, severalUnits } from '#app/domain/offers/several-pieces.ts'
import { formatPlainPrice, splitPrice } from '#app/domain/prices/money.ts'

type Size = 'list' | 'row' | 'found' | 'card' | 'answer' | 'total' | 'page'

type Properties = { country: Country; size?: Size } & (
  | {
      /** An offer, whose price is drawn with the number of units that it is for, if they are several; its conditions are read aloud. */
      offer: Deal & Conditioned
      /** Reads the number of units aloud also if it is one: `1 stk.` */
      isCounted?: boolean
    }
  /** What is no offer's price: a sum, or the price of a full unit. */
  | { amount: number }
)

/**
 * A price as on a shelf: large kroner, small raised øre, a dash for whole kroner; read aloud as one amount. All prices on
 * pages are drawn by it, so that a price for several is never shown as the price of one.
 */
export function Price(properties: Properties) {
  const { country, size } = properties
  const amount = 'offer' in properties ? properties.offer.price : properties.amount
  const units = 'offer' in properties ? severalUnits(properties.offer, country) : ''
  const counted = 'offer' in properties && properties.isCounted ? oneUnit(properties.offer) : ''
  const conditions = 'offer' in properties ? conditionsText(properties.offer, country) : ''
  const classes = price({ size })
  const { whole, minor } = splitPrice(amount, country)
  const [, thousands, separator, digits] = /^(?:(.*\d)(\D))?(\d+)$/.exec(whole) ?? []
  const plain = formatPlainPrice(amount, country)
  const raised = minor ? <sup className={classes.minor}>{minor}</sup> : <span className={classes.dash} />
  return (
    <span className={classes.root}>
      {units && (
        <span className={classes.units} aria-hidden="true">
          {units}
        </span>
      )}
      <span className={classes.amount} aria-hidden="true">
        <span>
          {thousands}
          {separator && <span className={classes.separator}>{separator}</span>}
          {digits}
        </span>
        {raised}
      </span>
      <span className={readAloud()}>
        {[[units || counted, plain].filter(Boolean).join(' '), conditions].filter(Boolean).join(', ')}
      </span>
    </span>
  )
}

const oneUnit = ({ unitType }: Deal) => `1${hardSpace}${unitType}`
