import type { MailSettings } from '#app/domain/agents/mail-choice.ts'
import type { AgentFeed, ProductCheck } from '#app/domain/agents/price-agent.ts'
import type { PushState } from '#app/domain/agents/price-agent-schemas.ts'
import type { WatchRules } from '#app/domain/agents/watch-rules.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Chain } from '#app/domain/offers/offers.ts'
import { request } from './request.ts'

type Watched = { productId: number; chainIds: number[]; rules: WatchRules }

const watchBody = ({ productId, chainIds, rules }: Watched) => ({
  product_id: productId,
  chain_ids: chainIds,
  rules,
})

/**
 * Whether the user's price agent watches a product, or that there is no agent (§7.2).
 * @throws a `Failure`, as all calls here do.
 */
export function checkProductExists(productId: number): Promise<ProductCheck> {
  return request('POST', '/api/price-agent/check-product-exists/', { body: { product_id: productId } })
}

/** Makes the user's price agent; does nothing if there is one (§7.2). */
export async function createPriceAgent(): Promise<void> {
  await request('POST', '/api/price-agent/create/')
}

/** Watches a product at chains (§7.2). */
export async function addProduct(watch: Watched): Promise<void> {
  await request('POST', '/api/price-agent/add-product/', { body: watchBody(watch) })
}

/** Changes the chains at which a product is watched (§7.2). */
export async function updateProduct(watch: Watched): Promise<void> {
  await request('POST', '/api/price-agent/update-product/', { body: watchBody(watch) })
}

/** Stops watching a product (§7.2). */
export async function removeProduct(productId: number): Promise<void> {
  await request('POST', '/api/price-agent/remove-product', { body: { product_id: productId } })
}

/** Sets how alerts are mailed (§4 Price alerts). */
export async function saveMails(
  { mails, shoppingDay }: MailSettings,
  options: { signal?: AbortSignal } = {},
): Promise<void> {
  const body = { mails, shopping_day: shoppingDay }
  await request('POST', '/api/price-agent/set-mails/', { body, ...options })
}

/** Gives the feed of alerts new addresses (§4 Price alerts). */
export function renewFeed(options: { signal?: AbortSignal } = {}): Promise<AgentFeed> {
  return request('POST', '/api/price-agent/renew-feed/', options)
}

/** Our public key, and whether this session's browser hears of alerts at an address (§4 Price alerts). */
export function checkPush(endpoint: string | undefined): Promise<PushState> {
  return request('POST', '/api/price-agent/push/check/', { body: { endpoint } })
}

/** Tells alerts to this browser. @param subscription as the browser writes it in JSON. */
export async function subscribeToPush(subscription: PushSubscriptionJSON): Promise<void> {
  await request('POST', '/api/price-agent/push/subscribe/', { body: subscription })
}

/** Tells no more alerts to this browser. */
export async function unsubscribeFromPush(): Promise<void> {
  await request('POST', '/api/price-agent/push/unsubscribe/')
}

/** The chains of a country, `Alle` first (§7.1). */
export function fetchChains(country: Country, options: { signal?: AbortSignal } = {}): Promise<Chain[]> {
  return request('GET', `/api/chains/list/${country}`, options)
}
