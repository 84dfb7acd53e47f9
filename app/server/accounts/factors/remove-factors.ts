import { eq } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { passkeys, twoFactors, users } from '../../db/schema/accounts.ts'

/** Removes all second factors of a user, in the caller's transaction, which has locked the user. */
export async function removeFactors(tx: Queryable, userId: string): Promise<void> {
  await tx.orm.delete(passkeys).where(eq(passkeys.userId, userId))
  await tx.orm.delete(twoFactors).where(eq(twoFactors.userId, userId))
  await tx.orm.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId))
}
