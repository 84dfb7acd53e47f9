import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { listPanel, readAloud } from 'styled-system/recipes'
import { isManual } from '#app/domain/list/is-manual.ts'
import type { ListOrder } from '#app/domain/list/list-order.ts'
import type { ShoppingListView } from '#app/domain/list/list-projection.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import { useNeedsOf } from '#app/flows/list/use-needs.ts'
import { useIsPainted } from '../focus/use-is-painted.ts'
import { useRestoredItem } from '../focus/use-restored-row.ts'
import type { ListOfShopper } from '../list-of-shopper.ts'
import { ListItems } from '../rows/list-items.tsx'
import { RowActionsContext } from '../rows/row-actions.ts'
import { useRowActionsOf } from '../rows/use-row-actions.ts'
import { ListNews } from '../sharing/list-news.tsx'
import { EmptyList } from './empty-list.tsx'
import { ListStatus } from './list-status.tsx'
import { useArrival } from './use-arrival.ts'
import { RefusedItems } from './waiting-items.tsx'

type Properties = {
  list: ListOfShopper
  view: ShoppingListView
  order: ListOrder
  /** The address to come back to after logging in. */
  next: string
  /** Rendered after the items. */
  children?: ReactNode
}

/** The sync status of the list, and its items. */
export function ListBody({ list, view, order, next, children }: Properties) {
  const { items, country } = view
  const arrived = useArrival(items)
  const name = arrived && isManual(arrived) ? arrived.name : undefined
  const restored = useRestoredItem()
  const rowActions = useRowActionsOf(list)
  const scroller = useRef<HTMLDivElement>(null)
  // The panel opens at once; its rows are rendered while it slides in.
  const isPainted = useIsPainted()
  useNeedsOf(view, isPainted)
  return (
    <>
      <ListStatus sync={list.sync} numberPending={list.numberPending} next={next} />
      <div ref={scroller} className={listPanel().body} data-list-rows>
        {items.length === 0 ? (
          <EmptyList />
        ) : (
          isPainted && (
            <RowActionsContext value={rowActions}>
              <ListItems
                view={view}
                order={order}
                today={dayIn(country, new Date())}
                scroller={scroller}
                arrived={arrived?.uuid}
                restored={restored}
              />
            </RowActionsContext>
          )
        )}
        <RefusedItems country={country} />
        {children}
        <ListNews view={view} />
        {/* Only for typed items: the modal or a notification announces an added offer. */}
        <p role="status" className={readAloud()}>
          {name !== undefined && <Trans>{name} er lagt på sedlen</Trans>}
        </p>
      </div>
    </>
  )
}
