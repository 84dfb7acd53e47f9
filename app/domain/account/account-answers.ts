import * as v from 'valibot'
import { countries } from '../locale/locales.ts'
import { genders } from './account.ts'

/** `GET /api/user` (§3, User). */
export const userSchema = v.object({
  name: v.string(),
  email: v.string(),
  email_verified_at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  country_registered_to: v.picklist(countries),
  address: v.nullable(v.string()),
  gender: v.nullable(v.picklist(genders)),
  birth_year: v.nullable(v.pipe(v.number(), v.integer())),
  postal_code: v.nullable(v.string()),
  phone_number_subscriber_number: v.nullable(v.string()),
  phone_number_country_code: v.nullable(v.string()),
  terms_accepted: v.picklist([0, 1]),
})

/** `GET /api/user/sessions`. */
export const userSessionSchema = v.object({
  id: v.string(),
  is_current: v.boolean(),
  user_agent: v.nullable(v.string()),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  last_used_at: v.pipe(v.string(), v.isoTimestamp()),
})

/** `GET /api/check-email` (§7.3). */
export const emailRegisteredSchema = v.object({ email_registered: v.boolean() })
