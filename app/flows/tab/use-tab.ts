import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useCallback, useSyncExternalStore } from 'react'
import { languageOfPath } from '#app/i18n/language-of-path.ts'
import { createLate } from '../late/create-late.ts'
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

/** Loads and starts the tab's machines, though nobody has pressed anything. */
export const wantTab = lateTab.want

/** What a press needs: the machines, and all texts. */
const pressedTab = createLate(async (router: RegisteredRouter) => {
  const [tab] = await Promise.all([tabOf(router), loadTexts(router)])
  return tab
})

/** Calls back with the tab's machines, as soon as they are loaded. @param kind see `Late`. */
export type WithTab = (act: (tab: Tab) => void, kind?: string) => void

/**
 * The machines of this tab. They are loaded in a chunk of their own after the page: `tab` is undefined until then, and the
 * page shows what the server rendered. `withTab` loads them now, with all texts, because something was pressed; if they do
 * not arrive, the shopper is told (`useFailedPress`).
 */
export function useTab(): { tab: Tab | undefined; withTab: WithTab } {
  const router = useRouter()
  const tab = useSyncExternalStore(lateTab.subscribe, lateTab.get, nothing)
  const withTab: WithTab = useCallback((act, kind) => pressedTab.press(router, act, kind), [router])
  return { tab, withTab }
}

/** Something was pressed, but the machines did not arrive; undefined otherwise. */
export function useFailedPress(): { retry: () => void; drop: () => void } | undefined {
  const router = useRouter()
  const state = useSyncExternalStore(pressedTab.subscribe, pressedTab.state, pressedTab.state)
  return state === 'failed' ? { retry: () => pressedTab.press(router), drop: pressedTab.drop } : undefined
}

const nothing = () => undefined
