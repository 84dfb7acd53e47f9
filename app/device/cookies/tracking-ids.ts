import { randomUuid } from '../random-uuid.ts'
import { cookieOf, setCookie } from './cookies.ts'

/** Seconds that the cookies of tracking last (§9). */
const seconds = { RACOID: 31_536_000, RASEID: 1_600 }

/**
 * Makes the cookies of tracking that are missing, each a random UUID (§4, Cookies). The number of the visit
 * lasts from now on; that of the browser only from when it was made, so that no visit prolongs it.
 */
export function keepTrackingIds(): void {
  if (!cookieOf('RACOID')) setCookie('RACOID', randomUuid(), seconds.RACOID)
  setCookie('RASEID', cookieOf('RASEID') || randomUuid(), seconds.RASEID)
}

/** Deletes the cookies of tracking. */
export function forgetTrackingIds(): void {
  setCookie('RACOID', '', 0)
  setCookie('RASEID', '', 0)
}

/** Whether there is a session cookie, without which nothing is tracked (§7.5). */
export const hasTrackedVisit = (): boolean => Boolean(cookieOf('RASEID'))

/** The tracking ids of the visit, as headers (§7.4), if the shopper consented and they exist. */
export function trackingHeaders(): Record<string, string> {
  const ids = ['RACOID', 'RASEID'].map((name) => [name, cookieOf(name)])
  return Object.fromEntries(ids.filter(([, id]) => id))
}
