import * as v from 'valibot'
import { countries } from '../locale/locales.ts'
import { mostMyChains } from './my-chains.ts'

const ids = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1))),
  v.maxLength(mostMyChains),
)

/**
 * The body of `POST /api/user/my-chains` (§7.3): `if_none` leaves a choice as it is that the account has already. An account
 * keeps no chains of another `country` than its own.
 */
export const myChainsSchema = v.object({
  chain_ids: ids,
  country: v.optional(v.picklist(countries)),
  if_none: v.optional(v.boolean(), false),
})

/** The chains that a user chose in the account's country; null before they decided, empty if they want none (§4 My chains). */
export const myChainsAnswerSchema = v.object({
  chain_ids: v.nullable(v.array(v.number())),
  country: v.picklist(countries),
})
