import { and, eq } from 'drizzle-orm'
import { credentials } from '../../db/schema/accounts.ts'

/** Selects a user's password among their credentials. */
export const passwordOf = (userId: string) =>
  and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential'))
