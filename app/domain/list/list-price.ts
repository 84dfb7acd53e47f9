import type { ShoppingListItem } from './shopping-list.ts'

type Alone = Pick<ShoppingListItem, 'priceText' | 'isExpired'>
type Sold = Alone & Pick<ShoppingListItem, 'units' | 'unitsPrice'>
/** What the cost of an item depends on. */
export type Priced = Sold & Pick<ShoppingListItem, 'quantity'>

/**
 * A price text in minor units (§3, Shopping list item): a decimal with a comma, whose trailing `,-` is
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

/** Some of an item at one price each, in minor units: its pieces, or its deals. */
export type Part = { count: number; price: number }

/**
 * What some pieces of an item cost in minor units, the parts that this is the sum of, and how many pieces have no known
 * price.
 */
type Cost = { amount: number; parts: Part[]; withoutPrice: number }

function costOfParts(parts: Part[], withoutPrice = 0): Cost {
  const amount = parts.reduce((sum, { count, price }) => sum + count * price, 0)
  return { amount, parts: parts.filter(({ count }) => count > 0), withoutPrice }
}

/** Something sold, in minor units: `piece` is the price of one alone, null if unknown; `unitsPrice` that of several `units`, null if it is not sold so. */
type SoldPieces = { quantity: number; units: number; unitsPrice: number | null; piece: number | null }

/**
 * What some pieces cost. Of an offer of several at once, as many as possible cost its price; the rest costs what one costs
 * alone, but never more than another deal. If that is not known, the rest has no price, because nobody can pay a part of a
 * deal.
 */
export function costOfPieces({ quantity, units, unitsPrice, piece }: SoldPieces): Cost {
  if (unitsPrice === null) {
    return piece === null ? costOfParts([], quantity) : costOfParts([{ count: quantity, price: piece }])
  }
  const rest = quantity % units
  const deals = (quantity - rest) / units
  if (piece === null) return costOfParts([{ count: deals, price: unitsPrice }], rest)
  return rest * piece < unitsPrice
    ? costOfParts([
        { count: deals, price: unitsPrice },
        { count: rest, price: piece },
      ])
    : costOfParts([{ count: deals + 1, price: unitsPrice }])
}

/** What the pieces of an item cost; nothing is known of an offer that has ended. */
export function costOf(item: Priced): Cost {
  const { quantity, units = 1, unitsPrice = null, isExpired } = item
  return costOfPieces({ quantity, units, unitsPrice: isExpired ? null : unitsPrice, piece: pieceOf(item) })
}

/** The price by which items are ordered, in minor units: of one piece, in a deal if it is sold so; null without one. */
export function orderPriceOf(item: Sold): number | null {
  const { units = 1, unitsPrice = null, isExpired } = item
  return unitsPrice === null || isExpired ? pieceOf(item) : Math.round(unitsPrice / units)
}

/** The sum over the pieces of unexpired priced items, in minor units (§4 shopping list data). */
export function totalOf(items: readonly Priced[]): number {
  return items.reduce((sum, item) => sum + costOf(item).amount, 0)
}

/** The sum of quantities (§9, cart amount). */
export function amountOf(items: readonly Pick<ShoppingListItem, 'quantity'>[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}
