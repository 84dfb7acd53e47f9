import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { priceAgents } from '../db/schema/agents.ts'

/** A user's price agent; undefined if they have none. */
export async function findAgent(
  { orm }: Queryable,
  userId: string,
): Promise<{ id: number; mails: boolean; createdAt: Date } | undefined> {
  const [agent] = await orm
    .select({ id: priceAgents.id, mails: priceAgents.mails, createdAt: priceAgents.createdAt })
    .from(priceAgents)
    .where(eq(priceAgents.userId, userId))
  return agent
}
