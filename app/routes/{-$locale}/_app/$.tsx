import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFoundPage } from '#app/features/navigation/not-found-page.tsx'
import { notFoundHead } from '#app/i18n/not-found-head.ts'

/** All other addresses: status 404, in the shell. */
export const Route = createFileRoute('/{-$locale}/_app/$')({
  loader: () => {
    throw notFound()
  },
  head: ({ match: { context } }) => notFoundHead(context),
  notFoundComponent: NotFoundPage,
})
