import * as v from 'valibot'
import { mostMyChains } from './my-chains.ts'

const ids = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1))),
  v.maxLength(mostMyChains),
)

/** The body of `POST /api/user/my-chains` (§7.3): `if_none` leaves a choice as it is that the account has already. */
export const myChainsSchema = v.object({
  chain_ids: ids,
  if_none: v.optional(v.boolean(), false),
})

/** The chains that a user chose; null before they decided, empty if they want none (§4 My chains). */
export const myChainsAnswerSchema = v.object({ chain_ids: v.nullable(v.array(v.number())) })
