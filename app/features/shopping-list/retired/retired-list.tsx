import { Trans, useLingui } from '@lingui/react/macro'
import { button, iconButton, listItem, listPanel, retiredLists } from 'styled-system/recipes'
import type { ShoppingList, ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ItemPicture } from '../rows/item-picture.tsx'
import { useQuantityText } from '../rows/use-quantity-text.ts'
import type { RetiredListsActor } from './retired-lists.tsx'

type Properties = {
  actor: RetiredListsActor
  list: ShoppingList
  /** The items that can still be put back. */
  left: readonly ShoppingListItem[]
}

/** A retired list, with buttons to put back one item or all (§4 shopping list data). */
export function RetiredList({ actor, list, left }: Properties) {
  return (
    <>
      <div className={listPanel().more}>
        <button
          type="button"
          className={button({ kind: 'mild', wide: true })}
          disabled={left.length === 0}
          onClick={() => actor.send({ type: 'list.putBack' })}
        >
          <Icon name="arrow-counter-clockwise" />
          {left.length === 0 ? <Trans>Alt er lagt tilbage</Trans> : <Trans>Læg alt tilbage på sedlen</Trans>}
        </button>
      </div>
      <ul>
        {list.items.map((item) => (
          <li key={item.uuid}>
            <RetiredItem
              item={item}
              isPutBack={!left.includes(item)}
              onPutBack={() => actor.send({ type: 'item.putBack', uuid: item.uuid })}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

type ItemProperties = { item: ShoppingListItem; isPutBack: boolean; onPutBack: () => void }

function RetiredItem({ item, isPutBack, onPutBack }: ItemProperties) {
  const { t } = useLingui()
  const { name } = item
  const wanted = useQuantityText()(item)
  const classes = retiredLists()
  const row = listItem()
  return (
    <div className={classes.item}>
      <ItemPicture item={item} className={row.picture} />
      <div className={row.text}>
        <b className={row.name}>{breakableName(name)}</b>
        <p className={row.meta}>{[item.chainName ?? item.subText, wanted].filter(Boolean).join(' · ')}</p>
      </div>
      <button
        type="button"
        className={iconButton({ kind: isPutBack ? 'plain' : 'add' })}
        // Not `disabled`, so that it keeps the keyboard focus after the press.
        aria-disabled={isPutBack}
        aria-label={isPutBack ? t`Lagt på sedlen: ${name}` : t`Læg tilbage på sedlen: ${name}`}
        onClick={onPutBack}
      >
        <Icon name={isPutBack ? 'check' : 'plus'} />
      </button>
    </div>
  )
}
