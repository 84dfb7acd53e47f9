import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { createLate } from '#app/flows/late/create-late.ts'
import { useLateSelector } from '#app/flows/tab/use-late-selector.ts'
import { loadTexts, tabOf, useTab } from '#app/flows/tab/use-tab.ts'
import { useTabWhenIdle } from '#app/flows/tab/use-tab-when-idle.ts'
import { whenTouched } from '#app/flows/tab/when-touched.ts'
import type { LiveSearch } from './live-search.tsx'

const lateSearch = createLate(async (router: RegisteredRouter): Promise<LiveSearch> => {
  const [tab, { openLiveSearch }] = await Promise.all([
    tabOf(router),
    import('./live-search.tsx'),
    loadTexts(router),
  ])
  return openLiveSearch(tab)
})

/**
 * The interactive part of the search box: its machine and dropdown, once for each tab, in separate chunks. The machine is
 * loaded when the browser is idle, and the dropdown when the shopper touches the page. Until then the field is a plain input
 * in a plain form, which keeps the typed text. `wake` loads them now; `live` and `snapshot` are undefined until they are
 * loaded. `submitEarly` submits a term before that, and returns false if the browser should submit the form: with a connection
 * it is as quick, but without one it would replace the page by its own page about that.
 */
export function useLiveSearch() {
  const router = useRouter()
  const { tab, press } = useTab()
  const live = useSyncExternalStore(lateSearch.subscribe, lateSearch.get, nothing)
  const snapshot = useLateSelector(live?.typeahead, (box) => box)

  const wake = useCallback(() => {
    lateSearch.want(router)
  }, [router])
  const submitEarly = (query: string) => {
    if (!tab && navigator.onLine) return false
    press(
      { to: 'typeahead', event: { type: 'query.changed', query } },
      { to: 'typeahead', event: { type: 'query.submitted' } },
    )
    return true
  }
  useTabWhenIdle()
  useEffect(() => {
    whenTouched().then(wake)
  }, [wake])
  return { live, snapshot, wake, submitEarly }
}

const nothing = () => undefined
