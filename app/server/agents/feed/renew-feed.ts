import { eq, sql } from 'drizzle-orm'
import type { AgentFeed } from '#app/domain/agents/price-agent.ts'
import type { Queryable } from '../../db/database.ts'
import { priceAgents } from '../../db/schema/agents.ts'
import { agentMissing } from '../answer-agent.ts'
import { feedAddresses } from './feed-address.ts'

/**
 * Gives a user's feed new addresses; the old ones are void.
 * @throws Refused 404 if the user has no agent.
 */
export async function renewFeed({ orm }: Queryable, userId: string): Promise<AgentFeed> {
  const [agent] = await orm
    .update(priceAgents)
    .set({ feedVersion: sql`${priceAgents.feedVersion} + 1` })
    .where(eq(priceAgents.userId, userId))
    .returning({ id: priceAgents.id, userId: priceAgents.userId, feedVersion: priceAgents.feedVersion })
  if (!agent) throw agentMissing()
  return feedAddresses(agent)
}
