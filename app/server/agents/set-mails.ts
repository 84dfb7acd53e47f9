import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { priceAgents } from '../db/schema/agents.ts'
import { agentMissing } from './answer-agent.ts'

/**
 * Sets whether the alerts of a user's agent are mailed; the page shows them either way.
 * @throws Refused 404 if the user has no agent.
 */
export async function setMails({ orm }: Queryable, userId: string, mails: boolean): Promise<void> {
  const changed = await orm
    .update(priceAgents)
    .set({ mails })
    .where(eq(priceAgents.userId, userId))
    .returning({ id: priceAgents.id })
  if (changed.length === 0) throw agentMissing()
}
