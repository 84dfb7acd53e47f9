import { Trans } from '@lingui/react/macro'
import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { listGroup } from 'styled-system/recipes'
import type { Day } from '#app/domain/dates.ts'
import { type ChainGroup, groupByChain, type ListOrder, sortItems } from '#app/domain/list-order.ts'
import type { ShoppingListView, ViewedItem } from '#app/domain/list-projection.ts'
import { intlLocaleOfCountry } from '#app/domain/locales.ts'
import { formatAmount } from '#app/domain/money.ts'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'
import { isManual } from './is-manual.ts'
import { ItemRow } from './item-row.tsx'
import { isHintWanted } from './swipe-hint.ts'

/** So many rows are drawn at once, as many as a phone's screen holds; the rest follows, some after each frame. */
const rowsAtOnce = 12
const rowsAFrame = 60

type Properties = { view: ShoppingListView; order: ListOrder; today: Day }

/**
 * The items in an order; by chain under its head with what they cost together (Specification §4). Another order is seen
 * to be chosen at once, and a long list follows.
 */
export function ListItems({ view, order: chosen, today }: Properties) {
  const order = useDeferredValue(chosen)
  const { country, items } = view
  const locale = intlLocaleOfCountry(country)
  const numberShown = useRowsShown(items.length)
  const isByChain = order === 'chain'
  const groups: ChainGroup<ViewedItem>[] = isByChain
    ? groupByChain(items, locale)
    : [{ chainName: null, chainImage: '', subtotal: 0, items: sortItems(items, order, locale) }]
  const first = groups[0]?.items[0]?.uuid
  const [hinting] = useState(() => (isHintWanted() ? first : undefined))
  let before = 0
  return groups.map((group) => {
    const shown = group.items.slice(0, Math.max(numberShown - before, 0))
    before += group.items.length
    if (shown.length === 0) return null
    return (
      <section key={group.chainName ?? ''}>
        {isByChain && <GroupHead group={group} country={country} />}
        <ul>
          {shown.map((item) => (
            <ItemRow
              key={item.uuid}
              item={item}
              country={country}
              today={today}
              hasChain={!isByChain}
              isHinting={item.uuid === hinting}
            />
          ))}
        </ul>
      </section>
    )
  })
}

function GroupHead({
  group,
  country,
}: { group: ChainGroup<ViewedItem> } & Pick<ShoppingListView, 'country'>) {
  const classes = listGroup()
  return (
    <div className={classes.head}>
      <h3>
        {group.chainName !== null ? (
          <ChainTile name={group.chainName} />
        ) : group.items.every(isManual) ? (
          <Trans>Skrevet selv</Trans>
        ) : (
          <Trans>Uden kæde</Trans>
        )}
      </h3>
      {group.subtotal > 0 && (
        <span className={classes.subtotal}>{formatAmount(group.subtotal, country)}</span>
      )}
    </div>
  )
}

/** How many rows to draw: a screenful at first, so that the panel opens at once, and in the end all. */
function useRowsShown(total: number): number {
  const [numberShown, setNumberShown] = useState(rowsAtOnce)
  useEffect(() => {
    if (numberShown >= total) return
    const frame = requestAnimationFrame(() => startTransition(() => setNumberShown(numberShown + rowsAFrame)))
    return () => cancelAnimationFrame(frame)
  }, [numberShown, total])
  return numberShown
}
