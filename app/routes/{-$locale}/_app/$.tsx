import { t } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { siteName } from '#app/domain/brand.ts'
import { NotFoundPage } from '#app/features/navigation/not-found-page.tsx'

/** All other addresses: status 404, in the shell. */
export const Route = createFileRoute('/{-$locale}/_app/$')({
  loader: () => {
    throw notFound()
  },
  head: ({ match: { context } }) => ({
    meta: [
      { title: `${t(context.catalogues.get(context.language))`Siden findes ikke`} · ${siteName}` },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  notFoundComponent: NotFoundPage,
})
