import { t } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { waySearch } from '#app/features/account/login/next-path.ts'
import { accountHead } from '#app/features/account/page/account-head.ts'
import { ResetPasswordPage } from '#app/features/account/password/reset-password-page.tsx'
import { postResetPassword } from '#app/functions/account-posts.ts'

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** GET: the page of a mailed link (Specification §2.1). POST: its form (§7.3). */
export const Route = createFileRoute('/{-$locale}/_app/reset-password')({
  server: { handlers: { POST: ({ request }) => postResetPassword(request) } },
  validateSearch: ({ token, email, ...way }) => ({
    token: textIn(token),
    email: textIn(email),
    ...waySearch(way),
  }),
  head: ({ match: { context } }) =>
    accountHead({ title: t(context.catalogues.get(context.language))`Vælg en ny adgangskode` }),
  component: ResetPassword,
})

function ResetPassword() {
  const { token, email } = Route.useSearch()
  return <ResetPasswordPage token={token} email={email} />
}
