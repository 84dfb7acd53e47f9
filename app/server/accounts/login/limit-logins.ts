import { takeBack, throttle } from '../../api/guards/throttle.ts'
import type { Queryable } from '../../db/database.ts'
import { accountThrottle, guessThrottle, loginThrottle } from '../account-limits.ts'
import { isKnownBrowser, rememberBrowser } from './known-browsers.ts'

/** An attempt to log in; `browser` is the random name that we gave the browser. */
type Attempt = { email: string; address: string; browser: string; now: Date }

/** What to call when the result of a counted login is known. */
type CountedLogin = {
  /** Subtracts it again: the password was never checked, so the login was no guess. */
  takeBack: () => Promise<void>
  /** Subtracts it again because the password was right, and makes the browser known. `hash` is that of the password. */
  succeed: (hash: string) => Promise<void>
}

/**
 * Counts a login before its password is checked, so that simultaneous logins all count. A browser that the account
 * knows is limited by email and address only, so that nobody else's guesses lock its user out.
 * @throws Throttled over a limit by email and address, by address, or by account.
 */
export async function countLogin(
  database: Queryable,
  { email, address, browser, now }: Attempt,
): Promise<CountedLogin> {
  const use = { email, browser, now }
  const atAddress = { of: `${email} ${address}`, now }
  const isKnown = await isKnownBrowser(database, use)
  await throttle(database, loginThrottle, atAddress)
  if (!isKnown) {
    await throttle(database, guessThrottle, { of: address, now })
    await throttle(database, accountThrottle, { of: email, now })
  }
  const uncount = async () => {
    await takeBack(database, loginThrottle, atAddress.of)
    if (isKnown) return
    await takeBack(database, guessThrottle, address)
    await takeBack(database, accountThrottle, email)
  }
  return {
    takeBack: uncount,
    succeed: async (hash) => {
      await uncount()
      await rememberBrowser(database, use, hash)
    },
  }
}
