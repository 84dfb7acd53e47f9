import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { SecondFactors } from '#app/domain/account/factors/factors.ts'
import type { Queryable } from '../../db/database.ts'
import { passkeys, twoFactors } from '../../db/schema/accounts.ts'

/** The second factors of a user's login, without what is secret of them. */
export async function findFactors(database: Queryable, userId: string): Promise<SecondFactors> {
  const [app] = await database.orm
    .select({ confirmedAt: twoFactors.confirmedAt, backupCodes: twoFactors.backupCodes })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)))
  const keys = await database.orm
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
  const hashes: string[] = JSON.parse(app?.backupCodes ?? '[]')
  return {
    app: app?.confirmedAt
      ? { added_at: app.confirmedAt.toISOString(), backup_codes_left: hashes.length }
      : null,
    passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      added_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
  }
}
