import { everyChain } from '#app/domain/agents/price-agent.ts'
import { isTold } from '../../offers/judged-prices.ts'
import { hasNone } from './write-alerts.ts'

/** SQL for whether an offer is at a chain of a watch, and within its target; `offers.price` is for all its pieces. */
const meetsTerms = (watch: string, offer: string): string =>
  `${watch}.chain_ids && array[${everyChain}, ${offer}.chain_id]
  and (${watch}.target_price is null or round(${offer}.price::numeric / ${offer}.units) <= ${watch}.target_price)
  and (${watch}.target_unit_price is null or ${offer}.unit_price <= ${watch}.target_unit_price)`

const sizeOf = (variant: string) => `(${variant}.quantity, ${variant}.quantity_type, ${variant}.pieces)`

/** SQL for whether a watch, whose variant is `own`, takes in another variant of the good that it is for. */
export const takesVariant = (watch: string, own: string, variant: string): string =>
  `(${watch}.any_size or ${sizeOf(own)} is not distinct from ${sizeOf(variant)})
  and (${watch}.any_brand or ${own}.product_id = ${variant}.product_id)`.trim()

/**
 * SQL that joins to a product `own_product` those of the same good in its country, as `product`, with their variants: those
 * of the same key, whatever text each brand has for it. `own` is the variant that is left out.
 */
export const variantsBeside = `
  join product_names own_name on own_name.id = own_product.product_name_id
  join product_names name on name.country = own_name.country and name.name_key = own_name.name_key
  join products product on product.product_name_id = name.id
  join product_variants variant on variant.product_id = product.id and variant.id <> own.id`

/** SQL for whether a watch is not paused on a day. */
const isAwake = (watch: string, day: string) =>
  `(${watch}.paused_until is null or ${watch}.paused_until <= ${day}::date)`

/** SQL for the watches of the variant of an offer that are told of it on a day (§4 Price alerts). */
export const watchesOffer = (watch: string, offer: string, day: string): string =>
  `${watch}.variant_id = ${offer}.variant_id and ${meetsTerms(watch, offer)} and ${isAwake(watch, day)}`

/**
 * SQL that joins to an offer the watches of other variants that are told of it on a day: those that take in other sizes
 * or brands. A watch of its own variant comes first, if the same agent has one.
 */
export const looseWatches = (watch: string, offer: string, day: string): string => `
  join product_variants variant on variant.id = ${offer}.variant_id
  join products product on product.id = variant.product_id
  join product_names name on name.id = product.product_name_id
  join price_agent_watches ${watch} on ${watch}.loose_name_key = name.name_key
    and ${watch}.variant_id <> ${offer}.variant_id and ${meetsTerms(watch, offer)} and ${isAwake(watch, day)}
    and ${hasNone(`select from price_agent_watches nearer
      where nearer.agent_id = ${watch}.agent_id and ${watchesOffer('nearer', offer, day)}`)}
  join product_variants own on own.id = ${watch}.variant_id and ${takesVariant(watch, 'own', 'variant')}
  join products own_product on own_product.id = own.product_id and own_product.country = product.country`

/** SQL that joins to a watch the offers of a day that it tells of, whether it is paused or not. */
export const liveOffersOf = (watch: string, offer: string, day: string): string => `
  join product_variants own on own.id = ${watch}.variant_id
  join lateral (
    select live.* from offers live where live.variant_id = own.id
    union all
    select live.* from products own_product ${variantsBeside}
    join offers live on live.variant_id = variant.id
    where own_product.id = own.product_id and ${watch}.loose_name_key is not null
      and ${takesVariant(watch, 'own', 'variant')}
  ) ${offer} on ${offer}.start_date <= ${day}::date and ${offer}.end_date >= ${day}::date and ${isTold(offer)}
    and ${meetsTerms(watch, offer)}`
