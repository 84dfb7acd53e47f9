import { isJudged, isTold } from '../../offers/judged-prices.ts'

// Parts of the statement of `find-offers.ts`, of its relations.

/**
 * What answers where it is cheapest: the offer with the lowest unit price and, of the products that mean the search best, the
 * one that costs least, of the same unit if there is one.
 */
export const answers = `
answers as materialized (
  select c.id, c.variant_id, 1 as place from lowest_unit join chosen c on c.id = (lowest->>'id')::bigint
  union all
  (select id, variant_id, 2 from leads
    where not is_wholesale and ${isJudged('leads')} and score = (select max(score) from leads)
      and ((select lowest is null from lowest_unit)
        or id in (select p.id from lowest_unit join priced p on p.quantity_type = lowest->>'quantityType'))
    order by piece_price, id limit 1)
)`

/**
 * The offer of each chain with the lowest price of the unit that is compared; if none is, the one that costs least of the
 * products that mean the search best.
 */
export const lowestOfChains = `
select coalesce(json_agg(json_build_object('chainId', chain_id, 'id', id) order by price, id), '[]') from (
  (select distinct on (p.chain_id) p.chain_id, p.id, p.unit_price as price
    from lowest_unit join priced p on p.quantity_type = lowest->>'quantityType'
    order by p.chain_id, p.unit_price, p.unit_price_bound nulls first, p.id)
  union all
  (select distinct on (c.chain_id) c.chain_id, c.id, c.piece_price
    from lowest_unit join chosen c on lowest is null
    where not c.is_wholesale and ${isJudged('c')} and c.score = (select max(score) from leads)
    order by c.chain_id, c.piece_price, c.id)) of_chains`

/**
 * What may be cheaper for who meets the conditions: for each list of these the offer of each chain with the lowest price of the
 * unit that is compared, and the one that costs least of the products that mean the search best.
 */
export const lowestOfMembers = `
select coalesce(json_agg(json_build_object('id', id, 'conditions', conditions, 'isBest', is_best) order by id), '[]') from (
  (select distinct on (m.conditions, c.chain_id) m.id, m.conditions, c.score = (select max(score) from leads) as is_best
    from conditioned m join chosen c on c.id = m.id
    where m.quantity_type = coalesce((select lowest->>'quantityType' from lowest_unit), m.quantity_type)
    order by m.conditions, c.chain_id, m.unit_price, m.unit_price_bound nulls first, m.id)
  union
  (select distinct on (conditions) id, conditions, true from chosen
    where conditions is not null and ${isTold('chosen')} and not is_wholesale and score = (select max(score) from leads)
      and ((select lowest is null from lowest_unit)
        or id in (select m.id from lowest_unit join conditioned m on m.quantity_type = lowest->>'quantityType'))
    order by conditions, piece_price, id)) members`
