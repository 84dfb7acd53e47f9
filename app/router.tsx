import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { parseSearchParams, stringifySearchParams } from '#app/domain/search/search-params.ts'
import { ErrorPage } from '#app/features/navigation/error-page.tsx'
import { NotFoundPage } from '#app/features/navigation/not-found-page.tsx'
import { createCatalogueStore } from '#app/i18n/catalogue-store.ts'
import { languageOfPath } from '#app/i18n/language-of-path.ts'
import { readPageTexts } from '#app/i18n/page-texts.tsx'
import { routeTree } from '#app/routeTree.gen.ts'

// In the browser the router reads the nonce from the document when it hydrates.
const getNonce = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.nonce)
  .client(() => undefined)

/** The router leaves a view transition's `ready` unheard; one that the next navigation overtakes is no failure. */
function forgiveOvertakenTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof DOMException && /^Transition was (skipped|aborted)/.test(reason.message))
      event.preventDefault()
  })
}

/** A router of its own for each request on the server, and for each tab in the browser. */
export function getRouter() {
  const catalogues = createCatalogueStore()
  const nonce = getNonce()
  return createRouter({
    routeTree,
    context: { catalogues },
    parseSearch: parseSearchParams,
    stringifySearch: stringifySearchParams,
    defaultPreload: 'intent',
    defaultStaleTime: 30_000,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    scrollRestoration: true,
    defaultViewTransition: true,
    ...(nonce ? { ssr: { nonce } } : {}),
    // beforeLoad is not run again on hydration.
    hydrate: () => {
      forgiveOvertakenTransitions()
      const language = languageOfPath(location.pathname)
      const texts = readPageTexts()
      if (!texts) return catalogues.load(language)
      catalogues.begin(language, texts)
    },
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
