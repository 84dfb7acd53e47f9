import { t } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { waySearch } from '#app/features/account/login/next-path.ts'
import { accountHead } from '#app/features/account/page/account-head.ts'
import { GenderBirthYearPage } from '#app/features/account/registration/gender-birth-year-page.tsx'
import { KeptChains } from '#app/features/my-chains/kept-chains.tsx'
import { getSession } from '#app/functions/session.ts'

/** The second step of registering (§2.1), for the user whom the first step logged in. */
export const Route = createFileRoute('/{-$locale}/_app/register-gender-birthyear')({
  validateSearch: waySearch,
  loader: async ({ location }) => {
    if (!(await getSession())) throw redirect({ to: '/{-$locale}/login', search: { next: location.href } })
  },
  head: ({ match: { context } }) =>
    accountHead({ title: t(context.catalogues.get(context.language))`Lidt mere om dig` }),
  component: () => <GenderBirthYearPage chains={<KeptChains />} />,
})
