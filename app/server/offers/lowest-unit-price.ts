import type { Country } from '#app/domain/locale/locales.ts'
import { type QuantityType, quantityTypeName } from '#app/domain/offers/sizes.ts'
import type { GoodsFacts } from '#app/domain/prices/price-verdict.ts'
import { isJudged, isTold } from './judged-prices.ts'

/**
 * The lowest price of a full unit, of the unit that most of the best matches have, in minor units, and the offer that has
 * it; of several one with an exact price. `compared` is the number of offers that were compared, `sharers` of those that have
 * this price. `isExact`: each of them states it exactly.
 */
export type Lowest = Omit<GoodsFacts, 'quantityType'> & { id: number; quantityType: QuantityType }

/** What a verdict is made of, with the unit as pages name it. */
export const goodsFacts = ({ quantityType, id: _, ...lowest }: Lowest, country: Country): GoodsFacts => ({
  ...lowest,
  quantityType: quantityTypeName(quantityType, country),
})

/**
 * SQL for the offers that are compared by unit price, with their units: of the best matches, at shops, judged.
 * @param found a relation of offers with `id`, `variant_id`, `unit_price`, `unit_price_bound`, `is_wholesale`, `kept_back_at`, `conditions`, and the
 * score of their product.
 * @param others further columns of it, which are kept. To join them again would cost the square of the offers: of what is chosen
 * by filters, PostgreSQL expects a row.
 */
export const pricedBest = (found: string, others: string[] = []) => `
select c.id, c.unit_price, c.unit_price_bound, v.quantity_type${others.map((column) => `, c.${column}`).join('')}
from ${found} c join product_variants v on v.id = c.variant_id
where not c.is_wholesale and ${isJudged('c')} and c.unit_price is not null and v.quantity_type is not null and c.score * 2 >= (select max(score) from ${found})`

/**
 * SQL for the offers that have conditions, as `pricedBest` has those without. They are compared for whom meets them.
 */
export const conditionedBest = (found: string) => `
select c.id, c.conditions, c.unit_price, c.unit_price_bound, v.quantity_type
from ${found} c join product_variants v on v.id = c.variant_id
where not c.is_wholesale and ${isTold('c')} and c.conditions is not null and c.unit_price is not null and v.quantity_type is not null
  and c.score * 2 >= (select max(score) from ${found})`

/** SQL for the units of `priced`, a relation of `pricedBest`, with the lowest price of each. */
export const unitsOfPriced =
  'select quantity_type, min(unit_price) as amount, count(*) as compared from priced group by quantity_type'

/** SQL for the `Lowest` of the relations `priced`, `units` and `conditioned`, which `conditionedBest` selects. */
export const lowestOfPriced = `
select json_build_object('amount', amount, 'quantityType', quantity_type, 'id', id,
  'sharers', sharers, 'compared', compared, 'isExact', is_exact, 'members', (
    select coalesce(json_agg(json_build_object('conditions', conditions, 'amount', unit_price, 'isExact', unit_price_bound is null)), '[]')
    from (
      select distinct on (conditions) conditions, unit_price, unit_price_bound from conditioned m
      where m.quantity_type = lowest.quantity_type and m.unit_price <= lowest.amount
      order by conditions, unit_price, unit_price_bound nulls last) members))
from (
  select l.*, count(*) as sharers, bool_and(p.unit_price_bound is null) as is_exact,
    (array_agg(p.id order by p.unit_price_bound nulls first, p.id))[1] as id
  from (select * from units order by compared desc, quantity_type limit 1) l
  join priced p on p.quantity_type = l.quantity_type and p.unit_price = l.amount
  group by l.amount, l.quantity_type, l.compared
) lowest`
