import type { Limit } from '../api/throttle.ts'

// product.md, Accounts, Throttles.
/** Logins by email and address. */
export const loginLimit: Limit = { most: 5, seconds: 60 }
/** Questions whether an email is registered, by address. */
export const checkEmailLimit: Limit = { most: 10, seconds: 60 }
/** Registrations from an address: households and offices share one, robots need many. */
export const registerLimit: Limit = { most: 30, seconds: 600 }
/** Registrations of one email, each of which mails it: an account can be deleted and made again. */
export const registerEmailLimit: Limit = { most: 3, seconds: 3600 }
/** Mails to an account. */
export const mailLimits: { what: string; limit: Limit }[] = [
  { what: 'minute', limit: { most: 1, seconds: 60 } },
  { what: 'hour', limit: { most: 6, seconds: 3600 } },
]
/** Guesses at the present password by someone who is logged in, by account. */
export const passwordLimit: Limit = { most: 5, seconds: 60 }
