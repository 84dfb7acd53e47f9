import { Trans } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import { button, listPanel } from 'styled-system/recipes'
import type { ListOrder } from '#app/domain/list/list-order.ts'
import type { ShoppingListView } from '#app/domain/list/list-projection.ts'
import { LatePart, latePart } from '#app/flows/late/late-part.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { MissingPart } from '#app/ui/missing-part/missing-part.tsx'
import type { ListOfShopper, Shopper } from '../list-of-shopper.ts'
import { PanelFoot } from '../panel/panel-foot.tsx'
import type { ListPanelActor } from '../panel/panel-view.tsx'
import { PrintedList } from '../printed/printed-list.tsx'
import { WaysOut } from '../printed/ways-out.tsx'
import { useShopMode } from '../shop/use-shop-mode.ts'
import { ListBody } from './list-body.tsx'

const shopCode = latePart(() => import('../shop/shop-sheet.tsx'))

type Properties = {
  panel: ListPanelActor
  list: ListOfShopper
  view: ShoppingListView
  order: ListOrder
  shopper: Shopper
}

/** The list: its sync status, items and total, and the shop mode over it. */
export function ListView({ panel, list, view, order, shopper }: Properties) {
  const { actor: shopMode, isShopping } = useShopMode(view, { owner: shopper.email, change: list.change })
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
      <PanelFoot panel={panel} view={useDeferredValue(view)} shopMode={shopMode} />
      <PrintedList view={view} order={order} />
      {isShopping && (
        <LatePart
          code={shopCode}
          renderMissing={(missing) => (
            <MissingPart
              place="side"
              {...missing}
              onDismissed={() => shopMode.send({ type: 'shopping.left' })}
            />
          )}
        >
          {(ShopSheet) => <ShopSheet actor={shopMode} list={list} view={view} shopper={shopper} />}
        </LatePart>
      )}
    </>
  )
}
