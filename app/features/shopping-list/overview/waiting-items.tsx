import { Plural, useLingui } from '@lingui/react/macro'
import { iconButton, listItem, listPanel, retiredLists } from 'styled-system/recipes'
import { amountOf } from '#app/domain/list/list-price.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { shownSubText } from '#app/domain/offers/offers.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { useGuestItems } from '#app/flows/adding/use-guest-items.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ItemPicture } from '../rows/item-picture.tsx'

type Properties = { country: Country }

/** The items that wait on the device for a list (§4 waiting items), with quantities and buttons to remove them. */
export function GuestItems({ country }: Properties) {
  const { t } = useLingui()
  const { items, drop } = useGuestItems()
  const classes = retiredLists()
  const row = listItem()
  if (items.length === 0) return null
  const reasons = {
    'other-country': t`Fra et andet land end din konto`,
    'full-list': t`Der er ikke plads på sedlen`,
    'no-list': null,
  }
  return (
    <ul>
      {items.map(({ id, addable: { name, item }, quantity, refusal }) => (
        <li key={id} className={classes.item}>
          <ItemPicture item={item} className={row.picture} />
          <div className={row.text}>
            <b className={row.name}>{breakableName(quantity > 1 ? `${quantity} × ${name}` : name)}</b>
            <p className={row.meta}>
              {[item.chainName, shownSubText(item, country), refusal && reasons[refusal]]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <button
            type="button"
            className={iconButton()}
            aria-label={t`Fjern: ${name}`}
            onClick={() => drop(id)}
          >
            <Icon name="x" />
          </button>
        </li>
      ))}
    </ul>
  )
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
