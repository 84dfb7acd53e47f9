import type { Queryable } from '../db/database.ts'
import { priceAgents } from '../db/schema/agents.ts'

/** Makes a user's price agent (§7.2). One that exists stays as it is. */
export async function createAgent({ orm }: Queryable, userId: string, now: Date): Promise<void> {
  await orm.insert(priceAgents).values({ userId, createdAt: now }).onConflictDoNothing()
}
