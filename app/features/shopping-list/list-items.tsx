import { Trans } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useDeferredValue, useMemo, useState } from 'react'
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
import { type RowsInSight, useRowsInSight } from './use-rows-in-sight.ts'

type Properties = {
  view: ShoppingListView
  order: ListOrder
  today: Day
  /** What the items are scrolled in. */
  scroller: RefObject<HTMLElement | null>
}

/** No item has it: items' keys are uuids. */
const headKey = ({ chainName }: ChainGroup<ViewedItem>) => `head ${chainName ?? ''}`
const isHeadKey = (key: string) => key.startsWith('head ')

/**
 * The items in an order; by chain under its head with what they cost together (Specification §4). Another order is seen
 * to be chosen at once, and a long list follows.
 */
export function ListItems({ view, order: chosen, today, scroller }: Properties) {
  const order = useDeferredValue(chosen)
  const { country, items } = view
  const locale = intlLocaleOfCountry(country)
  const isByChain = order === 'chain'
  // Scrolling draws anew, and leaves the order as it is.
  const { groups, keys } = useMemo(() => inGroups(items, order, locale), [items, order, locale])
  const rows = useRowsInSight(scroller, keys, isHeadKey)
  const first = groups[0]?.items[0]?.uuid
  const [hinting] = useState(() => (isHintWanted() ? first : undefined))
  let next = 0
  return groups.map((group) => {
    const headIndex = next
    const firstIndex = isByChain ? headIndex + 1 : headIndex
    next = firstIndex + group.items.length
    return (
      <section key={group.chainName ?? ''}>
        {isByChain && <GroupHead group={group} country={country} index={headIndex} rows={rows} />}
        <ul>
          <GroupRows items={group.items} firstIndex={firstIndex} rows={rows}>
            {(item) => (
              <ItemRow
                item={item}
                country={country}
                today={today}
                hasChain={!isByChain}
                isHinting={item.uuid === hinting}
              />
            )}
          </GroupRows>
        </ul>
      </section>
    )
  })
}

/** The items in their groups, all in one where the order is not by chain, and the keys of all rows, heads among them. */
function inGroups(items: ViewedItem[], order: ListOrder, locale: string) {
  const isByChain = order === 'chain'
  const groups: ChainGroup<ViewedItem>[] = isByChain
    ? groupByChain(items, locale)
    : [{ chainName: null, chainImage: '', subtotal: 0, items: sortItems(items, order, locale) }]
  const keys = groups.flatMap((group) => [
    ...(isByChain ? [headKey(group)] : []),
    ...group.items.map(({ uuid }) => uuid),
  ])
  return { groups, keys }
}

type GroupRowsProperties = {
  items: ViewedItem[]
  /** Which row of all the first one is. */
  firstIndex: number
  rows: RowsInSight
  children: (item: ViewedItem) => ReactNode
}

/** A group's rows as far as they are in sight, and as much room as the others take. */
function GroupRows({ items, firstIndex, rows, children }: GroupRowsProperties) {
  const end = firstIndex + items.length
  const startOf = (index: number) => rows.measurementsCache[index]?.start ?? rows.getTotalSize()
  const room = (from: number, to: number) =>
    to > from && <li key={`room before ${to}`} aria-hidden style={{ height: startOf(to) - startOf(from) }} />
  let drawn = firstIndex
  const shown = rows.getVirtualItems().flatMap(({ index }) => {
    const item = items[index - firstIndex]
    if (!item) return []
    const before = room(drawn, index)
    drawn = index + 1
    return [
      before,
      <li
        key={item.uuid}
        ref={rows.measureElement}
        data-index={index}
        aria-posinset={drawn - firstIndex}
        aria-setsize={items.length}
      >
        {children(item)}
      </li>,
    ]
  })
  return [...shown, room(drawn, end)]
}

type GroupHeadProperties = {
  group: ChainGroup<ViewedItem>
  country: ShoppingListView['country']
  index: number
  rows: RowsInSight
}

function GroupHead({ group, country, index, rows }: GroupHeadProperties) {
  const classes = listGroup()
  return (
    <div ref={rows.measureElement} data-index={index} className={classes.head}>
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
