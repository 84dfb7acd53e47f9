import { useLingui } from '@lingui/react/macro'
import { iconButton, listItem, retiredLists } from 'styled-system/recipes'
import { useGuestItems } from '#app/tab/use-guest-items.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ItemPicture } from './item-picture.tsx'

/** What waits on the device for a list (product: Shopping list), and a way to let go of each. */
export function GuestItems() {
  const { t } = useLingui()
  const { items, drop } = useGuestItems()
  const classes = retiredLists()
  const row = listItem()
  if (items.length === 0) return null
  return (
    <ul>
      {items.map(({ id, addable: { name, item } }) => (
        <li key={id} className={classes.item}>
          <ItemPicture item={item} className={row.picture} />
          <div className={row.text}>
            <b className={row.name}>{name}</b>
            <p className={row.meta}>{[item.chainName, item.subText].filter(Boolean).join(' · ')}</p>
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
