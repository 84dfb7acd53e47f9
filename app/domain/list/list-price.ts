import type { ShoppingListItem } from './shopping-list.ts'

type Priced = Pick<ShoppingListItem, 'priceText' | 'isExpired' | 'quantity'>

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

/** The price of one piece, in minor units; null without a price, and for an offer that has ended. */
export function pieceOf({ priceText, isExpired }: Pick<Priced, 'priceText' | 'isExpired'>): number | null {
  return isExpired ? null : parsePriceText(priceText)
}

/** The sum over the pieces of unexpired priced items, in minor units (product: Shopping list). */
export function totalOf(items: readonly Priced[]): number {
  return items.reduce((sum, item) => sum + (pieceOf(item) ?? 0) * item.quantity, 0)
}

/** The sum of quantities (Specification §9, cart amount). */
export function amountOf(items: readonly Pick<ShoppingListItem, 'quantity'>[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}
