import type { InferOutput } from 'valibot'
import { everyChain } from './price-agent.ts'
import type { watchRulesSchema } from './watch-rules-schema.ts'

/**
 * What a watch asks of an offer besides its chain (§4 price alerts). `target_price` is the most that a piece may cost,
 * `target_unit_price` the most for a full unit (1 kg, 1 l), both in minor units of the product's country; null is no
 * limit. `any_size` takes in the other sizes of the product, `any_brand` the same size of other brands that have a
 * product of the same name; together they take in every size of every brand. Until `paused_until` nothing is told; on
 * that day the watch goes on.
 */
export type WatchRules = InferOutput<typeof watchRulesSchema>

/** The rules of a watch that is told of any offer on its variant. */
export const anyOffer: WatchRules = {
  ...{ target_price: null, target_unit_price: null },
  ...{ any_size: false, any_brand: false, paused_until: null },
}

/** For how many days a watch can be paused at most. */
export const longestPause = 366

/** Whether rules differ from those of a watch that is told of any offer. */
export const hasRules = (rules: WatchRules): boolean =>
  Object.values(rules).some((rule) => rule !== null && rule !== false)

/** Whether a watch at some chains is for a chain; 0 stands for all of them. */
export const isWatchedAt = (chainIds: readonly number[], chainId: number): boolean =>
  chainIds.includes(everyChain) || chainIds.includes(chainId)

/** The price of a piece and of a full unit, in minor units; null if the size is unknown. */
export type ComparedPrice = { price: number; unitPrice: number | null }

/** Whether a price is within the target of a watch. */
export function isWithinTarget(rules: WatchRules, { price, unitPrice }: ComparedPrice): boolean {
  const { target_price, target_unit_price } = rules
  if (target_price !== null && price > target_price) return false
  return target_unit_price === null || (unitPrice !== null && unitPrice <= target_unit_price)
}
