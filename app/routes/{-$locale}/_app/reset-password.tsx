import { t } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { carriedNext, waySearch } from '#app/features/account/login/next-path.ts'
import { accountHead } from '#app/features/account/page/account-head.ts'
import { ResetPasswordPage } from '#app/features/account/password/reset-password-page.tsx'
import { checkResetLink } from '#app/functions/account/reset-link.ts'
import { postResetPassword } from '#app/functions/account-posts.ts'

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** GET: the page of a mailed link (§2.1). POST: its form (§7.3). */
export const Route = createFileRoute('/{-$locale}/_app/reset-password')({
  server: { handlers: { POST: ({ request }) => postResetPassword(request) } },
  validateSearch: ({ token, email, ...way }) => ({
    token: textIn(token),
    email: textIn(email),
    ...waySearch(way),
  }),
  loader: async ({ location }) => {
    const token = new URLSearchParams(location.searchStr).get('token')
    return token !== null && (await checkResetLink({ data: { token } }))
  },
  // The token is soon taken out of the address, and the link is looked at once only.
  shouldReload: false,
  // The address holds the token: it is kept by no cache and told to no other site.
  headers: () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }),
  head: ({ match: { context } }) =>
    accountHead({ title: t(context.catalogues.get(context.language))`Vælg en ny adgangskode` }),
  component: ResetPassword,
})

function ResetPassword() {
  const search = Route.useSearch()
  const isLinkAlive = Route.useLoaderData()
  const navigate = Route.useNavigate()
  // Kept here, and taken out of the address, where others could read it or the browser would remember it.
  const [{ token, email, isAlive }] = useState({ ...search, isAlive: isLinkAlive })
  useEffect(() => {
    if (search.token === undefined) return
    void navigate({
      search: ({ next }) => ({ token: undefined, email: undefined, ...carriedNext(next) }),
      replace: true,
      resetScroll: false,
      viewTransition: false,
    })
  }, [search.token, navigate])
  return <ResetPasswordPage token={isAlive ? token : undefined} email={email} />
}
