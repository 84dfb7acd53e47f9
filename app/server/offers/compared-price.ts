/** SQL for the price of one of the pieces of an offer `o`, rounded as shown. */
export const piecePrice = 'round(o.price::numeric / o.units)::int'

/**
 * SQL for the price by which offers `o` of one variant `v` are compared: the price of a piece. If the
 * size is unknown and the retailer states a unit price, it is the unit price, since packs may differ; null if that is
 * not exact.
 * `comparedPrice` in `app/domain/prices/price-standing.ts` is the same rule for offers on a page.
 */
export const comparedPrice = `
case when v.quantity is null and v.quantity_type is not null
    then case when o.unit_price_bound is null then o.unit_price end
  else ${piecePrice} end`
