import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { listPanel, quiet } from 'styled-system/recipes'
import type { ShoppingListView } from '#app/domain/list/list-projection.ts'
import { Price } from '#app/ui/price/price.tsx'

/**
 * The number of pieces on the list and their total (§2.10); once some are ticked, how many of them, and
 * the total of the rest.
 */
export function ListTotal({ view }: { view: ShoppingListView }) {
  const { i18n } = useLingui()
  const { amount, amountChecked, numberWithoutPrice, total, totalUnchecked, country, priceTotalText } = view
  const classes = listPanel()
  const isUnderWay = amountChecked > 0 && amountChecked < amount
  const fetched = i18n.number(amountChecked)
  const all = i18n.number(amount)
  const withoutPrice = numberWithoutPrice > 0 && (
    <Plural value={numberWithoutPrice} one="# uden pris" other="# uden pris" />
  )
  return (
    <div className={classes.total}>
      <div className={quiet()}>
        {isUnderWay ? (
          <>
            <p>
              <Trans>
                {fetched} af {all} hentet
              </Trans>
            </p>
            <p>
              <Trans>I alt {priceTotalText}</Trans>
              {withoutPrice && <> · {withoutPrice}</>}
            </p>
          </>
        ) : (
          <>
            <p>
              <Plural value={amount} one="I alt for # vare" other="I alt for # varer" />
            </p>
            {withoutPrice && <p>{withoutPrice}</p>}
          </>
        )}
      </div>
      <div className={classes.amount}>
        {isUnderWay && (
          <p className={quiet()}>
            <Trans>Resten</Trans>
          </p>
        )}
        <Price amount={isUnderWay ? totalUnchecked : total} country={country} size="total" />
      </div>
    </div>
  )
}
