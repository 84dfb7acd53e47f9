import { t } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { stringifySearchParams } from '#app/domain/search/search-params.ts'
import { accountHead } from '#app/features/account/page/account-head.ts'
import { ProfilePage } from '#app/features/account/profile/profile-page.tsx'
import { ListSummary } from '#app/features/shopping-list/overview/list-summary.tsx'
import { GuestItems, RefusedItems } from '#app/features/shopping-list/overview/waiting-items.tsx'
import { getProfile } from '#app/functions/profile.ts'

/** The profile of the user (Specification §2.1, `/profile`); a visitor logs in first. */
export const Route = createFileRoute('/{-$locale}/_app/profile')({
  loader: async ({ location: { pathname, search } }) => {
    const profile = await getProfile()
    if (profile) return profile
    // The login page says what the link of a mail did, which leads here.
    const { verified, ...others }: { verified?: unknown } = search
    const query = stringifySearchParams({ verified, next: pathname + stringifySearchParams(others) })
    throw redirect({ href: pathname.replace(/\/profile\/?$/, '/login') + query })
  },
  // Nobody comes back to a profile that was left, or deleted, without the server's word on who they are.
  gcTime: 0,
  head: ({ match: { context } }) =>
    accountHead({ title: t(context.catalogues.get(context.language))`Min profil` }),
  component: () => (
    <ProfilePage
      {...Route.useLoaderData()}
      list={
        <>
          <ListSummary />
          <RefusedItems />
        </>
      }
      guestItems={<GuestItems />}
    />
  ),
})
