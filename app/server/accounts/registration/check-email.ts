import { throttle } from '../../api/guards/throttle.ts'
import type { Queryable } from '../../db/database.ts'
import { checkEmailThrottle } from '../account-limits.ts'
import { findUserByEmail } from '../profile/find-user.ts'

/**
 * Whether an email has an account (§4, Email check).
 * @throws Throttled over 60 a minute or 1,000 a day by address.
 */
export async function isEmailRegistered(
  database: Queryable,
  { email, address, now }: { email: string; address: string; now: Date },
): Promise<boolean> {
  await throttle(database, checkEmailThrottle, { of: address, now })
  return (await findUserByEmail(database, email)) !== undefined
}
