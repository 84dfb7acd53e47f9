import type { User } from '#app/domain/account/account.ts'

/** A Danish shopper who has verified her email. */
export const mette: User = {
  name: 'Mette Holm',
  email: 'mette@example.dk',
  email_verified_at: '2026-11-20T09:30:00.000Z',
  country_registered_to: 'dk',
  address: null,
  gender: null,
  birth_year: null,
  postal_code: '8000',
  phone_number_subscriber_number: null,
  phone_number_country_code: null,
  terms_accepted: 1,
}

/** Mette before she followed the link in her mail. */
export const unverifiedMette: User = { ...mette, email_verified_at: null }

/** Another verified Danish shopper. */
export const jonas: User = { ...mette, name: 'Jonas Vig', email: 'jonas@example.dk' }

/** A verified Swedish shopper. */
export const astrid: User = {
  ...mette,
  name: 'Astrid Berg',
  email: 'astrid@example.se',
  country_registered_to: 'se',
  postal_code: '118 25',
}
