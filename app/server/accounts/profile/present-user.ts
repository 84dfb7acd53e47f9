import type { Gender, User } from '#app/domain/account/account.ts'
import type { Country } from '#app/domain/locale/locales.ts'

/** The columns of a user that `presentUser` reads, for a `select` from `users`. */
export const userColumns = `users.id, users.name, users.email, users.email_verified_at, users.country_registered_to,
  users.address, users.gender, users.birth_year, users.postal_code, users.phone_number_country_code,
  users.phone_number_subscriber_number, users.terms_accepted_at`

/** A row of `userColumns`. */
export type UserRow = {
  id: string
  name: string
  email: string
  email_verified_at: Date | null
  country_registered_to: Country
  address: string | null
  gender: Gender | null
  birth_year: number | null
  postal_code: string | null
  phone_number_country_code: string | null
  phone_number_subscriber_number: string | null
  terms_accepted_at: Date | null
}

/** A user as the contract names it (Specification §3, User): nothing of a password, no id. */
export function presentUser(row: UserRow): User {
  return {
    name: row.name,
    email: row.email,
    email_verified_at: row.email_verified_at?.toISOString() ?? null,
    country_registered_to: row.country_registered_to,
    address: row.address,
    gender: row.gender,
    birth_year: row.birth_year,
    postal_code: row.postal_code,
    phone_number_subscriber_number: row.phone_number_subscriber_number,
    phone_number_country_code: row.phone_number_country_code,
    terms_accepted: row.terms_accepted_at === null ? 0 : 1,
  }
}
