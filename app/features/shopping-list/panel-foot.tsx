import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { button, listPanel, quiet } from 'styled-system/recipes'
import type { ShoppingListView } from '#app/domain/list-projection.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Price } from '#app/ui/price/price.tsx'

type Properties = {
  view: Pick<ShoppingListView, 'amount' | 'numberWithoutPrice' | 'total' | 'country'>
  onAdd: () => void
  /** What is said above the total. */
  children: ReactNode
}

/** What the list comes to, and the way to write an item by hand. */
export function PanelFoot({ view, onAdd, children }: Properties) {
  const { amount, numberWithoutPrice, total, country } = view
  const classes = listPanel()
  const priced = amount - numberWithoutPrice
  return (
    <div className={classes.foot}>
      {children}
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
      <button type="button" className={button({ kind: 'mild', wide: true })} onClick={onAdd}>
        <Icon name="plus" /> <Trans>Skriv en vare selv</Trans>
      </button>
    </div>
  )
}
