/**
 * By what the offers `o` of one variant `v` compare, as SQL: what a piece costs, rounded as it is shown. If the size is
 * unknown but the retailer states what a full unit costs, that, since packs may differ.
 * `comparedPrice` in `app/domain/prices/price-standing.ts` says the same of what a page holds.
 */
export const comparedPrice = `
case when v.quantity is null and v.quantity_type is not null then o.unit_price
  else round(o.price::numeric / o.units)::int end`
