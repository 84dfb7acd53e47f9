import type { User } from '../account/account.ts'
import { type Country, countries } from './locales.ts'

/** The countries by their own names, so that everyone finds theirs. */
export const countryNames: Record<Country, string> = {
  dk: 'Danmark',
  no: 'Norge',
  se: 'Sverige',
  fi: 'Suomi',
}

/**
 * The countries that can be chosen: all of them by a visitor, by a user only the one of their account, since every other
 * leads back to it (Specification §4, User session).
 */
export function countriesToChoose(user: Pick<User, 'country_registered_to'> | null): readonly Country[] {
  return user ? [user.country_registered_to] : countries
}
