import { takeBack, throttle, wasCounted } from '../api/throttle.ts'
import type { Queryable } from '../db/database.ts'
import { accountThrottle, guessThrottle, knownBrowserThrottle, loginThrottle } from './limits.ts'

/** Somebody who tries to log in; `browser` is the random name that their browser was given. */
type Attempt = { email: string; address: string; browser: string; now: Date }

/**
 * Counts a login before its password is looked at, so that many at once are many. A browser that has logged in to the
 * account lately is held to the limit by email and address only, so that nobody else's guesses keep its user out.
 * @returns takes back what was counted, because the login succeeded and was no guess; its browser is known from then on.
 * @throws Throttled over a limit by email and address, by address, or by account.
 */
export async function countLogin(
  database: Queryable,
  { email, address, browser, now }: Attempt,
): Promise<() => Promise<void>> {
  const inBrowser = { of: `${email} ${browser}`, now }
  const atAddress = { of: `${email} ${address}`, now }
  const isKnown = await wasCounted(database, knownBrowserThrottle, inBrowser)
  await throttle(database, loginThrottle, atAddress)
  if (!isKnown) {
    await throttle(database, guessThrottle, { of: address, now })
    await throttle(database, accountThrottle, { of: email, now })
  }
  return async () => {
    await takeBack(database, loginThrottle, atAddress.of)
    if (isKnown) return
    await takeBack(database, guessThrottle, address)
    await takeBack(database, accountThrottle, email)
    await throttle(database, knownBrowserThrottle, inBrowser)
  }
}
