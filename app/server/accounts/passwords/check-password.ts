import type { AccountIssue } from '#app/domain/account/account-schemas.ts'
import { InvalidInput } from '../../api/failures.ts'
import { takeBack, throttle, uncountIfBusy } from '../../api/guards/throttle.ts'
import type { Queryable } from '../../db/database.ts'
import { credentials } from '../../db/schema/accounts.ts'
import { guessThrottle, passwordThrottle } from '../limits.ts'
import { verifyPassword } from './hash-password.ts'
import { passwordOf } from './password-of.ts'

/** Who guesses, and when: `address` is the one of the request, as limits count it. */
export type Guess = { request: Request; address: string; now: Date }

/**
 * Asks a user who is logged in for their present password again, before what cannot be undone.
 * @param field the form's field that holds it.
 * @returns the hash it was held against.
 * @throws InvalidInput if it is another; Throttled over five a minute and fifty a day, or over what an address may guess
 * of all accounts; Busy as `hashPassword`.
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
  const isRight =
    typeof hash === 'string' &&
    (await uncountIfBusy(verifyPassword({ password, hash }, asker), async () => {
      await takeBack(database, passwordThrottle, id)
      await takeBack(database, guessThrottle, address)
    }))
  if (!isRight) {
    throw new InvalidInput({ [field]: ['current-password' satisfies AccountIssue] })
  }
  await takeBack(database, guessThrottle, address)
  return hash
}
