import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { listPanel, quiet } from 'styled-system/recipes'
import type { ShoppingListView } from '#app/domain/list/list-projection.ts'
import { estimateOf } from '#app/domain/list/need-cost.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import { useKnownNeeds } from '#app/flows/list/use-needs.ts'
import { Price } from '#app/ui/price/price.tsx'

/**
 * The number of pieces on the list and what it costs (§2.10); once some are ticked, how many of them, and what the rest costs.
 * What is only known from the needs of typed items is about so much, and what has no price is said beside the sum.
 */
export function ListTotal({ view }: { view: ShoppingListView }) {
  const { i18n } = useLingui()
  const known = useKnownNeeds()
  const { items, amount, amountChecked, country, priceTotalText } = view
  const classes = listPanel()
  const isUnderWay = amountChecked > 0 && amountChecked < amount
  const fetched = i18n.number(amountChecked)
  const all = i18n.number(amount)
  const sum = useMemo(() => {
    const counted = isUnderWay ? items.filter(({ checked }) => !checked) : items
    return estimateOf(counted, known?.needs ?? new Map(), { country, today: dayIn(country, new Date()) })
  }, [items, isUnderWay, known, country])
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
            </p>
          </>
        ) : (
          <p>
            <Plural value={amount} one="I alt for # vare" other="I alt for # varer" />
          </p>
        )}
      </div>
      <div className={classes.amount}>
        {isUnderWay && (
          <p className={quiet()}>
            <Trans>Resten</Trans>
          </p>
        )}
        <p className={classes.sum}>
          {sum.isAbout && (
            <small>
              <Trans>ca.</Trans>
            </small>
          )}{' '}
          <Price amount={sum.amount} country={country} size="total" />{' '}
          {sum.withoutPrice > 0 && (
            <small>
              <Plural value={sum.withoutPrice} one="+ # vare uden pris" other="+ # varer uden pris" />
            </small>
          )}
        </p>
      </div>
    </div>
  )
}
