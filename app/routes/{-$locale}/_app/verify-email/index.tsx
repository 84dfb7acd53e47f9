import { t } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { carriedNext, waySearch } from '#app/features/account/login/next-path.ts'
import { accountHead } from '#app/features/account/page/account-head.ts'
import { DisownPage } from '#app/features/account/verification/disown-page.tsx'
import { VerifyEmailPage } from '#app/features/account/verification/verify-email-page.tsx'
import { getEmailVerification } from '#app/functions/account/email-verification.ts'

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * The page of a mailed link that asks to verify an email, or to delete an account that is not the reader's
 * (§4 user session).
 */
export const Route = createFileRoute('/{-$locale}/_app/verify-email/')({
  validateSearch: ({ id, hash, expires, signature, disown, next }) => ({
    id: textIn(id),
    hash: textIn(hash),
    expires: textIn(expires),
    signature: textIn(signature),
    ...(disown === '1' && { disown }),
    ...carriedNext(waySearch({ next }).next),
  }),
  loaderDeps: ({ search: { id, hash, expires, signature } }) => ({ id, hash, expires, signature }),
  loader: async ({ deps: link }) => ({ link, verification: await getEmailVerification({ data: link }) }),
  // Not cached: the answer changes when the email is verified, here or elsewhere.
  gcTime: 0,
  staleTime: 0,
  // The address holds the link: it is kept by no cache and told to no other site.
  headers: () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }),
  head: ({ match: { context } }) =>
    accountHead({ title: t(context.catalogues.get(context.language))`Bekræft din e-mail` }),
  component: Page,
})

function Page() {
  const { disown } = Route.useSearch()
  const { link, verification } = Route.useLoaderData()
  const key = Object.values(link).join(' ')
  if (disown) return <DisownPage key={key} link={link} verification={verification} />
  return <VerifyEmailPage key={key} link={link} verification={verification} />
}
