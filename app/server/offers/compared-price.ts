/**
 * By what the offers `o` of one variant `v` compare, as SQL: what a piece costs; where nobody says how much a pack holds but
 * retailers state what a full unit costs, that, since packs may differ.
 */
export const comparedPrice = `
case when v.quantity is null and v.quantity_type is not null then o.unit_price::float8 else o.price::float8 / o.units end`
