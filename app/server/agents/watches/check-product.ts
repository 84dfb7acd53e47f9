import { noPriceAgent, type ProductCheck } from '#app/domain/agents/price-agent.ts'
import type { Queryable } from '../../db/database.ts'
import { findAgent } from '../find-agent.ts'
import { findWatchable } from './find-watchable.ts'
import { readWatches } from './read-watches.ts'

/**
 * Whether a user's agent watches a product variant (§7.2, §8).
 * @throws InvalidInput for an unknown product.
 */
export async function checkProduct(
  database: Queryable,
  userId: string,
  variantId: number,
): Promise<ProductCheck> {
  await findWatchable(database, variantId)
  const agent = await findAgent(database, userId)
  if (!agent) return { data: { exists: false, error: noPriceAgent } }
  const watches = await readWatches(database, agent.id, variantId)
  return { data: { exists: watches.length > 0, error: null } }
}
