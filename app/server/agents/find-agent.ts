import { eq } from 'drizzle-orm'
import type { MailSettings } from '#app/domain/agents/mail-choice.ts'
import type { Queryable } from '../db/database.ts'
import { priceAgents } from '../db/schema/agents.ts'

/** A price agent in the database, with the settings of its mails. */
type AgentRow = MailSettings & { id: number; feedVersion: number; createdAt: Date }

/** A user's price agent; undefined if they have none. */
export async function findAgent({ orm }: Queryable, userId: string): Promise<AgentRow | undefined> {
  const [agent] = await orm
    .select({
      id: priceAgents.id,
      mails: priceAgents.mails,
      shoppingDay: priceAgents.shoppingDay,
      feedVersion: priceAgents.feedVersion,
      createdAt: priceAgents.createdAt,
    })
    .from(priceAgents)
    .where(eq(priceAgents.userId, userId))
  return agent
}
