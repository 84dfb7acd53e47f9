import { throttle } from '../api/throttle.ts'
import type { Queryable } from '../db/database.ts'
import { mailLimits } from './limits.ts'

async function throttleEach(database: Queryable, kind: string, of: string, now: Date): Promise<void> {
  for (const { what, limit } of mailLimits)
    await throttle(database, { what: `${kind}-${what}`, of, limit, now })
}

/**
 * Counts a mail that someone asks to be sent to an email; whether an account has it makes no difference, so that the
 * limit tells nothing.
 * @throws Throttled over one a minute or six an hour.
 */
export async function throttleMails(database: Queryable, email: string, now: Date): Promise<void> {
  await throttleEach(database, 'mail', email, now)
}

/**
 * Counts a mail that verifies a user's email, the one of their registration too. It is counted by user and apart from
 * `throttleMails`: counted there, a forgotten password would be throttled for who has just registered, and tell so.
 * @throws Throttled over one a minute or six an hour.
 */
export async function throttleVerificationMails(database: Queryable, id: string, now: Date): Promise<void> {
  await throttleEach(database, 'verification', id, now)
}
