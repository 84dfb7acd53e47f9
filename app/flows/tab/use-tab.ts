import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useCallback, useSyncExternalStore } from 'react'
import { languageOfPath } from '#app/i18n/language-of-path.ts'
import { createLate } from './create-late.ts'
import type { Tab } from './open-tab.ts'

const lateTab = createLate(async (router: RegisteredRouter): Promise<Tab> => {
  const { catalogues } = router.options.context
  const language = languageOfPath(router.state.location.pathname)
  // Load the full catalogue: opened UI uses messages that the first page did not.
  const [{ openTab }] = await Promise.all([import('./open-tab.ts'), catalogues.load(language)])
  return openTab(router)
})

/** Loads and starts the tab's machines at the first call. @throws if their code cannot be loaded. */
export const tabOf = lateTab.load

/**
 * The machines of this tab. They are loaded in a chunk of their own after the page: `tab` is undefined until then, and the
 * page shows what the server rendered. `withTab` loads them now and calls back with them.
 */
export function useTab(): { tab: Tab | undefined; withTab: (act: (tab: Tab) => void) => void } {
  const router = useRouter()
  const tab = useSyncExternalStore(lateTab.subscribe, lateTab.get, nothing)
  const withTab = useCallback(
    (act: (tab: Tab) => void) => {
      tabOf(router).then(act).catch(reportError)
    },
    [router],
  )
  return { tab, withTab }
}

const nothing = () => undefined
