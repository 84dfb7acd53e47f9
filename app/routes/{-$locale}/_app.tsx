import {
  createFileRoute,
  lazyRouteComponent,
  Outlet,
  redirect,
  useChildMatches,
  useRouterState,
} from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { isVerified, type User } from '#app/domain/account/account.ts'
import { countryOfPath, inCountry } from '#app/domain/locale/locales.ts'
import { UserButton } from '#app/features/account/menu/user-button.tsx'
import { AddToListHost } from '#app/features/add-to-list/add-to-list-host.tsx'
import { BottomBar } from '#app/features/navigation/bottom-bar.tsx'
import { ErrorPage } from '#app/features/navigation/error-page.tsx'
import { Footer } from '#app/features/navigation/footer.tsx'
import { Header } from '#app/features/navigation/header.tsx'
import { NotificationArea } from '#app/features/notifications/notification-area.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { ListButton } from '#app/features/shopping-list/list-button.tsx'
import { ShoppingList } from '#app/features/shopping-list/shopping-list.tsx'
import { useUser } from '#app/flows/session/use-user.ts'
import { getSession } from '#app/functions/session.ts'
import { getShell } from '#app/functions/shell.ts'
import { localeParams } from './-locale-params.ts'
import { renderSearchAd } from './-search-ad.tsx'

const Notices = lazyRouteComponent(() => import('#app/features/account/notices/notices.tsx'))

const LoginOrRegistration = lazy(async () => ({
  default: (await import('#app/features/account/login/login-or-registration.tsx')).LoginOrRegistration,
}))

/** Whether there is something to say of an account: what the address has of it, or that its email is not verified. */
const hasNotice = (search: object, user: User | null) =>
  'registered' in search || 'verified' in search || (user !== null && !isVerified(user))

/** The application shell (Specification §2.1, `/_app`). */
export const Route = createFileRoute('/{-$locale}/_app')({
  // Every page is in the shell: it comes with the framework instead of a file of its own.
  codeSplitGroupings: [],
  params: localeParams,
  loader: async ({ context: { country }, location }) => {
    const [shell, user] = await Promise.all([getShell({ data: { country } }), getSession()])
    // Specification §4, User session: a user is in the country they registered in.
    if (user && user.country_registered_to !== countryOfPath(location.pathname))
      throw redirect({ href: inCountry(location.href, user.country_registered_to) })
    // Pages are drawn in one go, without waiting for a chunk.
    if (hasNotice(location.search, user)) await Notices.preload?.()
    return { shell, user }
  },
  staleTime: 600_000,
  component: Shell,
  errorComponent: FailedShell,
})

function Shell() {
  const { shell } = Route.useLoaderData()
  const user = useUser()
  const isNoticed = useRouterState({ select: ({ location: { search } }) => hasNotice(search, user) })
  // What the outlet draws, which is not yet the address while a page is waited for.
  const isFrontPage = useChildMatches({ select: ([page]) => page?.routeId === '/{-$locale}/_app/' })
  return (
    <>
      <Header
        list={<ListButton place="header" />}
        listTab={<ListButton place="tab" />}
        user={<UserButton />}
        {...(isFrontPage ? {} : { search: <SearchBox place="header" renderAd={renderSearchAd} /> })}
      />
      {isNoticed && (
        <Suspense>
          <Notices />
        </Suspense>
      )}
      <Outlet />
      <Footer shell={shell} user={user} />
      <BottomBar list={<ListButton place="bar" />} />
      <ShoppingList notifications={<NotificationArea />} />
      <AddToListHost
        account={(choice) => (
          <Suspense>
            <LoginOrRegistration {...choice} />
          </Suspense>
        )}
      />
    </>
  )
}

/** The shell's own failure: of its parts those that need no answer of the server, so that there is a way on. */
function FailedShell() {
  return (
    <>
      <Header search={<SearchBox place="header" renderAd={renderSearchAd} />} />
      <ErrorPage />
    </>
  )
}
