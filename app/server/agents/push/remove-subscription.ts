import { eq } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { pushSubscriptions } from '../../db/schema/pushes.ts'

/** Has the browser of a session hear no more. One that did not counts as done. */
export async function removeSubscription({ orm }: Queryable, sessionId: string): Promise<void> {
  await orm.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId))
}
