import { t } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { waySearch } from '#app/features/account/login/next-path.ts'
import { accountHead } from '#app/features/account/page/account-head.ts'
import { RegisterPage } from '#app/features/account/registration/register-page.tsx'
import { postRegister } from '#app/functions/account-posts.ts'
import { visitorsOnly } from '#app/functions/visitors-only.ts'

/** GET: the page (§2.1, `/register`). POST: its form (§7.3). */
export const Route = createFileRoute('/{-$locale}/_app/register')({
  server: { handlers: { POST: ({ request }) => postRegister(request) } },
  validateSearch: waySearch,
  loader: visitorsOnly,
  // Not cached: a user who has logged in since must not get back to it.
  gcTime: 0,
  head: ({ match: { context } }) =>
    accountHead({
      title: t(context.catalogues.get(context.language))`Opret konto`,
      listed: { ...context, path: '/register' },
    }),
  component: RegisterPage,
})
