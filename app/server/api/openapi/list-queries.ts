import { tripItemsMost } from '#app/domain/trip/trip.ts'
import type { JsonSchema } from './json-schema.ts'

const inQuery = (name: string, description: string, schema: JsonSchema): JsonSchema => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
})
const several = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
const ids = several({ type: 'integer' })
const uuids = several({ type: 'string', format: 'uuid' })

/** The parameters of `GET …/needs`. */
export const ofNeeds = [inQuery('chain', 'Chains whose offers are preferred; repeated for each', ids)]

/** The parameters of `GET …/trip`, as `tripQuerySchema` reads them. */
export const ofTrip = [
  inQuery('chain', 'Chains to go to; repeated for each. Without any, all', ids),
  inQuery('shops', 'The most shops of a plan', { type: 'integer', minimum: 1, maximum: 3, default: 2 }),
  inQuery('day', 'Today, or one of the next seven days; today if it is absent', {
    type: 'string',
    format: 'date',
  }),
  inQuery('excludedChain', 'Chains not to go to; repeated for each', ids),
  inQuery(
    'pin',
    'An item and the chain where it is to be bought, `{uuid}:{id}`; repeated for each',
    several({ type: 'string' }),
  ),
  inQuery(
    'leftOut',
    `Items to leave out, so that at most ${tripItemsMost} are left; repeated for each`,
    uuids,
  ),
]
