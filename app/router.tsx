import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { parseSearchParams, stringifySearchParams } from '#app/domain/search/search-params.ts'
import { prepareDrawnNotices } from '#app/features/account/notices/notices-place.tsx'
import { FailedPage } from '#app/features/navigation/error-page.tsx'
import { NotFoundPage } from '#app/features/navigation/not-found-page.tsx'
import { endEarlyNavigation } from '#app/flows/early/early-navigation.ts'
import { hearFailedLoads } from '#app/flows/late/hear-failed-loads.ts'
import { holdNavigation } from '#app/flows/tab/hold-navigation.ts'
import { ignoreHeldEnter } from '#app/flows/tab/presses/ignore-held-enter.ts'
import { ignoreStrayClicks } from '#app/flows/tab/presses/ignore-stray-clicks.ts'
import { createCatalogueStore } from '#app/i18n/catalogue-store.ts'
import { languageOfPath } from '#app/i18n/language-of-path.ts'
import { readPageTexts } from '#app/i18n/page-texts.tsx'
import { routeTree } from '#app/routeTree.gen.ts'

// In the browser the router reads the nonce from the document during hydration.
const getNonce = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.nonce)
  .client(() => undefined)

// Fetched when it is first asked, since few pages need it.
const askProductToWatch = async (variantId: number) => {
  const { getProductToWatch } = await import('#app/functions/price-agent.ts')
  return getProductToWatch({ data: { variantId } })
}

/** Ignores the rejection of a view transition that the next navigation aborts: the router does not handle it. */
function forgiveOvertakenTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof DOMException && /^Transition was (skipped|aborted)/.test(reason.message))
      event.preventDefault()
  })
}

/** After a reload while a sheet was open. Without this code Back leads to the same page once more. */
const hearBackLater = async (tabHistory: RouterHistory) => {
  const { hearBack } = await import('#app/ui/modal/closes-by-back.ts')
  hearBack(tabHistory)
}

/** Creates a router: one for each request on the server, and one for each tab in the browser. */
export function getRouter() {
  const catalogues = createCatalogueStore()
  const nonce = getNonce()
  const router = createRouter({
    routeTree,
    context: { catalogues, askProductToWatch },
    parseSearch: parseSearchParams,
    stringifySearch: stringifySearchParams,
    defaultPreload: 'intent',
    defaultStaleTime: 30_000,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: FailedPage,
    scrollRestoration: true,
    defaultViewTransition: true,
    // §2.1: page content is re-keyed on each path change; a country's prefix alone changes no page.
    defaultRemountDeps: ({ params: { locale, ...page } }: { params: Record<string, unknown> }) => page,
    ...(nonce ? { ssr: { nonce } } : {}),
    // beforeLoad is not run again on hydration.
    hydrate: async () => {
      forgiveOvertakenTransitions()
      hearFailedLoads()
      holdNavigation(router.history)
      await endEarlyNavigation()
      ignoreStrayClicks()
      ignoreHeldEnter()
      if (history.state?.sheets) hearBackLater(router.history).catch(() => {})
      const language = languageOfPath(location.pathname)
      const texts = readPageTexts()
      if (texts) catalogues.begin(language, texts)
      await Promise.all([texts ? undefined : catalogues.load(language), prepareDrawnNotices()])
    },
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
