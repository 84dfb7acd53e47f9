import { Trans } from '@lingui/react/macro'
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
import { firstNameOf } from '#app/domain/account/account.ts'
import { groupByChain, type ListOrder, sortItems } from '#app/domain/list/list-order.ts'
import type { ShoppingListView, ViewedItem } from '#app/domain/list/list-projection.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { formatAmount } from '#app/domain/prices/money.ts'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'
import { useFetchedRows } from '../overview/use-fetched-rows.ts'
import { othersOn } from '../sharing/people.ts'
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
  /** The uuid of the item that the shopper has just put on the list; its row is brought into sight. */
  arrived: string | undefined
}

/** Rows under one head; without a head where the order is not by chain. */
type RowGroup = {
  key: string
  head: { kind: 'chain' | 'fetched'; chainName: string | null; subtotal: string | false } | null
  items: ViewedItem[]
}

/** Differs from an item's key, which is a uuid. */
const headKey = ({ key }: RowGroup) => `head ${key}`
const isHeadKey = (key: string) => key.startsWith('head ')
/** Differs from the name of a chain, which begins with no slash. */
const fetchedKey = '/fetched'

/**
 * The items in an order (Specification §4): by chain, each chain has a head with what is still to be paid there. What is
 * fetched stands at the end in every order. The choice of another order shows at once; a long list follows it.
 */
export function ListItems({ view, order: chosen, today, scroller, arrived }: Properties) {
  const order = useDeferredValue(chosen)
  const { country, items } = view
  const placed = useFetchedRows(items, scroller)
  // Scrolling draws anew, and leaves the order as it is.
  const { groups, keys } = useMemo(
    () => inGroups(items, { order, country, placed }),
    [items, order, country, placed],
  )
  const names = useMemo(
    () => new Map(othersOn(view).map((person) => [person.key, firstNameOf(person)])),
    [view],
  )
  const [keep] = useState(createKeeper)
  const rows = useRowsInSight(scroller, keep(keys), isHeadKey)
  const bringIntoSight = useEffectEvent((uuid: string) => rows.scrollToIndex(keys.indexOf(uuid)))
  useEffect(() => {
    if (arrived !== undefined) bringIntoSight(arrived)
  }, [arrived])
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
                fetchedBy={item.checkedBy === null ? undefined : names.get(item.checkedBy)}
                isHinting={item.uuid === hinting}
                hasArrived={item.uuid === arrived}
              />
            )}
          </GroupRows>
        </ul>
      </section>
    )
  })
  return sections
}

type Shown = { order: ListOrder; country: Country; placed: ReadonlySet<string> }

/** The items in their groups, those that are placed among the fetched last, and the keys of all rows, heads among them. */
function inGroups(items: ViewedItem[], { order, country, placed }: Shown) {
  const open = items.filter(({ uuid }) => !placed.has(uuid))
  const fetched = sortItems(
    items.filter(({ uuid }) => placed.has(uuid)),
    order,
    country,
  )
  const groups: RowGroup[] =
    order === 'chain'
      ? groupByChain(open, country).map((group) => ({
          key: group.chainName ?? '',
          head: {
            kind: 'chain',
            chainName: group.chainName,
            subtotal: group.subtotal > 0 && formatAmount(group.subtotal, country),
          },
          items: group.items,
        }))
      : [{ key: '', head: null, items: sortItems(open, order, country) }]
  if (fetched.length > 0)
    groups.push({
      key: fetchedKey,
      head: { kind: 'fetched', chainName: null, subtotal: false },
      items: fetched,
    })
  const keys = groups.flatMap((group) => [
    ...(group.head ? [headKey(group)] : []),
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
  /** All of it was typed. */
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
        {kind === 'fetched' ? (
          <Trans>Allerede hentet</Trans>
        ) : chainName !== null ? (
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
