import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { button, iconButton, listItem, listPanel, retiredLists } from 'styled-system/recipes'
import type { ListChange, ShoppingList, ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ItemPicture } from '../rows/item-picture.tsx'

type Properties = { list: ShoppingList; change: (change: ListChange) => void }

/** What was on a list that was emptied, and ways to put it back: one item, or all (product: Shopping list). */
export function RetiredList({ list, change }: Properties) {
  const [putBack, setPutBack] = useState<readonly string[]>([])
  const left = list.items.filter(({ uuid }) => !putBack.includes(uuid))
  const put = (items: readonly ShoppingListItem[]) => {
    for (const item of items) change(puttingBack(item))
    setPutBack([...putBack, ...items.map(({ uuid }) => uuid)])
  }
  return (
    <>
      <div className={listPanel().more}>
        <button
          type="button"
          className={button({ kind: 'mild', wide: true })}
          disabled={left.length === 0}
          onClick={() => put(left)}
        >
          <Icon name="arrow-counter-clockwise" />
          {left.length === 0 ? <Trans>Alt er lagt tilbage</Trans> : <Trans>Læg alt tilbage på sedlen</Trans>}
        </button>
      </div>
      <ul>
        {list.items.map((item) => (
          <li key={item.uuid}>
            <RetiredItem item={item} isPutBack={putBack.includes(item.uuid)} onPutBack={() => put([item])} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The change that puts an item back as many times as it was there; it comes back as one that is still to be fetched. */
function puttingBack({ uuid, quantity, checked: _, ...item }: ShoppingListItem): ListChange {
  return { kind: 'put-back', retiredItemUuid: uuid, quantity, item }
}

type ItemProperties = { item: ShoppingListItem; isPutBack: boolean; onPutBack: () => void }

function RetiredItem({ item, isPutBack, onPutBack }: ItemProperties) {
  const { i18n, t } = useLingui()
  const { name } = item
  const count = i18n.number(item.quantity)
  const classes = retiredLists()
  const row = listItem()
  return (
    <div className={classes.item}>
      <ItemPicture item={item} className={row.picture} />
      <div className={row.text}>
        <b className={row.name}>{name}</b>
        <p className={row.meta}>
          {[item.chainName ?? item.subText, t`${count}\u00a0stk.`].filter(Boolean).join(' · ')}
        </p>
      </div>
      <button
        type="button"
        className={iconButton({ kind: isPutBack ? 'plain' : 'add' })}
        // It keeps the focus of who has just pressed it.
        aria-disabled={isPutBack}
        aria-label={isPutBack ? t`Lagt på sedlen: ${name}` : t`Læg tilbage på sedlen: ${name}`}
        onClick={() => isPutBack || onPutBack()}
      >
        <Icon name={isPutBack ? 'check' : 'plus'} />
      </button>
    </div>
  )
}
