import {
  ClientOnly,
  createFileRoute,
  Outlet,
  redirect,
  useChildMatches,
  useRouterState,
} from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { isVerified } from '#app/domain/account.ts'
import { countryOfPath, inCountry } from '#app/domain/locales.ts'
import { UserButton } from '#app/features/account/user-button.tsx'
import { BottomBar } from '#app/features/navigation/bottom-bar.tsx'
import { Footer } from '#app/features/navigation/footer.tsx'
import { Header } from '#app/features/navigation/header.tsx'
import { NotificationArea } from '#app/features/notifications/notification-area.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { getSession } from '#app/functions/session.ts'
import { getShell } from '#app/functions/shell.ts'
import { useUser } from '#app/tab/use-user.ts'

const Notices = lazy(() => import('#app/features/account/notices.tsx'))

/** The application shell (Specification §2.1, `/_app`). */
export const Route = createFileRoute('/{-$locale}/_app')({
  loader: async ({ context: { country }, location }) => {
    const [shell, user] = await Promise.all([getShell({ data: { country } }), getSession()])
    // Specification §4, User session: a user is in the country they registered in.
    if (user && user.country_registered_to !== countryOfPath(location.pathname))
      throw redirect({ href: inCountry(location.href, user.country_registered_to) })
    return { shell, user }
  },
  staleTime: 600_000,
  component: Shell,
})

function Shell() {
  const { shell } = Route.useLoaderData()
  const user = useUser()
  const hasFlag = useRouterState({
    select: ({ location: { search } }) => 'registered' in search || 'verified' in search,
  })
  // What the outlet draws, which is not yet the address while a page is waited for.
  const isFrontPage = useChildMatches({ select: ([page]) => page?.routeId === '/{-$locale}/_app/' })
  return (
    <>
      <Header user={<UserButton />} {...(isFrontPage ? {} : { search: <SearchBox place="header" /> })} />
      {(hasFlag || (user && !isVerified(user))) && (
        // Drawn in the browser only: pages are rendered whole, without waiting for a chunk.
        <ClientOnly>
          <Suspense>
            <Notices />
          </Suspense>
        </ClientOnly>
      )}
      <Outlet />
      <Footer shell={shell} />
      <BottomBar />
      <NotificationArea />
    </>
  )
}
