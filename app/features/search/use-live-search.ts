import { useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { useLateSelector } from '#app/flows/tab/use-late-selector.ts'
import { tabOf } from '#app/flows/tab/use-tab.ts'
import type { LiveSearch } from './live-search.tsx'

let arrived: LiveSearch | undefined
let arriving: Promise<void> | undefined
const waiting = new Set<() => void>()

function onArrival(listen: () => void) {
  waiting.add(listen)
  return () => waiting.delete(listen)
}

/**
 * The part of the search box that lives: its machine and its dropdown, once a tab, in chunks of their own that
 * come when the browser is idle or the field is touched. Until then, and without them, the field is a plain one in
 * a plain form, which keeps what is typed. `wake` fetches them now; `live` and `snapshot` are undefined before.
 */
export function useLiveSearch() {
  const router = useRouter()
  const live = useSyncExternalStore(onArrival, () => arrived, nothing)
  const snapshot = useLateSelector(live?.typeahead, (box) => box)

  const wake = () => {
    if (arriving) return
    arriving = Promise.all([tabOf(router), import('./live-search.tsx')]).then(
      ([tab, { openLiveSearch }]) => {
        arrived = openLiveSearch(tab)
        for (const listen of waiting) listen()
      },
      (error: unknown) => {
        arriving = undefined
        reportError(error)
      },
    )
  }
  return { live, snapshot, wake }
}

/** Calls back once, when the browser has nothing better to do. */
export function useWhenIdle(callback: () => void) {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(callback, 1_000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(callback)
    return () => cancelIdleCallback(idle)
  }, [callback])
}

const nothing = () => undefined
