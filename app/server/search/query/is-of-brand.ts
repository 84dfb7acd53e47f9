/**
 * SQL for whether a product is of a brand that a shopper named, which is all of its name or the first words of it (`Arla` of
 * `Arla Lærkevang`); any product is if no brand is named.
 * @param product the alias of a table with its `product_id`.
 * @param brand SQL for the name, which may be null.
 */
export const isOfBrand = (product: string, brand: string) =>
  `(${brand} is null or exists (select from products p join brands b on b.id = p.brand_id
    where p.id = ${product}.product_id and starts_with(lower(b.name) || ' ', lower(${brand}) || ' ')))`
