import { noPriceAgent } from '#app/domain/agents/price-agent.ts'
import {
  agentFeedSchema,
  mailsSchema,
  plainRequestSchema,
  priceAgentItemSchema,
  priceAgentSchema,
  productCheckSchema,
  pushCheckSchema,
  pushStateSchema,
  pushSubscriptionSchema,
  watchedProductSchema,
  watchSchema,
} from '#app/domain/agents/price-agent-schemas.ts'
import type { JsonSchema } from './json-schema.ts'

/** The entities of price agents, by their names in the contract. */
export const agentEntities = {
  PriceAgent: priceAgentSchema,
  PriceAgentItem: priceAgentItemSchema,
  ProductCheck: productCheckSchema,
  Watch: watchSchema,
  WatchedProduct: watchedProductSchema,
  PlainRequest: plainRequestSchema,
  AgentMails: mailsSchema,
  AgentFeed: agentFeedSchema,
  PushCheck: pushCheckSchema,
  PushState: pushStateSchema,
  PushSubscription: pushSubscriptionSchema,
}
type Entity = keyof typeof agentEntities

const content = (name: string) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
})

const causes: Record<number, string> = {
  400: 'The body is no JSON object',
  401: 'Nobody is logged in, or not the user whom the header `X-Page-User` names by their percent-encoded email, if it is given',
  403: 'The email is not verified',
  404: noPriceAgent,
  413: 'The body is over 64 KiB',
  415: 'The body is not said to be JSON',
  419: 'The CSRF token is missing or wrong, or the request comes from another origin',
  422: 'Fields cannot be used, as an unknown product or chain: messages by field, in `error_message_language`, else the language of the user’s country',
}
const form = [400, 401, 403, 413, 415, 419, 422]

type Operation = { method?: 'get'; summary: string; body?: Entity; answer?: Entity; errors: number[] }

const operations: Record<string, Operation> = {
  'get/': {
    method: 'get',
    summary: 'The products that the user’s price agent watches, the latest first',
    answer: 'PriceAgent',
    errors: [401, 403, 404],
  },
  'create/': {
    summary: 'Makes the user’s price agent; one that exists stays as it is',
    body: 'PlainRequest',
    answer: 'PriceAgent',
    errors: form,
  },
  'check-product-exists/': {
    summary: 'Whether the price agent watches a product',
    body: 'WatchedProduct',
    answer: 'ProductCheck',
    errors: form,
  },
  'add-product/': {
    summary: 'Watches a product at chains; one that is watched already gets these chains',
    body: 'Watch',
    answer: 'PriceAgentItem',
    errors: [...form, 404],
  },
  'update-product/': {
    summary: 'Changes the chains at which a product is watched',
    body: 'Watch',
    answer: 'PriceAgentItem',
    errors: [...form, 404],
  },
  'remove-product': {
    summary: 'Stops watching a product; one that is not watched counts as done',
    body: 'WatchedProduct',
    errors: [...form, 404],
  },
  'set-mails/': {
    summary:
      'Sets how alerts are mailed: at once, once a week on the day before `shopping_day` (1 is Monday, 7 is Sunday), or never; the page shows them either way',
    body: 'AgentMails',
    errors: [...form, 404],
  },
  'renew-feed/': {
    summary:
      'Gives the feed of alerts new secret addresses, in RSS and as a calendar; the old ones are 404 from then on',
    body: 'PlainRequest',
    answer: 'AgentFeed',
    errors: [...form, 404],
  },
  'push/check/': {
    summary:
      'The public key that notifications are signed with (RFC 8292), and whether the asking session hears at an address',
    body: 'PushCheck',
    answer: 'PushState',
    errors: form,
  },
  'push/subscribe/': {
    summary:
      'Tells alerts to a browser by Web Push until its session ends; only the push services of browsers are accepted',
    body: 'PushSubscription',
    errors: form,
  },
  'push/unsubscribe/': {
    summary: 'Tells no more alerts to the browser of this session; one that heard none counts as done',
    body: 'PlainRequest',
    errors: form,
  },
}

function pathOf({ method, summary, body, answer, errors }: Operation): JsonSchema {
  const failures = errors
    .toSorted()
    .map((status) => [
      status,
      { description: causes[status], content: content(status === 422 ? 'ValidationError' : 'Error') },
    ])
  return {
    [method ?? 'post']: {
      summary,
      ...(body && { requestBody: { required: body !== 'PlainRequest', content: content(body) } }),
      responses: {
        [answer ? 200 : 204]: { description: summary, ...(answer && { content: content(answer) }) },
        ...Object.fromEntries(failures),
      },
    },
  }
}

/** The paths of price agents (§7.2) in OpenAPI's form. */
export function agentPaths(): JsonSchema {
  return Object.fromEntries(
    Object.entries(operations).map(([path, operation]) => [`/api/price-agent/${path}`, pathOf(operation)]),
  )
}
