import { QueryClient } from '@tanstack/react-query'
import { onForgotten } from './forget-server-data.ts'

/**
 * Answers stay fresh until they are invalidated. A request is sent once, without retries and even without a connection:
 * the caller handles the failure.
 */
const createClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, networkMode: 'always' } },
  })

let ofTab: QueryClient | undefined

/** The tab's client. On the server a new one each time, because its cache belongs to one user. */
export function queryClientOfTab(): QueryClient {
  if (import.meta.env.SSR) return createClient()
  if (!ofTab) {
    const client = createClient()
    onForgotten(() => client.clear())
    ofTab = client
  }
  return ofTab
}
