import * as v from 'valibot'
import { chainSchema } from '../offers/offer-schemas.ts'
import { issuesIn, messageLanguage } from '../text/text-schemas.ts'
import { mailChoices, weekdays } from './mail-choice.ts'
import { everyChain } from './price-agent.ts'
import { isAtPushService } from './push-message.ts'
import { watchRulesSchema } from './watch-rules-schema.ts'

/** What can be wrong with a change of a price agent. The server says it in the shopper's language. */
export const agentIssues = [
  'required',
  'not-text',
  'product',
  'chains',
  'not-watched',
  'full',
  'mails',
  'shopping-day',
  'rules',
  'subscription',
] as const
export type AgentIssue = (typeof agentIssues)[number]

const issue = (name: AgentIssue) => name

/** What is wrong with each field of a change: the first of its rules. */
export function agentIssuesByField(issues: readonly v.BaseIssue<unknown>[]): Record<string, string[]> {
  return issuesIn(agentIssues, issues)
}

const largestId = 2 ** 31 - 1

/** An id as a number or as its digits. */
const id = (wrong: AgentIssue, smallest: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,10}$/, wrong))], (found) =>
      found.input === undefined ? issue('required') : wrong,
    ),
    v.transform(Number),
    v.integer(wrong),
    v.minValue(smallest, wrong),
    v.maxValue(largestId, wrong),
  )

const productId = id('product', 1)

/** The chains that were chosen, each once; `Alle` stands for all that are chosen with it. */
const chainIds = v.pipe(
  v.array(id('chains', everyChain), (found) =>
    found.input === undefined ? issue('required') : issue('chains'),
  ),
  v.minLength(1, issue('required')),
  v.maxLength(1000, issue('chains')),
  v.transform((ids) => (ids.includes(everyChain) ? [everyChain] : [...new Set(ids)].sort((a, b) => a - b))),
)

/** `POST /api/price-agent/check-product-exists/` and `remove-product` (§7.2). */
export const watchedProductSchema = v.object({
  product_id: productId,
  error_message_language: messageLanguage,
})

/** `POST /api/price-agent/add-product/` and `update-product/` (§7.2). */
export const watchSchema = v.object({
  product_id: productId,
  chain_ids: chainIds,
  /** Left out, a watch keeps its rules, and a new one is told of any offer. */
  rules: v.optional(watchRulesSchema),
  error_message_language: messageLanguage,
})
export type Watch = v.InferOutput<typeof watchSchema>

/** `POST /api/price-agent/create/`, which has no payload. */
export const plainRequestSchema = v.object({ error_message_language: messageLanguage })

/** `POST /api/price-agent/set-mails/`: how alerts are mailed; the day of shopping stays if it is not given. */
export const mailsSchema = v.object({
  mails: v.picklist(mailChoices, (found) => (found.input === undefined ? issue('required') : issue('mails'))),
  shopping_day: v.optional(v.picklist(weekdays, issue('shopping-day'))),
  error_message_language: messageLanguage,
})

const reference = v.pipe(v.number(), v.integer())
const named = v.object({ id: v.nullable(reference), name: v.nullable(v.string()) })

const subscriptionPart = (form: RegExp) =>
  v.pipe(
    v.string((found) => (found.input === undefined ? issue('required') : issue('subscription'))),
    v.regex(form, issue('subscription')),
  )
const address = subscriptionPart(/^.{1,1000}$/)

/** `POST /api/price-agent/push/check/`: the address at which the asking browser hears, if it has one. */
export const pushCheckSchema = v.object({
  endpoint: v.optional(address),
  error_message_language: messageLanguage,
})

/** `POST /api/price-agent/push/subscribe/`: a browser's `PushSubscription` in JSON (W3C Push API). */
export const pushSubscriptionSchema = v.object({
  endpoint: v.pipe(address, v.check(isAtPushService, issue('subscription'))),
  keys: v.object(
    // A point on the curve P-256, uncompressed, and 16 bytes (RFC 8291, 3.1 and 3.2).
    { p256dh: subscriptionPart(/^B[\w-]{86}$/), auth: subscriptionPart(/^[\w-]{22}$/) },
    issue('subscription'),
  ),
  error_message_language: messageLanguage,
})
export type PushKeys = v.InferOutput<typeof pushSubscriptionSchema>

/** What `POST /api/price-agent/push/check/` answers. `public_key` is the server's (RFC 8292). */
export const pushStateSchema = v.object({ public_key: v.string(), is_subscribed: v.boolean() })
export type PushState = v.InferOutput<typeof pushStateSchema>

/** §3, Pricing agent item, with the fields of the payload that is built from an offer. */
export const priceAgentItemSchema = v.object({
  product: v.object({
    imageUrl: v.nullable(v.string()),
    /** `quantity` is the whole pack in full units of the quantity type. */
    productVariant: v.object({ id: reference, quantity: v.nullable(v.number()) }),
    brand: v.object({ ...named.entries, parentName: v.nullable(v.string()) }),
    parentBrand: named,
    productName: v.object({ id: reference, productName: v.string() }),
    quantityType: v.object({ abbreviation: v.nullable(v.string()) }),
  }),
  /** The watched chains, `Alle` (id 0) for all of them. */
  chain: v.array(chainSchema),
  chain_ids: v.array(reference),
  /** What the watch asks of an offer besides its chain; not there if it is told of any offer. */
  rules: v.optional(watchRulesSchema),
})

export const priceAgentSchema = v.object({ items: v.array(priceAgentItemSchema) })

/** `POST /api/price-agent/renew-feed/`: the addresses of an agent's feed. */
export const agentFeedSchema = v.object({ rss: v.string(), calendar: v.string() })

export const productCheckSchema = v.object({
  data: v.object({ exists: v.boolean(), error: v.nullable(v.string()) }),
})
