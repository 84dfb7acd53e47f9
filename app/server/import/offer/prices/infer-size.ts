import { type QuantityType, roundQuantity, type Size, totalQuantity } from '#app/domain/offers/sizes.ts'
import type { StatedUnitPrice } from './unit-prices.ts'

/** How far a computed unit price may be from the stated one, which is rounded. */
const tolerance = 0.01
const mostPieces = 60
/** Grams or millilitres that packs are multiples of, the commonest first. */
const steps = [1000, 500, 250, 100, 50, 25, 10, 5, 1]

/** Whether a price for a quantity of full units is the stated unit price; of `0,17/kpl` the rounding is much. */
export function fits(price: number, quantity: number, stated: number): boolean {
  const computed = price / quantity
  return Math.abs(computed / stated - 1) < tolerance || Math.abs(computed - stated) <= 0.5
}

/**
 * The pack that a price and the unit price of one piece of it tell: four of 150 g if the price is for 600 g.
 * Undefined if the number of pieces is not whole.
 */
export function severalOf(size: Size, price: number, { amount, per }: StatedUnitPrice): Size | undefined {
  const pieces = Math.round(price / amount / totalQuantity(size))
  const isWhole = pieces > 1 && pieces <= mostPieces && fits(price, totalQuantity(size) * pieces, amount)
  if (!isWhole || per !== size.quantityType) return undefined
  // Forty of one piece are 40 pieces, and not 40 packs of one.
  return per === 'stk' && size.quantity === 1
    ? { quantity: size.pieces * pieces, quantityType: per, pieces: 1 }
    : { ...size, pieces: size.pieces * pieces }
}

/**
 * The size of a pack from its price and unit price, if that is a round number of grams or millilitres or several pieces,
 * and the prices are precise enough to tell it from its neighbours. Undefined otherwise.
 */
export function sizeOfPrices(price: number, amount: number, per: QuantityType): Size | undefined {
  if (per === 'm') return undefined
  if (per === 'stk') return countOfPrices(price, amount)
  const least = ((price - 0.5) / (amount + 0.5)) * 1000
  const most = ((price + 0.5) / (amount - 0.5)) * 1000
  const step = steps.find((round) => Math.floor(most / round) * round >= least && most - least < round / 5)
  if (step === undefined) return undefined
  const quantity = roundQuantity((Math.floor(most / step) * step) / 1000)
  return quantity > 0 ? { quantity, quantityType: per, pieces: 1 } : undefined
}

function countOfPrices(price: number, amount: number): Size | undefined {
  const quantity = Math.floor((price + 0.5) / (amount - 0.5))
  const isCertain =
    quantity > 1 &&
    quantity >= (price - 0.5) / (amount + 0.5) &&
    quantity - 1 < (price - 0.5) / (amount + 0.5)
  return isCertain ? { quantity, quantityType: 'stk', pieces: 1 } : undefined
}
