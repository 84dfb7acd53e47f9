import { createFileRoute } from '@tanstack/react-router'
import { ownPath } from '#app/domain/account/own-path.ts'
import { OfflinePage } from '#app/features/navigation/offline-page.tsx'

/**
 * What the service worker shows where a page cannot be fetched, with the page's address as the parameter `to`. Asked for
 * with a connection, as by a reload, it is that page.
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
  component: () => <OfflinePage onRetry={retry} />,
})

function retry() {
  location.assign(ownPath(new URLSearchParams(location.search).get('to')) ?? '/')
}
