import { Trans } from '@lingui/react/macro'
import { useDeferredValue, useRef } from 'react'
import { button, listPanel } from 'styled-system/recipes'
import { dayIn } from '#app/domain/dates.ts'
import type { ListOrder } from '#app/domain/list-order.ts'
import type { ShoppingListView } from '#app/domain/list-projection.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { EmptyList } from './empty-list.tsx'
import { ListItems } from './list-items.tsx'
import { ListNews } from './list-news.tsx'
import type { ListOfShopper, Shopper } from './list-of-shopper.ts'
import { ListStatus } from './list-status.tsx'
import { PanelFoot } from './panel-foot.tsx'
import type { ListPanelActor } from './panel-view.tsx'
import { RowActionsContext } from './row-actions.ts'
import { useIsPainted } from './use-is-painted.ts'
import { useRowActionsOf } from './use-row-actions.ts'

type Properties = {
  panel: ListPanelActor
  list: ListOfShopper
  view: ShoppingListView
  order: ListOrder
  shopper: Shopper
}

/** The list itself: how it stands to the server's, its items, and what they come to. */
export function ListView({ panel, list, view, order, shopper }: Properties) {
  const { items, country } = view
  const classes = listPanel()
  const rowActions = useRowActionsOf(list)
  const scroller = useRef<HTMLDivElement>(null)
  // The panel is there at once; its rows come while it slides in.
  const isPainted = useIsPainted()
  const isEmpty = items.length === 0
  return (
    <>
      <ListStatus sync={list.sync} numberPending={list.numberPending} next={shopper.next} />
      <div ref={scroller} className={classes.body} data-list-rows>
        {isEmpty ? (
          <EmptyList />
        ) : (
          isPainted && (
            <RowActionsContext value={rowActions}>
              <ListItems view={view} order={order} today={dayIn(country, new Date())} scroller={scroller} />
            </RowActionsContext>
          )
        )}
        <div className={classes.more}>
          <button
            type="button"
            className={button({ kind: 'text' })}
            onClick={() => panel.send({ type: 'retired.requested' })}
          >
            <Icon name="clock-counter-clockwise" /> <Trans>Tidligere sedler</Trans>
          </button>
        </div>
        <ListNews view={view} />
      </div>
      {/* What follows from the items is drawn after them. */}
      <PanelFoot panel={panel} view={useDeferredValue(view)} />
    </>
  )
}
