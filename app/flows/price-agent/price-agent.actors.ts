import { fromPromise } from 'xstate'
import {
  addProduct,
  checkProductExists,
  createPriceAgent,
  fetchChains,
  removeProduct,
  updateProduct,
} from '#app/api/price-agent.ts'
import type { ProductCheck, WatchableProduct } from '#app/domain/agents/price-agent.ts'
import { failureOf } from '#app/domain/failure.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { AgentForm, WatchChange } from '#machines/price-agent/price-agent.types.ts'
import { askServer } from '../queries/ask-server.ts'
import { keys } from '../queries/keys.ts'

type Product = { productId: number }

/** Fetches what is known of a product's past offers; null if there is no such product. */
export type AskProduct = (variantId: number) => Promise<WatchableProduct | null>

/** What Chromium, Firefox and Safari say of a request that the server did not answer. */
const unreached = /^(Failed to fetch|NetworkError|Load failed)/

/** Whether a server function did not reach the server: it rejects with the browser's own error, which is no `Failure`. */
const isUnreached = (error: unknown) =>
  navigator.onLine === false || (error instanceof TypeError && unreached.test(error.message))

/** Whether the agent watches a product, and whether there is an agent (§7.2). */
const checkProduct = fromPromise<ProductCheck, Product>(({ input }) => checkProductExists(input.productId))

const createAgent = fromPromise<void>(() => createPriceAgent())

/**
 * Adds a product, or changes its chains and rules. Closing the modal does not cancel it: the shopper has pressed the
 * button.
 */
const saveWatch = fromPromise<void, WatchChange>(({ input: { mode, ...watch } }) =>
  mode === 'add' ? addProduct(watch) : updateProduct(watch),
)

/** Ends the watch of a product. */
export const removeWatch = fromPromise<void, Product>(({ input }) => removeProduct(input.productId))

/** @throws an error with the text of §8 and the kind of the failure. */
async function chainsOf(country: Country, ended: AbortSignal) {
  const queryFn = ({ signal }: { signal: AbortSignal }) => fetchChains(country, { signal })
  try {
    return await askServer({ queryKey: keys.chains(country), queryFn }, ended)
  } catch (cause) {
    throw Object.assign(new Error('Could not fetch chains', { cause }), failureOf(cause))
  }
}

/**
 * The calls of the price agent's modal (§7.1, §7.2). Without a product's past, its form says less.
 * @param myChains the ids of the shopper's chains in a country.
 */
export function priceAgentActors(askProduct: AskProduct, myChains: (country: Country) => number[]) {
  const loadForm = fromPromise<AgentForm, Product & { country: Country }>(
    async ({ input: { productId, country }, signal }) => {
      const asking = askProduct(productId).catch((error: unknown) => {
        if (isUnreached(error)) console.warn(error)
        else reportError(error)
        return null
      })
      return { chains: await chainsOf(country, signal), product: await asking, mine: myChains(country) }
    },
  )
  return { checkProduct, createAgent, loadForm, saveWatch, removeWatch }
}
