import { t } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CheckEmailPage } from '#app/features/account/login/check-email-page.tsx'
import { waySearch } from '#app/features/account/login/next-path.ts'
import { accountHead } from '#app/features/account/page/account-head.ts'
import { visitorsOnly } from '#app/functions/visitors-only.ts'

/** The email check, which leads to login or registration (§2.1, `/check-email`). */
export const Route = createFileRoute('/{-$locale}/_app/check-email')({
  validateSearch: waySearch,
  loader: visitorsOnly,
  // Not cached: a user who has logged in since must not get back to it.
  gcTime: 0,
  head: ({ match: { context } }) =>
    accountHead({ title: t(context.catalogues.get(context.language))`Log ind eller opret konto` }),
  component: CheckEmailPage,
})
