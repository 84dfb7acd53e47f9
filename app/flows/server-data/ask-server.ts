import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'

export type Question<Data> = Pick<FetchQueryOptions<Data>, 'staleTime'> & {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>
}

/**
 * Asks the server for a machine's actor: who asks for the same meanwhile shares the answer, which is kept. The code for
 * it comes with the first question.
 * @param signal ends it, the actor's own.
 */
export async function askServer<Data>(question: Question<Data>, signal: AbortSignal): Promise<Data> {
  const { fetchKept } = await import('./fetch-kept.ts')
  return fetchKept(question, signal)
}
