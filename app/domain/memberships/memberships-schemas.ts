import * as v from 'valibot'
import { countries } from '../locale/locales.ts'
import { mostMemberships, programmeId } from './memberships.ts'

/**
 * The body of `POST /api/user/memberships` (§7.3): `if_none` leaves a choice as it is that the account has already. An account
 * keeps no memberships of another `country` than its own.
 */
export const membershipsSchema = v.object({
  programmes: v.pipe(v.array(v.pipe(v.string(), v.regex(programmeId))), v.maxLength(mostMemberships)),
  country: v.optional(v.picklist(countries)),
  if_none: v.optional(v.boolean(), false),
})

/** The ids of the programmes whose member a user is in the account's country; null before they said so, empty if of none. */
export const membershipsAnswerSchema = v.object({
  programmes: v.nullable(v.array(v.string())),
  country: v.picklist(countries),
})
