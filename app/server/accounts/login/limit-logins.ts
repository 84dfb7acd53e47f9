import { takeBack, throttle } from '../../api/guards/throttle.ts'
import type { Queryable } from '../../db/database.ts'
import { accountThrottle, guessThrottle, loginThrottle } from '../limits.ts'
import { isKnownBrowser, rememberBrowser } from './known-browsers.ts'

/** Somebody who tries to log in; `browser` is the random name that their browser was given. */
type Attempt = { email: string; address: string; browser: string; now: Date }

/** What is done once it is known how a login that was counted ended. */
type CountedLogin = {
  /** Takes back what was counted: the login was no guess, because its password was not looked at. */
  takeBack: () => Promise<void>
  /** Takes it back because the password, of which `hash` is made, was right; the account knows the browser from then on. */
  succeed: (hash: string) => Promise<void>
}

/**
 * Counts a login before its password is looked at, so that many at once are many. A browser that has logged in to the
 * account lately is held to the limit by email and address only, so that nobody else's guesses keep its user out.
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
