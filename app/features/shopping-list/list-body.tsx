import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { listPanel, readAloud } from 'styled-system/recipes'
import { dayIn } from '#app/domain/dates.ts'
import type { ListOrder } from '#app/domain/list-order.ts'
import type { ShoppingListView } from '#app/domain/list-projection.ts'
import { EmptyList } from './empty-list.tsx'
import { RefusedItems } from './guest-items.tsx'
import { isManual } from './is-manual.ts'
import { ListItems } from './list-items.tsx'
import { ListNews } from './list-news.tsx'
import type { ListOfShopper } from './list-of-shopper.ts'
import { ListStatus } from './list-status.tsx'
import { RowActionsContext } from './row-actions.ts'
import { useArrival } from './use-arrival.ts'
import { useIsPainted } from './use-is-painted.ts'
import { useRowActionsOf } from './use-row-actions.ts'

type Properties = {
  list: ListOfShopper
  view: ShoppingListView
  order: ListOrder
  /** The address to come back to after logging in. */
  next: string
  /** What comes after the items. */
  children?: ReactNode
}

/** How the list stands to the server's, and its items. */
export function ListBody({ list, view, order, next, children }: Properties) {
  const { items, country } = view
  const arrived = useArrival(items)
  const name = arrived && isManual(arrived) ? arrived.name : undefined
  const rowActions = useRowActionsOf(list)
  const scroller = useRef<HTMLDivElement>(null)
  // The panel is there at once; its rows come while it slides in.
  const isPainted = useIsPainted()
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
              />
            </RowActionsContext>
          )
        )}
        <RefusedItems />
        {children}
        <ListNews view={view} />
        {/* The modal or a message tells of an offer. */}
        <p role="status" className={readAloud()}>
          {name !== undefined && <Trans>{name} er lagt på sedlen</Trans>}
        </p>
      </div>
    </>
  )
}
