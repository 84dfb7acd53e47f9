import type { SortOrder } from '#app/domain/search/filters/orders.ts'
import { isJudged, unjudgedLast } from '../../offers/judged-prices.ts'

/** A product's second size scores this much lower than its cheapest, so that one product does not fill the page. */
const repeated = 3

/** Products with their units, and how many of the best matches are priced by each. */
const withUnits = (met?: string) => `(
  select c.*, v.quantity_type as unit, u.compared as alike from leads c
  left join product_variants v on v.id = c.variant_id and c.unit_price is not null and ${isJudged('c', met)}
  left join units u on u.quantity_type = v.quantity_type)`

// What is kept back, or not for everybody, may not be the lowest price that it seems.
const byPrice = (met?: string) => `${unjudgedLast('placed', met)}, piece_price, score desc, id`

/**
 * An order of products in SQL.
 * `from`: a relation of the products, if it is not `leads`. `of`: their order.
 */
type Order = { from?: (met?: string) => string; of: (chains: string, met?: string) => string }

/**
 * The orders of results, by the cheapest offer of each product.
 * @param chains the parameter with the ids of the chains in their order.
 * @param met the parameter with the conditions that the shopper meets, if they meet any.
 */
export const orders: Record<SortOrder, Order> = {
  relevance: { of: () => `score - ${repeated} * least(nth - 1, 4) desc, at_shops desc, product_id, nth` },
  price: { of: (_, met) => byPrice(met) },
  // Only like units are compared: those of most results first, and what has no unit price last.
  'unit-price': {
    from: withUnits,
    of: () => 'unit is null, alike desc nulls last, unit, unit_price, price, id',
  },
  'end-date': { of: () => 'end_date, score desc, at_shops desc, id' },
  chain: { of: (chains, met) => `array_position(${chains}, chain_id) nulls last, chain_id, ${byPrice(met)}` },
}
