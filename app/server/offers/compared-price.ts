/** SQL for the price of a piece of an offer `o`, by which offers of different sizes are ordered, since all have one. */
export const piecePrice = 'o.price::float8 / o.units'

/**
 * SQL for the price by which offers `o` of one variant `v` are compared: the price of a piece, rounded as shown. If the
 * size is unknown and the retailer states a unit price, it is the unit price, since packs may differ; null if that is
 * not exact. It divides whole numbers, because searches would wait for decimal ones.
 * `comparedPrice` in `app/domain/prices/price-standing.ts` is the same rule for offers on a page.
 */
export const comparedPrice = `
case when v.quantity is null and v.quantity_type is not null 
    then case when o.unit_price_bound is null then o.unit_price end
  else (2 * o.price + o.units) / (2 * o.units) end`
