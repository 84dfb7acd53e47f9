import type { Size } from '#app/domain/offers/sizes.ts'
import { unitPrice } from '#app/domain/prices/money.ts'
import type { Correctable, Said } from '../../../db/schema/reports.ts'

/** A correction of an offer: what the feed said, and what is right; null where the feed was right. */
export type Correction = {
  said: Said
  price: number | null
  /** The variant of the right size. */
  variant: { id: number; productId: number } | null
  /** The size that the unit price is for: of that variant, else of what the feed said; null if unknown. */
  sizes: { said: Size | null; right: Size | null }
  isWithoutPicture: boolean
  /** The day on which the offer is made to end; null if it is not hidden. */
  hiddenOn: string | null
}

/** Stands for no picture at all: without an address of its own, an offer would show the product's. */
export const noPicture = '/placeholder.svg'

/**
 * A row as it is right. Each correction holds as long as the row says the same wrong thing of the same good: that of the price
 * as long as its price and number of pieces are the same, that of the size and of the picture likewise, and an offer is hidden
 * as long as its price and its size are the same, whatever its days. What the row says otherwise, stands.
 */
export function correctedRow<Row extends Correctable>(row: Row, correction: Correction): Row {
  const { said, price, variant, sizes, isWithoutPicture, hiddenOn } = correction
  const right = { ...row }
  if (row.product_id !== said.product_id) return right
  const isSamePrice = row.price === said.price && row.units === said.units
  const isSameSize = row.variant_id === said.variant_id
  const isPriced = price !== null && isSamePrice
  const isSized = variant !== null && isSameSize
  if (isPriced) right.price = price
  if (isSized) Object.assign(right, { variant_id: variant.id, product_id: variant.productId })
  if (isPriced || isSized) {
    const size = isSized ? sizes.right : isSameSize ? sizes.said : null
    const computed = size && unitPrice(right.price, size.quantity, size.pieces * right.units)
    right.unit_price = computed ?? null
    right.unit_price_bound = null
  }
  if (isWithoutPicture && row.image_url === said.image_url) right.image_url = noPicture
  if (hiddenOn !== null && isSamePrice && isSameSize) {
    right.end_date = hiddenOn
    if (right.start_date > hiddenOn) right.start_date = hiddenOn
  }
  return right
}

/** What of a correction a stored offer shows: the rest is of a row that says something else by now. */
export function correctionShown(row: Correctable, correction: Correction): Correction {
  const { said, price, variant, isWithoutPicture, hiddenOn } = correction
  return {
    ...correction,
    price: row.price === price && row.units === said.units ? price : null,
    variant: row.variant_id === variant?.id ? variant : null,
    isWithoutPicture: isWithoutPicture && row.image_url === noPicture,
    hiddenOn: row.end_date === hiddenOn ? hiddenOn : null,
  }
}

/** A stored offer as its feed says it, without what is corrected of it. */
export function uncorrectedRow(row: Correctable, correction: Correction): Correctable {
  const { said } = correction
  const { price, variant, isWithoutPicture, hiddenOn } = correctionShown(row, correction)
  const { unit_price, unit_price_bound } = said
  return {
    ...row,
    ...(price !== null && { price: said.price, unit_price, unit_price_bound }),
    ...(variant && {
      variant_id: said.variant_id,
      product_id: said.product_id,
      unit_price,
      unit_price_bound,
    }),
    ...(isWithoutPicture && { image_url: said.image_url }),
    ...(hiddenOn !== null && { start_date: said.start_date, end_date: said.end_date }),
  }
}
