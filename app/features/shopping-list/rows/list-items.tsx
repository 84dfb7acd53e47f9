import {
  memo,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import { listGroup } from 'styled-system/recipes'
import { isManual } from '#app/domain/list/is-manual.ts'
import type { ListOrder } from '#app/domain/list/list-order.ts'
import type { ShoppingListView, ViewedItem } from '#app/domain/list/list-projection.ts'
import { deedOf, peopleOn } from '#app/domain/list/people-on-list.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import { useKnownNeeds, useRowNeeds } from '#app/flows/list/use-needs.ts'
import { type RestoredItem, useRestoredFocus } from '../focus/use-restored-row.ts'
import { useFetchedRows } from '../overview/use-fetched-rows.ts'
import { HeadName } from './head-name.tsx'
import { HeldRows } from './held-rows.tsx'
import { inGroups, type RowGroup } from './in-groups.ts'
import { ItemRow } from './item-row.tsx'
import { isHintWanted } from './swipe-hint.ts'
import { type RowsInSight, useRowsInSight } from './use-rows-in-sight.ts'

type Properties = {
  view: ShoppingListView
  order: ListOrder
  today: Day
  /** The element that scrolls the items. */
  scroller: RefObject<HTMLElement | null>
  /** The uuid of the item that the shopper has just added; its row is scrolled into view. */
  arrived: string | undefined
  restored: RestoredItem | undefined
}

/** Cannot equal an item's key, which is a uuid. */
const headKey = ({ key }: RowGroup) => `head ${key}`
const isHeadKey = (key: string) => key.startsWith('head ')

/**
 * The items in an order (§4). By chain, each chain has a head with the subtotal of its unticked items.
 * Fetched items are last in every order. The sort control changes at once; the items follow, deferred.
 */
export function ListItems({ view, order: chosen, today, scroller, arrived, restored }: Properties) {
  const order = useDeferredValue(chosen)
  const { country, items } = view
  const placed = useFetchedRows(items, scroller)
  // Memoized, because scrolling renders again without changing the order.
  const { groups, keys } = useMemo(() => {
    const groups = inGroups(items, { order, country, placed })
    return { groups, keys: keysOf(groups) }
  }, [items, order, country, placed])
  const people = useMemo(() => peopleOn(view), [view])
  const known = useKnownNeeds()
  const needOf = useRowNeeds()
  const [keep] = useState(createKeeper)
  const rows = useRowsInSight(scroller, keep(keys), isHeadKey)
  const scrollTo = (uuid: string) => {
    const index = keys.indexOf(uuid)
    if (index !== -1) rows.scrollToIndex(index)
  }
  const bringIntoSight = useEffectEvent(scrollTo)
  useEffect(() => {
    if (arrived !== undefined) bringIntoSight(arrived)
  }, [arrived])
  useRestoredFocus(restored, scroller, scrollTo)
  const first = groups[0]?.items[0]?.uuid
  const [hinting] = useState(() => (isHintWanted() ? first : undefined))
  let next = 0
  const sections = groups.map((group) => {
    const headIndex = next
    const firstIndex = group.head ? headIndex + 1 : headIndex
    next = firstIndex + group.items.length
    return (
      <section key={group.key}>
        {group.head && (
          <GroupHead
            {...group.head}
            isManual={group.items.every(isManual)}
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
                hasChain={order !== 'chain'}
                verdict={known?.verdicts.get(item.uuid)}
                need={isManual(item) && !placed.has(item.uuid) ? needOf(item) : undefined}
                deed={deedOf(item, people)}
                isHinting={item.uuid === hinting}
                hasArrived={item.uuid === arrived}
              />
            )}
          </GroupRows>
        </ul>
      </section>
    )
  })
  const hold = (top: number) => {
    // Until the browser tells of the scrolling, the rows to draw would be those of the place before it.
    rows.scrollOffset = top
  }
  return (
    <HeldRows scroller={scroller} arrived={arrived} onHeld={hold}>
      {sections}
    </HeldRows>
  )
}

/** The keys of all rows, including the heads. */
const keysOf = (groups: RowGroup[]) =>
  groups.flatMap((group) => [...(group.head ? [headKey(group)] : []), ...group.items.map(({ uuid }) => uuid)])

/** Returns the previous array if the keys are equal, because a new one makes the virtualizer measure all rows again. */
function createKeeper() {
  let kept: string[] = []
  return (keys: string[]) => {
    if (keys.length !== kept.length || keys.some((key, index) => key !== kept[index])) kept = keys
    return kept
  }
}

type GroupRowsProperties = {
  items: ViewedItem[]
  /** The index of the group's first row among all rows. */
  firstIndex: number
  rows: RowsInSight
  children: (item: ViewedItem) => ReactNode
}

/** The visible rows of a group, with spacers for the others. */
function GroupRows({ items, firstIndex, rows, children }: GroupRowsProperties) {
  const end = firstIndex + items.length
  const startOf = (index: number) => rows.measurementsCache[index]?.start ?? rows.getTotalSize()
  let rooms = 0
  const room = (from: number, to: number) => {
    // Keyed by the position among the spacers: keyed by its row, a spacer would be a new one after each removal.
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
        data-item={item.uuid}
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
  kind: 'chain' | 'fetched'
  chainName: string | null
  /** Whether all items of the group were typed. */
  isManual: boolean
  subtotal: string | false
  index: number
  measure: RowsInSight['measureElement']
}

const GroupHead = memo(function GroupHead(properties: GroupHeadProperties) {
  const { kind, chainName, isManual, subtotal, index, measure } = properties
  const classes = listGroup()
  return (
    <div ref={measure} data-index={index} className={classes.head}>
      <h3>
        <HeadName kind={kind} chainName={chainName} isManual={isManual} />
      </h3>
      {subtotal && <span className={classes.subtotal}>{subtotal}</span>}
    </div>
  )
})
