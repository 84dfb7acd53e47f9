import type { User } from '../account/account.ts'
import { type Country, countries } from './locales.ts'

/** Each country's name in its own language, so that everyone finds theirs. */
export const countryNames: Record<Country, string> = {
  dk: 'Danmark',
  no: 'Norge',
  se: 'Sverige',
  fi: 'Suomi',
}

/** Each language's name as its speakers say that something is in it. */
export const languageNames: Record<Country, string> = {
  dk: 'På dansk',
  no: 'På norsk',
  se: 'På svenska',
  fi: 'Suomeksi',
}

/**
 * The countries to choose from: all for a visitor; for a user only the one of their account, because all others redirect
 * to it (§4, User session).
 */
export function countriesToChoose(user: Pick<User, 'country_registered_to'> | null): readonly Country[] {
  return user ? [user.country_registered_to] : countries
}
