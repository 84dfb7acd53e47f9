import { and, eq, isNotNull } from 'drizzle-orm'
import type { SecondFactors } from '#app/domain/account/factors/factors.ts'
import type { Queryable } from '../../db/database.ts'
import { twoFactors } from '../../db/schema/accounts.ts'

/** The second factors of a user's login, without what is secret of them. */
export async function findFactors(database: Queryable, userId: string): Promise<SecondFactors> {
  const [app] = await database.orm
    .select({ confirmedAt: twoFactors.confirmedAt, backupCodes: twoFactors.backupCodes })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)))
  if (!app?.confirmedAt) return { app: null }
  const hashes: string[] = JSON.parse(app.backupCodes)
  return { app: { added_at: app.confirmedAt.toISOString(), backup_codes_left: hashes.length } }
}
