import { createRouter } from '@tanstack/react-router'
import { getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createStartHandler, getRequest } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { answerFailure } from '#app/answer-failure.tsx'
import { createCatalogueStore } from '#app/i18n/catalogue-store.ts'
import { routeTree } from '#app/routeTree.gen.ts'
import { isForOneRequest, keepPage, keptPage, keptPages } from '#app/server/answers/kept-pages.ts'
import { AskLater, DatabaseAway } from '#app/server/api/failures.ts'
import { isAskerGone, unread } from '#app/server/api/guards/asker-gone.ts'
import { currentReads } from '#app/server/db/current-database.ts'
import { isDatabaseAway } from '#app/server/db/pools/database-away.ts'
import { PageAnswer } from '#app/server/http/page-answer.ts'
import { pageKey } from '#app/server/http/page-key.ts'
import { isInspected, withRecorder } from '#app/server/inspection/with-recorder.ts'
import { logError } from '#app/server/log.ts'
import { settings } from '#app/server/settings.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page is the same for all visitors who made the same choices, so that it is kept (`kept-pages.ts`). */
    isShared?: boolean
  }
}

export { serve } from '#app/server/serve.ts'

// Used only to match paths, never to render a page.
const router = createRouter({
  routeTree,
  context: { catalogues: createCatalogueStore(), askProductToWatch: async () => null },
})

// The error of a failed page is sent to the browser for hydration. It is replaced here by one that reveals nothing about
// the server.
for (const route of Object.values(router.routesById)) {
  route.update({
    onError: (error: unknown) => {
      if (error instanceof AskLater) throw error
      logError('a page failed', error, { route: route.to })
      if (isDatabaseAway(error)) throw new DatabaseAway()
      throw new Error('Server Error')
    },
  })
}

/** If every visitor who asks for the page now, with the same choices, may get what was drawn. */
const isShared = ({ stores }: typeof router) =>
  stores.matches.get().some(({ staticData }) => staticData.isShared) && !isForOneRequest(getRequest())

// Pages have all their data before they are rendered, so they are rendered in one pass: streaming the same page costs
// half as much again and shows nothing sooner.
const answer = createStartHandler(async ({ request, router, responseHeaders }) => {
  try {
    const drawn = renderToString(createElement(RouterServer, { router }))
    const html = settings().devFlows
      ? withRecorder(drawn, router.options.ssr?.nonce ?? '', {
          isInspected: import.meta.env.DEV && isInspected(request),
        })
      : drawn
    const refusal = router.stores.matches.get().find(({ error }) => error instanceof AskLater)
    if (refusal) return answerFailure(request, refusal.error)
    const page = await transformHtmlStringWithRouter(router, html)
    const answered = new PageAnswer(page, { status: getSsrStatus(router), headers: responseHeaders })
    if (isShared(router)) answered.sharedNonce = router.options.ssr?.nonce
    return answered
  } catch (error) {
    // Start would log the raw error and answer two English words.
    return answerFailure(request, error)
  } finally {
    router.serverSsr?.cleanup()
  }
})

const { fetch } = createServerEntry({
  fetch: async (request, options) => {
    try {
      const now = new Date()
      const key = pageKey(request, now)
      if (key === undefined) return await answer(request, options)
      // Found before the page is drawn: what changes meanwhile forgets these pages, and with them the one being drawn.
      const pages = keptPages(await currentReads())
      const kept = keptPage(pages, key, now)
      if (kept) return kept
      const answered = await answer(request, options)
      if (answered instanceof PageAnswer) keepPage(pages, key, answered, now)
      return answered
    } catch (error) {
      if (isAskerGone(request, error)) return unread()
      if (error instanceof Response) throw error
      return answerFailure(request, error)
    }
  },
})

/** The pattern of the route that a path matches, such as `/{-$locale}/offer/$term`; null if it matches none. */
function patternOf(path: string): string | null {
  const [, parameters, route] = router.getMatchedRoutes(path)
  const isExact = parameters['**'] === undefined
  return route && isExact ? route.to : null
}

export default { fetch, patternOf }
