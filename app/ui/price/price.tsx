import { price, readAloud } from 'styled-system/recipes'
import type { Country } from '#app/domain/locales.ts'
import { formatPlainPrice, splitPrice } from '#app/domain/money.ts'

type Size = 'list' | 'row' | 'compare' | 'card' | 'total' | 'page'

/** A price as it stands on a shelf: large kroner, small raised øre, a dash for whole kroner; read aloud as one amount. */
export function Price({ amount, country, size }: { amount: number; country: Country; size?: Size }) {
  const classes = price({ size })
  const { whole, minor } = splitPrice(amount, country)
  return (
    <span className={classes.root}>
      <span aria-hidden="true">{whole}</span>
      {minor ? (
        <sup className={classes.minor} aria-hidden="true">
          {minor}
        </sup>
      ) : (
        <span className={classes.dash} aria-hidden="true" />
      )}
      <span className={readAloud()}>{formatPlainPrice(amount, country)}</span>
    </span>
  )
}
