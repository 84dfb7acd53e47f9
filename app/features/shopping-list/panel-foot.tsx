import { Plural, Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { button, listPanel, quiet } from 'styled-system/recipes'
import type { ShoppingListView } from '#app/domain/list-projection.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { AllFetched } from './all-fetched.tsx'
import type { ListPanelActor } from './panel-view.tsx'

type Properties = {
  panel: ListPanelActor
  view: ShoppingListView
}

/** What the list comes to, and the way to write an item by hand. */
export const PanelFoot = memo(function PanelFoot({ panel, view }: Properties) {
  const { items, amount, numberWithoutPrice, total, country } = view
  const classes = listPanel()
  const priced = amount - numberWithoutPrice
  return (
    <div className={classes.foot}>
      <AllFetched
        isShown={items.length > 0 && items.every(({ checked }) => checked)}
        onFinished={() => panel.send({ type: 'emptying.requested' })}
      />
      {amount > 0 && (
        <div className={classes.total}>
          <div className={quiet()}>
            <p>
              <Plural value={priced} one="I alt for # vare" other="I alt for # varer" />
            </p>
            {numberWithoutPrice > 0 && (
              <p>
                <Plural value={numberWithoutPrice} one="# uden pris" other="# uden pris" />
              </p>
            )}
          </div>
          <Price amount={total} country={country} size="total" />
        </div>
      )}
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
