import { like } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { verifications } from '../../db/schema/accounts.ts'

/**
 * Deletes what waits for a user: logins that wait for a code, links to choose a password, and passkeys that were begun but
 * not finished, whose challenge names the user within a longer value.
 */
export async function forgetChallenges(tx: Queryable, userId: string): Promise<void> {
  await tx.orm.delete(verifications).where(like(verifications.value, `%${userId}%`))
}
