import { addProduct } from '#app/api/price-agent.ts'
import type { MailSettings } from '#app/domain/agents/mail-choice.ts'
import type { AgentFeed, PriceAgentPageData, WatchSummary } from '#app/domain/agents/price-agent.ts'
import { variantOf } from '#app/domain/agents/watches-in-order.ts'
import { keys } from '../queries/keys.ts'
import { queryClientOfTab } from '../queries/query-client.ts'

type Change = (watches: readonly WatchSummary[]) => WatchSummary[]

const page = keys.priceAgent('page')
let underWay = 0

function redraw(change: (data: PriceAgentPageData) => PriceAgentPageData): void {
  queryClientOfTab().setQueryData<PriceAgentPageData>(page, (data) => data && change(data))
}

const redrawWatches = (change: Change) => redraw((data) => ({ ...data, watches: change(data.watches) }))

const without =
  (watch: WatchSummary): Change =>
  (watches) =>
    watches.filter((other) => variantOf(other) !== variantOf(watch))

const withAt =
  (watch: WatchSummary, place: number): Change =>
  (watches) =>
    without(watch)(watches).toSpliced(place, 0, watch)

/** Shows a change at once and sends it. If it fails, the page shows the watches as before. */
async function changeWatches(shown: Change, before: Change, send: () => Promise<unknown>): Promise<void> {
  const client = queryClientOfTab()
  underWay += 1
  // What is being fetched does not know of the change yet.
  await client.cancelQueries({ queryKey: page })
  redrawWatches(shown)
  try {
    await send()
  } catch (error) {
    redrawWatches(before)
    throw error
  } finally {
    underWay -= 1
    if (underWay === 0) void client.invalidateQueries({ queryKey: keys.priceAgent() })
  }
}

/** Watches a product again at the same chains (§7.2); it is then the latest watch. */
export function putBackWatch(watch: WatchSummary): Promise<void> {
  return changeWatches(withAt(watch, 0), without(watch), () =>
    addProduct({ productId: variantOf(watch), chainIds: watch.item.chain_ids, rules: watch.rules }),
  )
}

/** Shows on the page how alerts are mailed. */
export function showMails(settings: MailSettings): void {
  redraw((data) => ({ ...data, agent: data.agent && { ...data.agent, ...settings } }))
}

/** Shows on the page the addresses of the feed. */
export function showFeed(feed: AgentFeed): void {
  redraw((data) => ({ ...data, agent: data.agent && { ...data.agent, feed } }))
}
