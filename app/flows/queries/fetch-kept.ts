import type { Question } from './ask-server.ts'
import { queryClientOfTab } from './query-client.ts'

/** Data from the tab's cache, or from the server if it is stale. See `askServer`. */
export function fetchKept<Data>(question: Question<Data>, signal: AbortSignal): Promise<Data> {
  signal.throwIfAborted()
  const client = queryClientOfTab()
  const { queryKey } = question
  signal.addEventListener('abort', () => client.cancelQueries({ queryKey, exact: true }))
  return client.fetchQuery(question)
}
