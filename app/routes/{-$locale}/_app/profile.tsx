import { t } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { stringifySearchParams } from '#app/domain/search/search-params.ts'
import { accountHead } from '#app/features/account/page/account-head.ts'
import { ProfilePage } from '#app/features/account/profile/profile-page.tsx'
import { KeptMemberships } from '#app/features/memberships/kept-memberships.tsx'
import { KeptChains } from '#app/features/my-chains/kept-chains.tsx'
import { ListSummary } from '#app/features/shopping-list/overview/list-summary.tsx'
import { GuestItems, RefusedItems } from '#app/features/shopping-list/overview/waiting-items.tsx'
import { getProfile } from '#app/functions/profile.ts'

/** The user's profile (§2.1, `/profile`); a visitor is redirected to the login. */
export const Route = createFileRoute('/{-$locale}/_app/profile')({
  loader: async ({ location: { pathname, search } }) => {
    const profile = await getProfile()
    if (profile) return profile
    const query = stringifySearchParams({ next: pathname + stringifySearchParams(search) })
    throw redirect({ href: pathname.replace(/\/profile\/?$/, '/login') + query })
  },
  // Not cached: after leaving or deleting the account, going back must ask the server who is logged in.
  gcTime: 0,
  head: ({ match: { context } }) =>
    accountHead({ title: t(context.catalogues.get(context.language))`Min profil` }),
  component: Profile,
})

function Profile() {
  const { country } = Route.useRouteContext()
  return (
    <ProfilePage
      {...Route.useLoaderData()}
      list={
        <>
          <ListSummary />
          <RefusedItems country={country} />
        </>
      }
      chains={<KeptChains />}
      memberships={<KeptMemberships />}
      guestItems={<GuestItems country={country} />}
    />
  )
}
