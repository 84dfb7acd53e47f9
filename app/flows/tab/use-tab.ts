import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useCallback, useSyncExternalStore } from 'react'
import { languageOfPath } from '#app/i18n/language-of-path.ts'
import type { Tab } from './open-tab.ts'

let opened: Tab | undefined
let opening: Promise<Tab> | undefined
const waiting = new Set<() => void>()

function onOpened(listen: () => void) {
  waiting.add(listen)
  return () => waiting.delete(listen)
}

/** The tab's machines, fetched and started at the first call. @throws where their code cannot be fetched. */
export function tabOf(router: RegisteredRouter): Promise<Tab> {
  if (opening) return opening
  const { catalogues } = router.options.context
  const language = languageOfPath(router.state.location.pathname)
  // What opens says more than what the page was drawn with.
  opening = Promise.all([import('./open-tab.ts'), catalogues.load(language)]).then(
    ([{ openTab }]) => {
      opened = openTab(router)
      for (const listen of waiting) listen()
      return opened
    },
    (error: unknown) => {
      opening = undefined
      throw error
    },
  )
  return opening
}

/**
 * The machines of this tab, which come in a chunk of their own after the page: `tab` is undefined until then, and
 * what is drawn before is what the server said. `withTab` fetches them now, and does something with them.
 */
export function useTab(): { tab: Tab | undefined; withTab: (act: (tab: Tab) => void) => void } {
  const router = useRouter()
  const tab = useSyncExternalStore(onOpened, () => opened, nothing)
  const withTab = useCallback(
    (act: (tab: Tab) => void) => {
      tabOf(router).then(act).catch(reportError)
    },
    [router],
  )
  return { tab, withTab }
}

const nothing = () => undefined
