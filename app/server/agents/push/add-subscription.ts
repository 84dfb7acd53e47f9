import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { PushKeys } from '#app/domain/agents/price-agent-schemas.ts'
import type { Database } from '../../db/database.ts'
import { pushSubscriptions as subscriptions } from '../../db/schema/pushes.ts'

/** More devices than anybody has; the ones added first are given up. */
const mostDevices = 10

type Added = { keys: PushKeys; userId: string; sessionId: string; now: Date }

/**
 * Has a browser hear of a user's alerts, as long as its session lasts. An address that was another user's is theirs no
 * more: a browser has one, whoever is logged in.
 */
export async function addSubscription(
  database: Database,
  { keys: { endpoint, keys }, userId, sessionId, now }: Added,
): Promise<void> {
  await database.transaction(async ({ orm }) => {
    const isSame = or(eq(subscriptions.endpoint, endpoint), eq(subscriptions.sessionId, sessionId))
    await orm.delete(subscriptions).where(isSame)
    await orm.insert(subscriptions).values({ sessionId, userId, endpoint, ...keys, createdAt: now })
    const oldest = orm
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
      .orderBy(desc(subscriptions.id))
      .offset(mostDevices)
    await orm
      .delete(subscriptions)
      .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.id, oldest)))
  })
}
