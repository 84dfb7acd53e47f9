import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { priceAgentWatches as watches } from '../../db/schema/agents.ts'
import { agentMissing } from '../answer-agent.ts'
import { findAgent } from '../find-agent.ts'
import { findWatchable } from './find-watchable.ts'

/**
 * Stops watching a product variant (§7.2). One that is not watched any more counts as done.
 * @throws Refused 404 if the user has no agent; InvalidInput for an unknown product.
 */
export async function removeWatch(database: Queryable, userId: string, variantId: number): Promise<void> {
  await findWatchable(database, variantId)
  const agent = await findAgent(database, userId)
  if (!agent) throw agentMissing()
  await database.orm
    .delete(watches)
    .where(and(eq(watches.agentId, agent.id), eq(watches.variantId, variantId)))
}
