import { and, eq } from 'drizzle-orm'
import type { PushState } from '#app/domain/agents/price-agent-schemas.ts'
import type { Queryable } from '../../db/database.ts'
import { pushSubscriptions } from '../../db/schema/pushes.ts'
import { pushIdentity } from './push-keys.ts'

/** Our public key, and whether the browser of a session hears at an address. */
export async function checkSubscription(
  { orm }: Queryable,
  { sessionId, endpoint }: { sessionId: string; endpoint: string | undefined },
): Promise<PushState> {
  const rows = await orm
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.sessionId, sessionId), eq(pushSubscriptions.endpoint, endpoint ?? '')))
  return { public_key: pushIdentity().publicKey, is_subscribed: rows.length > 0 }
}
