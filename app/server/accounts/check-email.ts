import { throttle } from '../api/throttle.ts'
import type { Queryable } from '../db/database.ts'
import { findUserByEmail } from './find-user.ts'
import { checkEmailThrottle } from './limits.ts'

/**
 * Whether an email has an account (Specification §4, Email check).
 * @throws Throttled over ten a minute by address.
 */
export async function isEmailRegistered(
  database: Queryable,
  { email, address, now }: { email: string; address: string; now: Date },
): Promise<boolean> {
  await throttle(database, checkEmailThrottle, { of: address, now })
  return (await findUserByEmail(database, email)) !== undefined
}
