import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'

export type Question<Data> = Pick<FetchQueryOptions<Data>, 'staleTime'> & {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>
}

/**
 * Fetches data for a machine's actor. Concurrent requests with the same key share one answer, which is cached. The code
 * for it is loaded at the first call.
 * @param signal the actor's own, which cancels the request.
 */
export async function askServer<Data>(question: Question<Data>, signal: AbortSignal): Promise<Data> {
  const { fetchKept } = await import('./fetch-kept.ts')
  return fetchKept(question, signal)
}
