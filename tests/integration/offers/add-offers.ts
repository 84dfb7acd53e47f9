import { type Country, countries } from '#app/domain/locale/locales.ts'
import type { QuantityType } from '#app/domain/offers/sizes.ts'
import { isWholesaleName } from '#app/domain/offers/wholesale.ts'
import { currencyOfCountry } from '#app/domain/prices/money.ts'
import type { UnitPriceBound } from '#app/domain/prices/unit-price-bounds.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import type { Database } from '#app/server/db/database.ts'
import { rebuildIndex } from '#app/server/search/index/index-products.ts'
import { refreshLiveOffers } from '#app/server/search/index/refresh-live-offers.ts'

/** The current day in tests of offers. */
export const today = '2026-11-21'

/** A test's description of an offer; by default of a product in Denmark at Netto, live today. */
export type GivenOffer = {
  name: string
  country?: Country
  chain?: string
  chainCategory?: string
  brand?: string
  parent?: string
  category?: string
  size?: [quantity: number, quantityType: QuantityType]
  /** The unit of a stated unit price, if the size is unknown. */
  unknownSize?: QuantityType
  price?: number
  regularPrice?: number
  unitPrice?: number
  unitPriceBound?: UnitPriceBound
  units?: number
  singlePrice?: number
  start?: string
  end?: string
  isHighlighted?: boolean
  isKeptBack?: boolean
  /** As `offers` stores them: `member:trumf`. */
  conditions?: string[]
  customerLimit?: number
}

const keyOf = (text: string) => wordsOf(fold(text)).join(' ')

/** Inserts offers with their products, chains and categories, and updates search. @returns their ids, in order. */
export async function addOffers(database: Database, given: GivenOffer[]): Promise<number[]> {
  const one = async (sql: string, parameters: unknown[]): Promise<number> => {
    const [row] = await database.query<{ id: number }>(sql, parameters)
    if (!row) throw new Error(`nothing was written by ${sql}`)
    return row.id
  }
  const brandOf = (name: string | undefined, parentId: number | null) =>
    name === undefined
      ? null
      : one(
          `insert into brands (name, name_key, parent_id) values ($1, $2, $3)
            on conflict (name_key) do update set name = excluded.name returning id`,
          [name, keyOf(name), parentId],
        )
  const ids: number[] = []
  for (const offer of given) {
    const { country = 'dk', chain = 'Netto', chainCategory, price = 1000, units = 1 } = offer
    const { start = '2026-11-20', end = '2026-11-26', isHighlighted = false, isKeptBack = false } = offer
    const kind =
      chainCategory === undefined
        ? null
        : await one(
            `insert into chain_categories (country, name, is_wholesale) values ($1, $2, $3)
              on conflict (country, name) do update set name = excluded.name returning id`,
            [country, chainCategory, isWholesaleName(chainCategory)],
          )
    const chainId = await one(
      `insert into chains (country, name, name_key, chain_category_id) values ($1, $2, $3, $4)
        on conflict (country, name_key) do update set name = excluded.name returning id`,
      [country, chain, keyOf(chain), kind],
    )
    const brandId = await brandOf(offer.brand, await brandOf(offer.parent, null))
    const categoryId =
      offer.category === undefined
        ? null
        : await one(
            `insert into categories (country, name, name_key) values ($1, $2, $3)
              on conflict (country, parent_id, name_key) do update set name = excluded.name returning id`,
            [country, offer.category, keyOf(offer.category)],
          )
    const nameId = await one(
      `insert into product_names (country, brand_id, name, name_key) values ($1, $2, $3, $4)
        on conflict (country, name_key, brand_id) do update set name = excluded.name returning id`,
      [country, brandId, offer.name, keyOf(offer.name)],
    )
    const productId = await one(
      `insert into products (country, brand_id, product_name_id, category_id) values ($1, $2, $3, $4)
        on conflict (country, brand_id, product_name_id) do update set country = excluded.country returning id`,
      [country, brandId, nameId, categoryId],
    )
    const variantId = await one(
      `insert into product_variants (product_id, quantity, quantity_type) values ($1, $2, $3)
        on conflict (product_id, quantity, quantity_type, pieces, apart) do update set pieces = excluded.pieces returning id`,
      [productId, offer.size?.[0] ?? null, offer.size?.[1] ?? offer.unknownSize ?? null],
    )
    ids.push(
      await one(
        `insert into offers (country, source, external_id, chain_id, product_id, variant_id, start_date, end_date,
          units, unit_type, price, regular_price, unit_price, unit_price_bound, single_price, currency, is_highlighted, kept_back_at, conditions, customer_limit)
          values ($1, 'test', gen_random_uuid()::text, $2, $3, $4, $5, $6, $7, 'stk', $8, $9, $10, $11, $12, $13, $14, case when $15 then now() end, $16, $17) returning id`,
        [
          ...[country, chainId, productId, variantId, start, end, units, price],
          ...[offer.regularPrice ?? null, offer.unitPrice ?? null, offer.unitPriceBound ?? null],
          ...[offer.singlePrice ?? null, currencyOfCountry(country), isHighlighted, isKeptBack],
          ...[offer.conditions ?? null, offer.customerLimit ?? null],
        ],
      ),
    )
  }
  await rebuildIndex(database)
  for (const country of countries) await refreshLiveOffers(database, country, today)
  return ids
}
