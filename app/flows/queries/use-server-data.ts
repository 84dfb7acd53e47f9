import { type QueryKey, useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { failureOf } from '#app/domain/failure.ts'
import { queryClientOfTab } from './query-client.ts'

type Options<Data> = {
  queryKey: QueryKey
  /** Fetches the data again; rejects with a `Failure`. */
  ask: () => Promise<Data>
  /** The data that the page was loaded with. */
  loaded: Data
}

/**
 * Data that a page is loaded with. It is fetched again by its key (`askAnew`) or with the page. If that fails, the old
 * data stays.
 */
export function useServerData<Data>({ queryKey, ask, loaded }: Options<Data>): Data {
  const [client] = useState(queryClientOfTab)
  const queryFn = () =>
    ask().catch((error: unknown) => {
      if (failureOf(error).kind === 'unexpected') reportError(error)
      throw error
    })
  const { data = loaded } = useQuery(
    { queryKey, queryFn, initialData: () => loaded, structuralSharing: false },
    client,
  )
  // The page may be loaded again while it is shown, and the cached data may be of an earlier visit.
  const taken = useRef<Data>(undefined)
  useLayoutEffect(() => {
    if (taken.current === loaded) return
    taken.current = loaded
    client.setQueryData(queryKey, () => loaded)
  })
  return data
}
