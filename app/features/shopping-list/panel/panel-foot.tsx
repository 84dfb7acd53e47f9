import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { button, listPanel } from 'styled-system/recipes'
import type { ShoppingListView } from '#app/domain/list/list-projection.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { AllFetched } from '../overview/all-fetched.tsx'
import { ListTotal } from '../overview/list-total.tsx'
import { ShopButton } from '../shop/shop-button.tsx'
import type { ShopModeActor } from '../shop/use-shop-mode.ts'
import type { ListPanelActor } from './panel-view.tsx'

type Properties = {
  panel: ListPanelActor
  view: ShoppingListView
  shopMode: ShopModeActor
}

/** The list's total, the button that begins a round while something is left, and the one to type an item. */
export const PanelFoot = memo(function PanelFoot({ panel, view, shopMode }: Properties) {
  const { t } = useLingui()
  const { items } = view
  const canShop = items.some(({ checked }) => !checked)
  const classes = listPanel()
  return (
    <div className={classes.foot}>
      <AllFetched
        isShown={items.length > 0 && items.every(({ checked }) => checked)}
        onFinished={() => panel.send({ type: 'emptying.requested' })}
      />
      {view.amount > 0 && <ListTotal view={view} />}
      {canShop && (
        <button
          type="button"
          className={button({ kind: 'line', wide: true })}
          onClick={() => panel.send({ type: 'trip.requested' })}
        >
          <Trans>Planlæg turen</Trans>
        </button>
      )}
      <div className={classes.ways}>
        {/* One element with and without its text, so that it keeps the focus. */}
        <button
          type="button"
          className={button({ kind: 'mild', wide: !canShop })}
          aria-label={canShop ? t`Skriv en vare selv` : undefined}
          onClick={() => panel.send({ type: 'adding.requested' })}
        >
          <Icon name="plus" /> {!canShop && <Trans>Skriv en vare selv</Trans>}
        </button>
        {canShop && <ShopButton actor={shopMode} view={view} />}
      </div>
    </div>
  )
})
