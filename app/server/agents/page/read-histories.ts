import type { WatchedPrice } from '#app/domain/agents/price-agent.ts'
import { addDays, type Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../db/database.ts'
import { json, number, statement, text } from '../../db/statement.ts'
import { type Content, presentPastPrice } from '../../offers/present-offer.ts'
import { presentConditions, type StoredConditions } from '../../offers/stored-conditions.ts'

/** What is known of a variant: its prices, oldest first, and the kinds of chains that had it. */
export type VariantHistory = { prices: WatchedPrice[]; chainCategoryIds: number[] }

type StoredPrice = Omit<WatchedPrice, 'deal' | 'isKeptBack' | 'conditions'> &
  StoredConditions & {
    isKeptBack: boolean
    units: number
    unitType: string
    dealPrice: number
  }

// One row a variant, so that reading many prices costs little.
const historiesOfVariants = statement(
  {
    ...{ variantId: number(), country: text<Country>(), chainCategoryIds: json<number[]>() },
    content: json<Content>(),
    prices: json<StoredPrice[]>(),
  },
  `
select o.variant_id as "variantId", min(o.country) as country, json_agg(json_build_object('offerId', o.id, 'chainId', c.id, 'chain', c.name,
    'isWholesale', coalesce(k.is_wholesale, false), 'isKeptBack', o.kept_back_at is not null, 'conditions', o.conditions, 'customerLimit', o.customer_limit,
    'price', round(o.price::numeric / o.units)::int, 'unitPrice', o.unit_price,
    'units', o.units, 'unitType', o.unit_type, 'dealPrice', o.price, 'startDate', o.start_date, 'endDate', o.end_date)
    order by o.start_date, o.price, o.id) as prices,
  to_json(array_remove(array_agg(distinct c.chain_category_id), null)) as "chainCategoryIds",
  (select json_build_object('quantity', v.quantity, 'quantityType', v.quantity_type, 'pieces', v.pieces)
    from product_variants v where v.id = o.variant_id) as content
from offers o join chains c on c.id = o.chain_id left join chain_categories k on k.id = c.chain_category_id
where o.variant_id = any($1::int[]) and o.start_date <= $2 and o.end_date >= $3
group by o.variant_id`,
)

/**
 * What a piece of each variant cost in the offers of the past year and of today, at every chain.
 * @returns the history of each variant that has one.
 */
export async function readHistories(
  database: Queryable,
  variantIds: readonly number[],
  today: Day,
): Promise<Map<number, VariantHistory>> {
  if (variantIds.length === 0) return new Map()
  const rows = await database.query(historiesOfVariants, [variantIds, today, addDays(today, -365)])
  return new Map(
    rows.map(({ variantId, country, content, prices, chainCategoryIds }) => [
      variantId,
      {
        chainCategoryIds,
        prices: prices.map(({ isKeptBack, conditions, customerLimit, ...price }) => ({
          ...presentPastPrice(price, content, country),
          ...(isKeptBack && { isKeptBack }),
          ...presentConditions({ conditions, customerLimit }),
        })),
      },
    ]),
  )
}
