import { eq } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { sessions } from '../../db/schema/accounts.ts'
import { priceAgents } from '../../db/schema/agents.ts'
import { shoppingListParticipants, shoppingLists } from '../../db/schema/lists.ts'
import { partFromLists } from '../../live/part-from-lists.ts'
import { removeFactors } from '../factors/remove-factors.ts'
import { forgetChallenges } from '../profile/forget-challenges.ts'

/**
 * Removes what an account holds whose email was never verified, in the transaction that sets its new password: somebody
 * else may have registered the address, and must keep no way into the account (§4 User session). These are second
 * factors, sessions with their push subscriptions, logins and links that wait, price agents, lists and participations.
 * The caller has locked the user, so that a factor that is being added is there already, or is refused.
 */
export async function clearUnverified(tx: Queryable, userId: string): Promise<void> {
  await removeFactors(tx, userId)
  // After the passkeys: a login with one of them may have started a session until then.
  await tx.orm.delete(sessions).where(eq(sessions.userId, userId))
  await forgetChallenges(tx, userId)
  await tx.orm.delete(priceAgents).where(eq(priceAgents.userId, userId))
  await partFromLists(tx, userId)
  await tx.orm.delete(shoppingListParticipants).where(eq(shoppingListParticipants.userId, userId))
  await tx.orm.delete(shoppingLists).where(eq(shoppingLists.ownerId, userId))
}
