import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useCallback, useSyncExternalStore } from 'react'
import { languageOfPath } from '#app/i18n/language-of-path.ts'
import { createLate } from './create-late.ts'
import type { Tab } from './open-tab.ts'

const lateTab = createLate(async (router: RegisteredRouter): Promise<Tab> => {
  // A user's list may open by itself, with texts that the page did not come with.
  const texts = isVisitors(router) ? undefined : loadTexts(router)
  const [{ openTab }] = await Promise.all([import('./open-tab.ts'), texts])
  return openTab(router)
})

/** Whether the page was rendered for a visitor. */
const isVisitors = (router: RegisteredRouter) =>
  router.state.matches.some(
    (match) => match.routeId === '/{-$locale}/_app' && match.loaderData?.user === null,
  )

/** Loads all texts of the page's language: what the shopper opens uses other texts than the page. */
export const loadTexts = (router: RegisteredRouter): Promise<void> =>
  router.options.context.catalogues.load(languageOfPath(router.state.location.pathname))

/** Loads and starts the tab's machines at the first call. @throws if their code cannot be loaded. */
export const tabOf = lateTab.load

/**
 * The machines of this tab. They are loaded in a chunk of their own after the page: `tab` is undefined until then, and the
 * page shows what the server rendered. `withTab` loads them now, with all texts, and calls back with them.
 */
export function useTab(): { tab: Tab | undefined; withTab: (act: (tab: Tab) => void) => void } {
  const router = useRouter()
  const tab = useSyncExternalStore(lateTab.subscribe, lateTab.get, nothing)
  const withTab = useCallback(
    (act: (tab: Tab) => void) => {
      Promise.all([tabOf(router), loadTexts(router)])
        .then(([opened]) => act(opened))
        .catch(reportError)
    },
    [router],
  )
  return { tab, withTab }
}

const nothing = () => undefined
