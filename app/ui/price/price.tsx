import { price, readAloud } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import { formatPlainPrice, splitPrice } from '#app/domain/prices/money.ts'

type Size = 'list' | 'row' | 'card' | 'total' | 'page'

type Properties = {
  amount: number
  country: Country
  size?: Size
  /** The number of units that the price is for, `2 for`, if it is to be shown. */
  units?: string
}

/** A price as on a shelf: large kroner, small raised øre, a dash for whole kroner; read aloud as one amount. */
export function Price({ amount, country, size, units }: Properties) {
  const classes = price({ size })
  const { whole, minor } = splitPrice(amount, country)
  const [, thousands, separator, digits] = /^(?:(.*\d)(\D))?(\d+)$/.exec(whole) ?? []
  const plain = formatPlainPrice(amount, country)
  const raised = minor ? <sup className={classes.minor}>{minor}</sup> : <span className={classes.dash} />
  return (
    <span className={classes.root}>
      {units && (
        <small className={classes.units} aria-hidden="true">
          {units}
        </small>
      )}
      <span className={classes.amount} aria-hidden="true">
        <span>
          {thousands}
          {separator && <span className={classes.separator}>{separator}</span>}
          {digits}
        </span>
        {raised}
      </span>
      <span className={readAloud()}>{units ? `${units} ${plain}` : plain}</span>
    </span>
  )
}
