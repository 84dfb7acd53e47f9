import { Plural, useLingui } from '@lingui/react/macro'
import { type MouseEvent, useRef } from 'react'
import { iconButton, listItem, listPanel, waitingItems } from 'styled-system/recipes'
import { amountOf } from '#app/domain/list/list-price.ts'
import { maximumQuantity } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { shownSubText } from '#app/domain/offers/offers.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { useGuestItems } from '#app/flows/add-to-list/use-guest-items.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { focusHeading } from '#app/ui/page/focus-heading.ts'
import { focusTitle } from '../focus/focus-title.ts'
import { listPanelId } from '../panel/list-panel-id.ts'
import { ItemPrice } from '../rows/item-front.tsx'
import { ItemPicture } from '../rows/item-picture.tsx'

type Properties = { country: Country }

/**
 * The items that wait on the device for a list (§4 waiting items), with their prices; their quantities can be changed, and
 * each can be taken off.
 */
export function GuestItems({ country }: Properties) {
  const { t } = useLingui()
  const { items, count: setQuantity, drop } = useGuestItems()
  const list = useRef<HTMLUListElement>(null)
  const classes = waitingItems()
  const row = listItem()
  if (items.length === 0) return null
  const reasons = {
    'other-country': t`Fra et andet land end din konto`,
    'full-list': t`Der er ikke plads på sedlen`,
    'no-list': null,
  }
  const take = (id: string, { currentTarget }: MouseEvent) => {
    // The button goes with its row.
    const row = currentTarget.closest('li')
    const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector(
      'button:last-of-type',
    )
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    else if (list.current?.closest(`#${listPanelId}`)) focusTitle()
    else focusHeading()
    drop(id)
  }
  return (
    <ul ref={list}>
      {items.map(({ id, addable: { name, item }, quantity, refusal }) => (
        <li key={id} className={classes.root}>
          <ItemPicture item={item} className={row.picture} />
          <div className={row.text}>
            <b className={row.name}>{breakableName(name)}</b>
            <p className={row.meta}>
              {[item.chainName, shownSubText(item, country), refusal && reasons[refusal]]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <div className={row.end}>
            <ItemPrice item={{ ...item, quantity }} country={country} />
          </div>
          <fieldset aria-label={name} className={classes.ways}>
            <button
              type="button"
              className={iconButton()}
              aria-label={t`En færre`}
              // Not `disabled`, which would remove the keyboard focus.
              aria-disabled={quantity === 1}
              onClick={() => quantity > 1 && setQuantity(id, quantity - 1)}
            >
              <Icon name="minus" />
            </button>
            <Amount quantity={quantity} />
            <button
              type="button"
              className={iconButton()}
              aria-label={t`En mere`}
              aria-disabled={quantity === maximumQuantity}
              onClick={() => quantity < maximumQuantity && setQuantity(id, quantity + 1)}
            >
              <Icon name="plus" />
            </button>
            <button
              type="button"
              className={iconButton()}
              aria-label={t`Fjern: ${name}`}
              onClick={(event) => take(id, event)}
            >
              <Icon name="trash" />
            </button>
          </fieldset>
        </li>
      ))}
    </ul>
  )
}

/** How many there are of a waiting item; screen readers hear it when it changes. */
function Amount({ quantity }: { quantity: number }) {
  const { t, i18n } = useLingui()
  const count = i18n.number(quantity)
  return <span role="status" className={waitingItems().amount}>{t`${count}\u00a0stk.`}</span>
}

/** The items that the user's list did not take, each with the reason, until it takes them or the user removes them. */
export function RefusedItems({ country }: Properties) {
  const { items } = useGuestItems()
  if (items.length === 0) return null
  return (
    <section>
      <h3 className={listPanel().refused}>
        <Plural
          value={amountOf(items)}
          one="# vare er ikke kommet på sedlen"
          other="# varer er ikke kommet på sedlen"
        />
      </h3>
      <GuestItems country={country} />
    </section>
  )
}
