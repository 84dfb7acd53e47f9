import type { User } from '#app/domain/account/account.ts'
import type { users } from '../../db/schema/accounts.ts'

export type UserRow = typeof users.$inferSelect

/** A user in the contract's form (§3, User), without password and id. */
export function presentUser(row: UserRow): User {
  return {
    name: row.name,
    email: row.email,
    email_verified_at: row.emailVerifiedAt?.toISOString() ?? null,
    country_registered_to: row.countryRegisteredTo,
    address: row.address,
    gender: row.gender,
    birth_year: row.birthYear,
    postal_code: row.postalCode,
    phone_number_subscriber_number: row.phoneNumberSubscriberNumber,
    phone_number_country_code: row.phoneNumberCountryCode,
    terms_accepted: row.termsAcceptedAt === null ? 0 : 1,
  }
}
