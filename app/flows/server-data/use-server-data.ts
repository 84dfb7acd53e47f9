import { type QueryKey, useQuery } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { failureOf } from '#app/domain/failure.ts'
import { queryClientOfTab } from './query-client.ts'

type Options<Data> = {
  queryKey: QueryKey
  /** Asks for it anew; rejects with a `Failure`. */
  ask: () => Promise<Data>
  /** What the page was loaded with. */
  loaded: Data
}

/**
 * Data of the server's that a page is loaded with, and that is asked for anew by its key (`useAskAnew`) or with the page.
 * If it cannot be had, what is there stays.
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
  // The page may be loaded again while it is shown, and what is kept may be of a visit before.
  const taken = useRef<Data>(undefined)
  useLayoutEffect(() => {
    if (taken.current === loaded) return
    taken.current = loaded
    client.setQueryData(queryKey, () => loaded)
  })
  return data
}

/** Asks for data anew that a page of this tab shows. */
export function useAskAnew(): (queryKey: QueryKey) => void {
  const [client] = useState(queryClientOfTab)
  return useCallback((queryKey) => void client.invalidateQueries({ queryKey }), [client])
}
