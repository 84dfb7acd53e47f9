import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { button, listPanel } from 'styled-system/recipes'
import type { ShoppingListView } from '#app/domain/list/list-projection.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { AllFetched } from '../overview/all-fetched.tsx'
import { ListTotal } from '../overview/list-total.tsx'
import type { ListPanelActor } from './panel-view.tsx'

type Properties = {
  panel: ListPanelActor
  view: ShoppingListView
}

/** The list's total, and the button to type an item. */
export const PanelFoot = memo(function PanelFoot({ panel, view }: Properties) {
  const { items } = view
  const classes = listPanel()
  return (
    <div className={classes.foot}>
      <AllFetched
        isShown={items.length > 0 && items.every(({ checked }) => checked)}
        onFinished={() => panel.send({ type: 'emptying.requested' })}
      />
      {view.amount > 0 && <ListTotal view={view} />}
      <button
        type="button"
        className={button({ kind: 'mild', wide: true })}
        onClick={() => panel.send({ type: 'adding.requested' })}
      >
        <Icon name="plus" /> <Trans>Skriv en vare selv</Trans>
      </button>
    </div>
  )
})
