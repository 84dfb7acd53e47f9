import type { AccountIssue } from '#app/domain/account/account-schemas.ts'
import { InvalidInput, Throttled } from '../../api/failures.ts'
import { takeBack, throttle } from '../../api/guards/throttle.ts'
import type { Queryable } from '../../db/database.ts'
import { logSecurity } from '../../log.ts'
import { codeThrottle, guessThrottle, usedCodeThrottle } from '../account-limits.ts'

/** Whose code it is, the address that sent it, as limits count it, and when. */
type Try = { userId: string; address: string; now: Date }

/** The refusal of a code that is wrong or was used. */
export function wrongCode(issue: AccountIssue): InvalidInput {
  logSecurity('second factor refused')
  return new InvalidInput({ code: [issue] })
}

/**
 * Counts a code before it is checked, as wrong passwords are counted.
 * @throws Throttled over five a minute and fifty a day for an account, or over the guesses that an address has for all.
 * @returns subtracts it again: a right code is no guess.
 */
export async function countCode(
  database: Queryable,
  { userId, address, now }: Try,
): Promise<() => Promise<void>> {
  await throttle(database, codeThrottle, { of: userId, now })
  await throttle(database, guessThrottle, { of: address, now })
  return async () => {
    await takeBack(database, codeThrottle, userId)
    await takeBack(database, guessThrottle, address)
  }
}

/**
 * Notes in the caller's transaction that a right code of an app is used. It would otherwise be right for a minute and a
 * half, also for somebody who saw it (ASVS 5, 6.5.1).
 * @throws InvalidInput if it was used before.
 */
export async function spendCode(
  tx: Queryable,
  code: string,
  { userId, now }: Omit<Try, 'address'>,
): Promise<void> {
  try {
    await throttle(tx, usedCodeThrottle, { of: `${userId} ${code}`, now })
  } catch (error) {
    throw error instanceof Throttled ? wrongCode('code') : error
  }
}
