import type { Country } from '../locale/locales.ts'

/** The logged-in user, as `GET /api/user` answers (§3, User). Fields never filled in are null. */
export type User = {
  name: string
  email: string
  email_verified_at: string | null
  country_registered_to: Country
  address: string | null
  gender: Gender | null
  birth_year: number | null
  postal_code: string | null
  phone_number_subscriber_number: string | null
  phone_number_country_code: string | null
  terms_accepted: 0 | 1
}

export const genders = ['female', 'male', 'other'] as const
export type Gender = (typeof genders)[number]

/** One session of a user, as `GET /api/user/sessions` lists it. Times are ISO 8601 in UTC. */
export type UserSession = {
  id: string
  is_current: boolean
  user_agent: string | null
  created_at: string
  last_used_at: string
}

/** Passwords have 8 to 128 characters (§5 registration). */
export const shortestPassword = 8
export const longestPassword = 128

export type PasswordStrength = 'weak' | 'medium' | 'strong'

/** The strength of a password as shown: weak under 8 characters, medium 8 to 11, strong 12 and more (§4). */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < shortestPassword) return 'weak'
  return password.length < 12 ? 'medium' : 'strong'
}

/** Whether a user's email is verified, which the shopping list and the price agent require (§6). */
export function isVerified(user: Pick<User, 'email_verified_at'>): boolean {
  return user.email_verified_at !== null
}

const postalCodes: Record<Country, RegExp> = {
  dk: /^\d{4}$/,
  no: /^\d{4}$/,
  se: /^\d{5}$/,
  fi: /^\d{5}$/,
}

/**
 * Formats a typed postal code as its country writes it: `11122` becomes `111 22` in Sweden.
 * @returns undefined if the text does not have the form of the country's codes.
 */
export function readPostalCode(country: Country, typed: string): string | undefined {
  const digits = typed.replaceAll(/\s/g, '')
  if (!postalCodes[country].test(digits)) return undefined
  return country === 'se' ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits
}

/** The first and last possible birth year of a user, both included, in the calendar year `now`. */
export function birthYears(now: number): { first: number; last: number } {
  return { first: now - 120, last: now - 13 }
}

/** The first word of a name, by which a user is called (§2.4, user button). */
export const firstNameOf = ({ name }: Pick<User, 'name'>): string => name.trim().split(/\s+/)[0] ?? ''
