import '#app/late.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { cx } from 'styled-system/css'
import { button, countedPlus, iconButton, readAloud } from 'styled-system/recipes'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { useAddToList } from '#app/flows/add-to-list/use-add-to-list.ts'
import { useAmountOnList } from '#app/flows/list/use-amount-on-list.ts'
import { useTakeOneOff } from '#app/flows/list/use-take-one-off.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

/**
 * Where the quantity and the minus are: beside a round plus, above it if there is no room beside it, or after a plus with words.
 */
export type PlusLook = 'beside' | 'above' | 'worded'

type Properties = { offer: OfferSummary; look: PlusLook }

/**
 * The plus of a user who adds by the press (§4): with the offer on the list it has the quantity and a minus. The plus stays
 * where it is, so that a double press adds two, and the focus stays on it.
 */
export default function CountedPlus({ offer, look }: Properties) {
  const { t } = useLingui()
  const add = useAddToList()
  const takeOneOff = useTakeOneOff(offer.id)
  const amount = useAmountOnList(offer.id)
  const plus = useRef<HTMLButtonElement>(null)
  const isOnList = amount > 0
  const isWorded = look === 'worded'
  const classes = countedPlus({ look })
  const takeOff = () => {
    // The minus goes with the last one.
    if (amount === 1) plus.current?.focus()
    takeOneOff()
  }
  const less = isOnList && (
    <button
      type="button"
      className={cx(iconButton(), classes.way)}
      aria-label={t`En færre`}
      onClick={takeOff}
    >
      <Icon name="minus" />
    </button>
  )
  const number = (
    <span role="status" className={classes.amount}>
      {isOnList && (
        <>
          <span aria-hidden>{amount}</span>
          <span className={readAloud()}>{t`${amount} på sedlen: ${offer.name}`}</span>
        </>
      )}
    </span>
  )
  const name = isOnList ? t`En mere` : t`Læg på sedlen: ${offer.name}`
  const shape = isWorded ? button() : cx(iconButton({ kind: isOnList ? 'plain' : 'add' }), classes.way)
  const more = (
    <button
      ref={plus}
      type="button"
      className={shape}
      aria-label={isWorded ? undefined : name}
      onClick={() => add(offer)}
    >
      <Icon name="plus" />
      {isWorded && <Trans>Læg på sedlen</Trans>}
    </button>
  )
  return (
    <span className={classes.root} {...(isOnList && { role: 'group', 'aria-label': offer.name })}>
      {isWorded && more}
      <span className={classes.counted}>
        {isWorded ? number : less}
        {isWorded ? less : number}
      </span>
      {!isWorded && more}
    </span>
  )
}
