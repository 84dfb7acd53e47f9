import type { AccountIssue } from '#app/domain/account/account-schemas.ts'
import { InvalidInput } from '../../api/failures.ts'
import { takeBack, throttle, uncountIfBusy } from '../../api/guards/throttle.ts'
import type { Queryable } from '../../db/database.ts'
import { credentials } from '../../db/schema/accounts.ts'
import { logSecurity } from '../../log.ts'
import { guessThrottle, passwordThrottle } from '../account-limits.ts'
import { verifyPassword } from './hash-password.ts'
import { passwordOf } from './password-of.ts'

/** The request that sent a password. `address` is where it came from, as limits count it. */
export type Guess = { request: Request; address: string; now: Date }

/**
 * Checks the present password of a logged-in user, before what cannot be undone.
 * @param field the form's field that holds it.
 * @returns the hash that it was compared with.
 * @throws InvalidInput if it is wrong; Throttled over five a minute and fifty a day, or over the guesses that an
 * address has for all accounts; Busy as `hashPassword`.
 */
export async function checkPassword(
  database: Queryable,
  { id, password, field }: { id: string; password: string; field: string },
  { request, address, now }: Guess,
): Promise<string> {
  await throttle(database, passwordThrottle, { of: id, now })
  await throttle(database, guessThrottle, { of: address, now })
  const [credential] = await database.orm
    .select({ hash: credentials.password })
    .from(credentials)
    .where(passwordOf(id))
  const hash = credential?.hash
  const asker = { signal: request.signal, address }
  const uncount = async () => {
    await takeBack(database, passwordThrottle, id)
    await takeBack(database, guessThrottle, address)
  }
  const isRight =
    typeof hash === 'string' && (await uncountIfBusy(verifyPassword({ password, hash }, asker), uncount))
  if (!isRight) {
    logSecurity('password refused')
    throw new InvalidInput({ [field]: ['current-password' satisfies AccountIssue] })
  }
  // A right password is no guess: a user may end one session after the other.
  await uncount()
  return hash
}
