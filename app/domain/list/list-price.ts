import type { ShoppingListItem } from './shopping-list.ts'

type Alone = Pick<ShoppingListItem, 'priceText' | 'isExpired'>
type Sold = Alone & Pick<ShoppingListItem, 'units' | 'unitsPrice'>
type Priced = Sold & Pick<ShoppingListItem, 'quantity'>

/**
 * A price text in minor units (Specification §3, Shopping list item): a decimal with a comma, whose trailing `,-` is
 * stripped. `39,95` is 3995 and `39,-` is 3900. Null if the text is no price.
 */
export function parsePriceText(priceText: string | null): number | null {
  const [, whole, decimals = ''] =
    /^(\d{1,3}(?:[.\s]\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(priceText?.trim().replace(/,-$/, '') ?? '') ?? []
  if (whole === undefined) return null
  return Number(whole.replace(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
}

/** The price of one piece alone, in minor units; null if it is not known, and for an offer that has ended. */
export function pieceOf({ priceText, isExpired }: Alone): number | null {
  return isExpired ? null : parsePriceText(priceText)
}

/** What some pieces of an item cost in minor units, and how many of them have no known price. */
type Cost = { amount: number; withoutPrice: number }

/**
 * What the pieces of an item cost. Of an offer of several at once, as many as possible cost its price; the rest costs
 * what one costs alone, but never more than another deal. If that is not known, the rest has no price, because nobody
 * can pay a part of a deal.
 */
export function costOf(item: Priced): Cost {
  const { quantity, units = 1, unitsPrice = null, isExpired } = item
  const piece = pieceOf(item)
  if (isExpired || unitsPrice === null) {
    return piece === null
      ? { amount: 0, withoutPrice: quantity }
      : { amount: piece * quantity, withoutPrice: 0 }
  }
  const rest = quantity % units
  const deals = ((quantity - rest) / units) * unitsPrice
  if (piece === null) return { amount: deals, withoutPrice: rest }
  return { amount: deals + Math.min(rest * piece, unitsPrice), withoutPrice: 0 }
}

/** The price by which items are ordered, in minor units: of one piece, in a deal if it is sold so; null without one. */
export function orderPriceOf(item: Sold): number | null {
  const { units = 1, unitsPrice = null, isExpired } = item
  return unitsPrice === null || isExpired ? pieceOf(item) : Math.round(unitsPrice / units)
}

/** The sum over the pieces of unexpired priced items, in minor units (product: Shopping list). */
export function totalOf(items: readonly Priced[]): number {
  return items.reduce((sum, item) => sum + costOf(item).amount, 0)
}

/** The sum of quantities (Specification §9, cart amount). */
export function amountOf(items: readonly Pick<ShoppingListItem, 'quantity'>[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}
