import type { Throttle } from '../api/guards/throttle.ts'
import { sessionSeconds } from './sessions/lifetimes.ts'

const [minute, tenMinutes, hour, day] = [60, 600, 3600, 86_400]

// The rules are in §7.3, their reasons in docs/decisions/006 (Limits on guessing).
/** Logins by email and address. */
export const loginThrottle: Throttle = { name: 'login', limits: [{ most: 5, seconds: minute }] }
/**
 * Wrong passwords from one address for any accounts, more than a household or an office ever has. Logins in progress
 * count too.
 */
export const guessThrottle: Throttle = {
  name: 'guess',
  limits: [
    { most: 30, seconds: tenMinutes },
    { most: 100, seconds: day },
  ],
}
/** Wrong passwords for an account, from all addresses together, in browsers that it does not know. */
export const accountThrottle: Throttle = { name: 'login-account', limits: [{ most: 50, seconds: day }] }
/** Logins of an account in a browser, which the account knows from then on (`known-browsers.ts`). */
export const knownBrowserThrottle: Throttle = {
  name: 'login-browser',
  limits: [{ most: Number.POSITIVE_INFINITY, seconds: sessionSeconds }],
}
/**
 * Checks whether an email is registered, by address. Thousands of a carrier's customers share one, and after an
 * advertisement many of them register at once; over a day robots need more than they.
 */
export const checkEmailThrottle: Throttle = {
  name: 'check-email',
  limits: [
    { most: 60, seconds: minute },
    { most: 1000, seconds: day },
  ],
}
/** Registrations from an address, for the same reasons. */
export const registerThrottle: Throttle = {
  name: 'register',
  limits: [
    { most: 100, seconds: tenMinutes },
    { most: 1000, seconds: day },
  ],
}
/** Registrations of one email, each of which mails it: an account can be deleted and made again. */
export const registerEmailThrottle: Throttle = {
  name: 'register-email',
  limits: [{ most: 3, seconds: hour }],
}
/** Requests for a link to choose a new password, by address: each may send a mail. */
export const forgottenThrottle: Throttle = {
  name: 'forgotten',
  limits: [
    { most: 10, seconds: tenMinutes },
    { most: 50, seconds: day },
  ],
}
/** New passwords by a mailed link, from an address. */
export const resetThrottle: Throttle = { name: 'reset', limits: [{ most: 20, seconds: tenMinutes }] }
/** Guesses at the present password by a logged-in user, by account. */
export const passwordThrottle: Throttle = {
  name: 'password',
  limits: [
    { most: 5, seconds: minute },
    { most: 50, seconds: day },
  ],
}

/** Codes of a second factor, by account: at a login, and when an app is added. */
export const codeThrottle: Throttle = {
  name: 'code',
  limits: [
    { most: 5, seconds: minute },
    { most: 50, seconds: day },
  ],
}
/** Uses of one code of an account's app, which is valid for a minute and a half at most. */
export const usedCodeThrottle: Throttle = { name: 'used-code', limits: [{ most: 1, seconds: 2 * minute }] }

/** Logins with a passkey that begin, by address: each stores what the passkey is to sign. */
export const passkeyThrottle: Throttle = { name: 'passkey', limits: [{ most: 30, seconds: tenMinutes }] }

/** Exports of an account, by user: each reads everything that it stores. */
export const exportThrottle: Throttle = { name: 'export', limits: [{ most: 1, seconds: minute }] }

const mailLimits = [
  { most: 1, seconds: minute },
  { most: 6, seconds: hour },
]
/**
 * Mails requested for an email. An email without an account counts too, so that the limit does not reveal which emails
 * have accounts.
 */
export const mailThrottle: Throttle = { name: 'mail', limits: mailLimits }
/**
 * Mails that verify a user's email, including that of their registration. They are counted by user and apart from
 * `mailThrottle`: otherwise a request for a forgotten password would be throttled right after a registration, and
 * reveal it.
 */
export const verificationThrottle: Throttle = { name: 'verification', limits: mailLimits }
