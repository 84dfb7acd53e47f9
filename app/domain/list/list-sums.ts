import type { Country } from '../locale/locales.ts'
import { formatMoney } from '../prices/money.ts'
import { amountOf, costOf, totalOf } from './list-price.ts'
import type { ShoppingList, ShoppingListItem } from './shopping-list.ts'

/**
 * The sums of a list's items. `amount` is the sum of quantities (§9), `amountChecked` that of ticked items.
 * `total` is the price of the unexpired priced items in minor units, `totalUnchecked` that of the unticked among them;
 * `numberWithoutPrice` counts the pieces that are not in the total.
 */
export type ListSums = {
  amount: number
  amountChecked: number
  total: number
  totalUnchecked: number
  numberWithoutPrice: number
}

/** The sums of items, and their total as a text in the money of a country. */
export function sumsOf(
  items: readonly ShoppingListItem[],
  country: Country,
): ListSums & Pick<ShoppingList, 'priceTotalText'> {
  const total = totalOf(items)
  return {
    total,
    totalUnchecked: totalOf(items.filter(({ checked }) => !checked)),
    priceTotalText: formatMoney(total, country),
    amount: amountOf(items),
    amountChecked: amountOf(items.filter(({ checked }) => checked)),
    numberWithoutPrice: items.reduce((sum, item) => sum + costOf(item).withoutPrice, 0),
  }
}
