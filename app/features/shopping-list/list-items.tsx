import { Trans } from '@lingui/react/macro'
import { memo, type ReactNode, type RefObject, useDeferredValue, useMemo, useState } from 'react'
import { listGroup } from 'styled-system/recipes'
import type { Day } from '#app/domain/dates.ts'
import { type ChainGroup, groupByChain, type ListOrder, sortItems } from '#app/domain/list-order.ts'
import type { ShoppingListView, ViewedItem } from '#app/domain/list-projection.ts'
import type { Country } from '#app/domain/locales.ts'
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
  const isByChain = order === 'chain'
  // Scrolling draws anew, and leaves the order as it is.
  const { groups, keys } = useMemo(() => inGroups(items, order, country), [items, order, country])
  const [keep] = useState(createKeeper)
  const rows = useRowsInSight(scroller, keep(keys), isHeadKey)
  const first = groups[0]?.items[0]?.uuid
  const [hinting] = useState(() => (isHintWanted() ? first : undefined))
  let next = 0
  return groups.map((group) => {
    const headIndex = next
    const firstIndex = isByChain ? headIndex + 1 : headIndex
    next = firstIndex + group.items.length
    return (
      <section key={group.chainName ?? ''}>
        {isByChain && (
          <GroupHead
            chainName={group.chainName}
            isManual={group.items.every(isManual)}
            subtotal={group.subtotal > 0 && formatAmount(group.subtotal, country)}
            index={headIndex}
            measure={rows.measureElement}
          />
        )}
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
function inGroups(items: ViewedItem[], order: ListOrder, country: Country) {
  const isByChain = order === 'chain'
  const groups: ChainGroup<ViewedItem>[] = isByChain
    ? groupByChain(items, country)
    : [{ chainName: null, chainImage: '', subtotal: 0, items: sortItems(items, order, country) }]
  const keys = groups.flatMap((group) => [
    ...(isByChain ? [headKey(group)] : []),
    ...group.items.map(({ uuid }) => uuid),
  ])
  return { groups, keys }
}

/** Answers with the keys of before where they are the same: rows' places are reckoned anew for others. */
function createKeeper() {
  let kept: string[] = []
  return (keys: string[]) => {
    if (keys.length !== kept.length || keys.some((key, index) => key !== kept[index])) kept = keys
    return kept
  }
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
  let rooms = 0
  const room = (from: number, to: number) => {
    // Where it stands among the others is what it is: by its row it would be another one after each removal.
    rooms += 1
    return (
      to > from && <li key={`room ${rooms}`} aria-hidden style={{ height: startOf(to) - startOf(from) }} />
    )
  }
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
  chainName: string | null
  /** All of it was typed. */
  isManual: boolean
  subtotal: string | false
  index: number
  measure: RowsInSight['measureElement']
}

const GroupHead = memo(function GroupHead(properties: GroupHeadProperties) {
  const { chainName, isManual, subtotal, index, measure } = properties
  const classes = listGroup()
  return (
    <div ref={measure} data-index={index} className={classes.head}>
      <h3>
        {chainName !== null ? (
          <ChainTile name={chainName} />
        ) : isManual ? (
          <Trans>Skrevet selv</Trans>
        ) : (
          <Trans>Uden kæde</Trans>
        )}
      </h3>
      {subtotal && <span className={classes.subtotal}>{subtotal}</span>}
    </div>
  )
})
