import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { cx } from 'styled-system/css'
import { countedPlus, iconButton, readAloud } from 'styled-system/recipes'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { useAddToList } from '#app/flows/adding/use-add-to-list.ts'
import { useAmountOnList } from '#app/flows/list/use-amount-on-list.ts'
import { useTakeOneOff } from '#app/flows/list/use-take-one-off.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

/**
 * The plus of a user who adds by the press (§4): with the offer on the list it has the quantity and a minus beside it, or above
 * it. The plus stays where it is, so that a double press adds two, and the focus stays on it.
 */
export default function CountedPlus({ offer, isTall }: { offer: OfferSummary; isTall: boolean }) {
  const { t } = useLingui()
  const add = useAddToList()
  const takeOneOff = useTakeOneOff(offer.id)
  const amount = useAmountOnList(offer.id)
  const plus = useRef<HTMLButtonElement>(null)
  const isOnList = amount > 0
  const classes = countedPlus({ isTall })
  const takeOff = () => {
    // The minus goes with the last one.
    if (amount === 1) plus.current?.focus()
    takeOneOff()
  }
  return (
    <span className={classes.root} {...(isOnList && { role: 'group', 'aria-label': offer.name })}>
      <span className={classes.counted}>
        {isOnList && (
          <button
            type="button"
            className={cx(iconButton(), classes.way)}
            aria-label={t`En færre`}
            onClick={takeOff}
          >
            <Icon name="minus" />
          </button>
        )}
        <span role="status" className={classes.amount}>
          {isOnList && (
            <>
              <span aria-hidden>{amount}</span>
              <span className={readAloud()}>{t`${amount} på sedlen: ${offer.name}`}</span>
            </>
          )}
        </span>
      </span>
      <button
        ref={plus}
        type="button"
        className={cx(iconButton({ kind: isOnList ? 'plain' : 'add' }), classes.way)}
        aria-label={isOnList ? t`En mere` : t`Læg på sedlen: ${offer.name}`}
        onClick={() => add(offer)}
      >
        <Icon name="plus" />
      </button>
    </span>
  )
}
