import { createFileRoute, Outlet, redirect, useChildMatches } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { countryOfPath, inCountry } from '#app/domain/locale/locales.ts'
import { UserButton } from '#app/features/account/menu/user-button.tsx'
import { NoticesPlace, prepareNotices } from '#app/features/account/notices/notices-place.tsx'
import { AddToListHost } from '#app/features/add-to-list/add-to-list-host.tsx'
import { AnchorAdHost } from '#app/features/ads/anchor-ad-host.tsx'
import { ConsentHost } from '#app/features/consent/consent-host.tsx'
import { CookieSettings } from '#app/features/consent/cookie-settings.tsx'
import { BottomBar } from '#app/features/navigation/bottom-bar.tsx'
import { ErrorPage } from '#app/features/navigation/error-page.tsx'
import { Footer } from '#app/features/navigation/footer.tsx'
import { Header } from '#app/features/navigation/header.tsx'
import { NavigationMenuHost } from '#app/features/navigation/menu/navigation-menu-host.tsx'
import { LanguageOfferHost } from '#app/features/navigation/offer/language-offer-host.tsx'
import { NotificationArea } from '#app/features/notifications/notification-area.tsx'
import { OfferViewerHost } from '#app/features/offers/viewer/viewer-host.tsx'
import { AgentButton } from '#app/features/price-agent/intro/agent-button.tsx'
import { AgentIntroHost } from '#app/features/price-agent/intro/agent-intro-host.tsx'
import { PriceAgentHost } from '#app/features/price-agent/modal/price-agent-host.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { ListButton } from '#app/features/shopping-list/list-button.tsx'
import { ShoppingList } from '#app/features/shopping-list/shopping-list.tsx'
import { useUser } from '#app/flows/session/use-user.ts'
import { willAskForConsent } from '#app/functions/services.ts'
import { getSession } from '#app/functions/session.ts'
import { getShell } from '#app/functions/shell.ts'
import { localeParams } from './-locale-params.ts'
import { renderSearchAd } from './-search-ad.tsx'

const LoginOrRegistration = lazy(async () => ({
  default: (await import('#app/features/account/login/login-or-registration.tsx')).LoginOrRegistration,
}))

/** The application shell (Specification §2.1, `/_app`). */
export const Route = createFileRoute('/{-$locale}/_app')({
  // Every page needs the shell, so it is in the main chunk instead of its own.
  codeSplitGroupings: [],
  params: localeParams,
  loader: async ({ context: { country }, location }) => {
    const [shell, user] = await Promise.all([getShell({ data: { country } }), getSession()])
    // Specification §4, User session: a user stays in the country they registered in.
    if (user && user.country_registered_to !== countryOfPath(location.pathname))
      throw redirect({ href: inCountry(location.href, user.country_registered_to) })
    await prepareNotices(location.search, user)
    return { shell, user, offered: user ? null : shell.offered }
  },
  staleTime: 600_000,
  component: Shell,
  errorComponent: FailedShell,
})

function Shell() {
  const { shell, offered } = Route.useLoaderData()
  const { country } = Route.useRouteContext()
  const user = useUser()
  // From the rendered page, because the address changes earlier, while the next page still loads.
  const isFrontPage = useChildMatches({ select: ([page]) => page?.routeId === '/{-$locale}/_app/' })
  return (
    <>
      <ConsentHost willAsk={willAskForConsent()} />
      <Header
        country={country}
        offer={<LanguageOfferHost offered={offered} />}
        categories={shell.categories}
        list={<ListButton place="header" />}
        listTab={<ListButton place="tab" />}
        agent={<AgentButton place="header" />}
        user={<UserButton />}
        {...(isFrontPage ? {} : { search: <SearchBox place="header" renderAd={renderSearchAd} /> })}
      />
      <NoticesPlace />
      <Outlet />
      <Footer
        shell={shell}
        country={country}
        user={user}
        renderSettings={(className) => <CookieSettings className={className} />}
      />
      <AnchorAdHost country={country} />
      <BottomBar agent={<AgentButton place="bar" />} list={<ListButton place="bar" />} />
      <ShoppingList notifications={<NotificationArea />} />
      <NavigationMenuHost shell={shell} country={country} user={user} agent={<AgentButton place="menu" />} />
      <AgentIntroHost />
      <OfferViewerHost />
      <PriceAgentHost />
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

/** Shown if the shell fails: those of its parts that need no server data, so that the visitor can go on. */
function FailedShell() {
  const { country } = Route.useRouteContext()
  return (
    <>
      <Header country={country} search={<SearchBox place="header" renderAd={renderSearchAd} />} />
      <ErrorPage />
    </>
  )
}
