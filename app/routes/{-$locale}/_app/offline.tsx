import { t } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ownPath } from '#app/domain/account/own-path.ts'
import { siteName } from '#app/domain/brand.ts'
import { OfflinePage } from '#app/features/navigation/offline-page.tsx'

/**
 * Shown by the service worker if a page cannot be fetched; the parameter `to` is that page's address. Requested from the
 * server, as by a reload with a connection, it redirects to that page.
 */
export const Route = createFileRoute('/{-$locale}/_app/offline')({
  server: {
    handlers: {
      GET: ({ request, next }) => {
        const target = ownPath(new URL(request.url).searchParams.get('to'))
        return target === undefined
          ? next()
          : new Response(null, { status: 307, headers: { location: target } })
      },
    },
  },
  head: ({ match: { context } }) => ({
    meta: [
      { title: `${t(context.catalogues.get(context.language))`Ingen forbindelse lige nu`} · ${siteName}` },
      // It says nothing of a page of ours.
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: () => <OfflinePage onRetry={retry} />,
})

function retry() {
  location.assign(ownPath(new URLSearchParams(location.search).get('to')) ?? '/')
}
