import { throttle } from '../api/throttle.ts'
import type { Queryable } from '../db/database.ts'
import { mailLimits } from './limits.ts'

/**
 * Counts a mail that someone asks to be sent to an email; whether an account has it makes no difference, so that the
 * limit tells nothing.
 * @throws Throttled over one a minute or six an hour.
 */
export async function throttleMails(database: Queryable, email: string, now: Date): Promise<void> {
  for (const { what, limit } of mailLimits) await throttle(database, { what, of: email, limit, now })
}
