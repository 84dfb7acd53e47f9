import { fetchPriceAgent } from '#app/api/price-agent.ts'
import { keys } from '../server-data/keys.ts'
import { queryClientOfTab } from '../server-data/query-client.ts'

/**
 * Loads the agent again after a change (Specification §4, §7.2): what its page shows, or elsewhere its items alone.
 * Rejects if the items could not be fetched.
 */
export async function reloadAgent(): Promise<void> {
  const client = queryClientOfTab()
  const isShown =
    client
      .getQueryCache()
      .find({ queryKey: keys.priceAgent('page') })
      ?.isActive() ?? false
  const reloading = client.invalidateQueries({ queryKey: keys.priceAgent() })
  if (!isShown)
    await client.fetchQuery({ queryKey: keys.priceAgent('items'), queryFn: fetchPriceAgent, staleTime: 0 })
  await reloading
}
