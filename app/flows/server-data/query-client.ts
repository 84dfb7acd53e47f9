import { QueryClient } from '@tanstack/react-query'
import { onForgotten } from './forget-server-data.ts'

/**
 * What the server answered is fresh until somebody says that it is not. A question is asked once, also without a
 * connection: whoever asked says what came of it.
 */
const createClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, networkMode: 'always' } },
  })

let ofTab: QueryClient | undefined

/** The tab's client. On the server it is a new one each time: what it keeps is one user's. */
export function queryClientOfTab(): QueryClient {
  if (import.meta.env.SSR) return createClient()
  if (!ofTab) {
    const client = createClient()
    onForgotten(() => client.clear())
    ofTab = client
  }
  return ofTab
}
