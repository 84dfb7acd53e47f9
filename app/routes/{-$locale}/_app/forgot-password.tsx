import { t } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { waySearch } from '#app/features/account/login/next-path.ts'
import { accountHead } from '#app/features/account/page/account-head.ts'
import { ForgotPasswordPage } from '#app/features/account/password/forgot-password-page.tsx'
import { postForgotPassword } from '#app/functions/account-posts.ts'

/** GET: the page (§2.1, `/forgot-password`). POST: its form (§7.3). */
export const Route = createFileRoute('/{-$locale}/_app/forgot-password')({
  server: { handlers: { POST: ({ request }) => postForgotPassword(request) } },
  validateSearch: waySearch,
  head: ({ match: { context } }) =>
    accountHead({ title: t(context.catalogues.get(context.language))`Glemt adgangskode` }),
  component: ForgotPasswordPage,
})
