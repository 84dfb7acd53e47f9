import { useLingui } from '@lingui/react/macro'
import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import { hardSpace } from '#app/domain/locale/numbers.ts'

type Counted = Pick<ShoppingListItem, 'quantity' | 'wantedAmount'>

/** How many pieces of an item are wanted, or how much of it, as one text: `2 stk.`, `2 l`, `2 × 500 g`. */
export function useQuantityText(): (item: Counted) => string {
  const { i18n, t } = useLingui()
  return ({ quantity, wantedAmount }) => {
    const count = i18n.number(quantity)
    if (wantedAmount === undefined) return t`${count}\u00a0stk.`
    return quantity === 1 ? wantedAmount : `${count}${hardSpace}×${hardSpace}${wantedAmount}`
  }
}
