import { Trans } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import { button, listPanel } from 'styled-system/recipes'
import type { ListOrder } from '#app/domain/list/list-order.ts'
import type { ShoppingListView } from '#app/domain/list/list-projection.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { ListOfShopper, Shopper } from '../list-of-shopper.ts'
import { PanelFoot } from '../panel/panel-foot.tsx'
import type { ListPanelActor } from '../panel/panel-view.tsx'
import { PrintedList } from '../printed/printed-list.tsx'
import { WaysOut } from '../printed/ways-out.tsx'
import { ListBody } from './list-body.tsx'

type Properties = {
  panel: ListPanelActor
  list: ListOfShopper
  view: ShoppingListView
  order: ListOrder
  shopper: Shopper
}

/** The list: its sync status, items and total. */
export function ListView({ panel, list, view, order, shopper }: Properties) {
  return (
    <>
      <ListBody list={list} view={view} order={order} next={shopper.next}>
        <div className={listPanel().more}>
          {view.items.length > 0 && <WaysOut view={view} order={order} notify={shopper.notify} />}
          <button
            type="button"
            className={button({ kind: 'text' })}
            onClick={() => panel.send({ type: 'retired.requested' })}
          >
            <Icon name="clock-counter-clockwise" /> <Trans>Tidligere sedler</Trans>
          </button>
        </div>
      </ListBody>
      {/* Deferred: the foot depends on the items and is rendered after them. */}
      <PanelFoot panel={panel} view={useDeferredValue(view)} />
      <PrintedList view={view} order={order} />
    </>
  )
}
