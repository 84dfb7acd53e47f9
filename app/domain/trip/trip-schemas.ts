import * as v from 'valibot'
import { mostMyChains } from '../chains/my-chains.ts'
import { readUuid } from '../list/shopping-list-schemas.ts'
import { productOfferSchema } from '../offers/offer-schemas.ts'
import { quantityTypes } from '../offers/sizes.ts'
import { issuesIn } from '../text/text-schemas.ts'
import { priceKinds, tripItemsMost, tripShopsMost } from './trip.ts'

/** What can be wrong with a request for a trip. The server says it in the shopper's language. */
export const tripIssues = ['chain', 'shops', 'day', 'pin', 'item', 'too-many-items', 'impossible'] as const
export type TripIssue = (typeof tripIssues)[number]

const issue = (name: TripIssue) => name

/** What is wrong with each parameter: the first of its rules. */
export const tripIssuesByField = (issues: readonly v.BaseIssue<unknown>[]): Record<string, string[]> =>
  issuesIn(tripIssues, issues)

const largestId = 2 ** 31 - 1
const chainId = v.pipe(
  v.string(issue('chain')),
  v.regex(/^\d{1,10}$/, issue('chain')),
  v.transform(Number),
  v.minValue(1, issue('chain')),
  v.maxValue(largestId, issue('chain')),
)
const itemUuid = v.pipe(
  v.string(issue('item')),
  v.check((text) => readUuid(text) !== undefined, issue('item')),
  v.toLowerCase(),
)

/** A parameter of an address that may be repeated: a list of texts, as it may be given once or not at all. */
const repeated = <Output>(each: v.GenericSchema<unknown, Output>, most: number, wrong: TripIssue) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((given) => [given].flat()),
      v.array(each),
      v.maxLength(most, wrong),
    ),
    [],
  )

const pin = v.pipe(
  v.string(issue('pin')),
  v.regex(/^[\da-f-]{36}:[1-9]\d{0,8}$/i, issue('pin')),
  v.transform((text) => {
    const [itemUuid = '', chainId] = text.toLowerCase().split(':')
    return { itemUuid, chainId: Number(chainId) }
  }),
)

/**
 * The parameters of `GET …/trip` (§7.4): the chains to go to, all without any; the most shops; the day, `YYYY-MM-DD`; chains
 * not to go to; items to be bought at a chain, `{uuid}:{id}`; and items to leave out.
 */
export const tripQuerySchema = v.object({
  chain: repeated(chainId, mostMyChains, issue('chain')),
  shops: v.optional(
    v.pipe(v.picklist(['1', '2', '3'], issue('shops')), v.transform(Number), v.maxValue(tripShopsMost)),
    '2',
  ),
  day: v.optional(v.pipe(v.string(issue('day')), v.isoDate(issue('day')))),
  excludedChain: repeated(chainId, mostMyChains, issue('chain')),
  pin: repeated(pin, tripItemsMost, issue('pin')),
  leftOut: repeated(itemUuid, 1000, issue('item')),
})
export type TripQuery = v.InferOutput<typeof tripQuerySchema>

const id = v.pipe(v.number(), v.integer())
const uuid = v.pipe(v.string(), v.uuid())
const day = v.pipe(v.string(), v.isoDate())
/** Minor units of the country's currency. */
const amount = v.pipe(v.number(), v.integer())
const count = v.pipe(v.number(), v.integer())
const chain = v.object({ id, name: v.string() })

const lineSchema = v.object({
  itemUuid: uuid,
  amount,
  /**
   * An offer of the day; what the chain usually asks; what others usually ask; or the highest price that is known, which is a
   * guess as the one before.
   */
  kind: v.picklist(priceKinds),
  /** Absent unless it is an offer. */
  bought: v.optional(
    v.object({
      offerId: id,
      packs: count,
      /** Packs beyond those that are wanted, because only whole deals have a price. */
      spare: count,
      /** What is bought beyond a wanted amount, in full units. */
      over: v.optional(v.object({ quantity: v.number(), quantityType: v.picklist(quantityTypes) })),
      /** What one more would cost. */
      oneMore: amount,
    }),
  ),
  /** What it would cost at the next best chain; absent if there is no other. */
  next: v.optional(v.object({ chain, amount, kind: v.picklist(priceKinds) })),
})

const planSchema = v.object({
  day,
  total: amount,
  /** How many prices are guesses. */
  guesses: count,
  chains: v.array(
    v.object({
      ...chain.entries,
      amount,
      /** The last day before the plan's whose offers the chain has told; absent if it has told those of the plan's day. */
      toldUntil: v.optional(day),
      lines: v.array(lineSchema),
    }),
  ),
})

/** The answer of `GET …/trip` (§7.4). Amounts are minor units of `currency`; the offers are those that plans name. */
export const tripSchema = v.object({
  currency: v.picklist(['DKK', 'NOK', 'SEK', 'EUR']),
  plan: planSchema,
  /** The best plan with fewer shops, and what it costs more. */
  fewer: v.optional(v.object({ plan: planSchema, costsMore: amount })),
  /** The best plan of a later day, if it saves enough. */
  later: v.optional(v.object({ plan: planSchema, saves: amount })),
  /** The day after which not all chains of the trip have told their offers; absent if all have, for all days. */
  toldUntil: v.optional(day),
  /** Items without a price anywhere, which are in no plan. */
  unpriced: v.array(uuid),
  offers: v.array(productOfferSchema),
})
export type TripAnswer = v.InferOutput<typeof tripSchema>
