import type { QuantityType } from '#app/domain/offers/sizes.ts'
import type { Queryable } from '../../../db/database.ts'
import { nullable, number, statement, text } from '../../../db/statement.ts'
import { isTold } from '../../../offers/judged-prices.ts'
import type { ImportCaches } from './import-caches.ts'

/** A variant that was found by a trade number. */
export type GtinVariant = {
  variantId: number
  productId: number
  quantity: number | null
  quantityType: QuantityType | null
  pieces: number
  /** What a piece costs in its latest offer whose price is not kept back; null if it has none. */
  price: number | null
  /** The keys of its brand and the brand that owns it. */
  brand: string | null
  owner: string | null
}

const variantsOfGtins = statement(
  {
    key: text(),
    variantId: number(),
    productId: number(),
    quantity: nullable(number()),
    quantityType: nullable(text<QuantityType>()),
    pieces: number(),
    price: nullable(number()),
    brand: nullable(text()),
    owner: nullable(text()),
  },
  `
  select w.country || ':' || w.gtin as key, v.id as "variantId", v.product_id as "productId", v.quantity,
    v.quantity_type as "quantityType", v.pieces, (
      select round(o.price::numeric / o.units)::int from offers o where o.variant_id = v.id and ${isTold('o')}
      order by o.start_date desc, o.id desc limit 1) as price, b.name_key as brand, ob.name_key as owner
  from json_to_recordset($1::json) as w(country text, gtin text)
  join variant_gtins g on g.country = w.country and g.gtin = w.gtin
  join product_variants v on v.id = g.variant_id join products p on p.id = v.product_id
  left join brands b on b.id = p.brand_id left join brands ob on ob.id = b.parent_id
  where not exists (select from variant_gtins o where o.variant_id = g.variant_id and o.gtin < g.gtin)`,
)

const gtinsOfVariants = statement(
  { variantId: number(), gtin: text() },
  'select variant_id as "variantId", gtin from variant_gtins where variant_id = any($1::int[])',
)

const add = `
  insert into variant_gtins (country, gtin, variant_id)
  select country, gtin, variant_id
  from json_to_recordset($1::json) as w(country text, gtin text, variant_id int)
  order by 1, 2
  on conflict (country, gtin) do update set variant_id = excluded.variant_id`

export type CountryGtin = { country: string; gtin: string }
export const gtinKey = ({ country, gtin }: CountryGtin) => `${country}:${gtin}`

/**
 * The known variants of trade numbers, by `gtinKey`. A variant has one trade number; of those that an earlier release
 * put into one, only the lowest is known.
 */
export async function findGtins(
  tx: Queryable,
  caches: ImportCaches,
  gtins: readonly CountryGtin[],
): Promise<Map<string, GtinVariant>> {
  const known = new Map<string, GtinVariant>()
  const missing: CountryGtin[] = []
  for (const gtin of gtins) {
    const variant = caches.gtins.get(gtinKey(gtin))
    if (variant) known.set(gtinKey(gtin), variant)
    else missing.push(gtin)
  }
  if (missing.length === 0) return known
  const rows = await tx.query(variantsOfGtins, [JSON.stringify(missing)])
  for (const { key, ...variant } of rows) {
    known.set(key, variant)
    caches.gtins.set(key, variant)
  }
  return known
}

/** The trade numbers that variants have. */
export async function gtinsOf(tx: Queryable, variantIds: readonly number[]): Promise<Map<number, string>> {
  if (variantIds.length === 0) return new Map()
  const rows = await tx.query(gtinsOfVariants, [variantIds])
  return new Map(
    rows.sort((a, b) => (a.gtin < b.gtin ? 1 : -1)).map(({ variantId, gtin }) => [variantId, gtin]),
  )
}

/** Stores the variants of trade numbers. */
export async function addGtins(
  tx: Queryable,
  gtins: readonly (CountryGtin & { variant_id: number })[],
): Promise<void> {
  if (gtins.length > 0) await tx.query(add, [JSON.stringify(gtins)])
}
