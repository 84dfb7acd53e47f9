import {
  createFileRoute,
  type ErrorComponentProps,
  Outlet,
  redirect,
  useChildMatches,
  useRouter,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Country, countryOfPath, inCountry } from '#app/domain/locale/locales.ts'
import type { ShellData } from '#app/domain/search/pages.ts'
import { LateAccountForm } from '#app/features/account/login/late-account-form.tsx'
import { UserButton } from '#app/features/account/menu/user-button.tsx'
import { NoticesPlace, prepareNotices } from '#app/features/account/notices/notices-place.tsx'
import { AddToListHost } from '#app/features/add-to-list/add-to-list-host.tsx'
import { AnchorAdHost } from '#app/features/ads/anchor-ad-host.tsx'
import { ConsentHost } from '#app/features/consent/consent-host.tsx'
import { CookieSettings } from '#app/features/consent/cookie-settings.tsx'
import { BottomBar } from '#app/features/navigation/bottom-bar.tsx'
import { ErrorPage } from '#app/features/navigation/error-page.tsx'
import { FailedPress } from '#app/features/navigation/failed-press.tsx'
import { Footer } from '#app/features/navigation/footer.tsx'
import { Header } from '#app/features/navigation/header.tsx'
import { NavigationMenuHost } from '#app/features/navigation/menu/navigation-menu-host.tsx'
import { LanguageOfferHost } from '#app/features/navigation/offer/language-offer-host.tsx'
import { NotificationArea } from '#app/features/notifications/notification-area.tsx'
import { ScannerHost } from '#app/features/offers/scanner/scanner-host.tsx'
import { OfferViewerHost } from '#app/features/offers/viewer/viewer-host.tsx'
import { AgentButton } from '#app/features/price-agent/intro/agent-button.tsx'
import { AgentIntroHost } from '#app/features/price-agent/intro/agent-intro-host.tsx'
import { PriceAgentHost } from '#app/features/price-agent/modal/price-agent-host.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { ListButton } from '#app/features/shopping-list/list-button.tsx'
import { ShoppingList } from '#app/features/shopping-list/shopping-list.tsx'
import { usePageUser } from '#app/flows/session/use-page-user.ts'
import { willAskForConsent } from '#app/functions/services.ts'
import { getSession } from '#app/functions/session.ts'
import { getShell } from '#app/functions/shell.ts'
import { localeParams } from './-locale-params.ts'
import { renderSearchAd } from './-search-ad.tsx'

/** The application shell (§2.1, `/_app`). */
export const Route = createFileRoute('/{-$locale}/_app')({
  // Every page needs the shell, so it is in the main chunk instead of its own.
  codeSplitGroupings: [],
  params: localeParams,
  loader: async ({ context: { country }, location }) => {
    const [shell, user] = await Promise.all([getShell({ data: { country } }), getSession()])
    // §4, User session: a user stays in the country they registered in.
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
  // The front page has its own search box. From the rendered page, because the address changes earlier, while the next
  // page still loads.
  const isFrontPage = useChildMatches({ select: ([page]) => page?.routeId === '/{-$locale}/_app/' })
  return (
    <Frame shell={shell} offered={offered} hasSearch={!isFrontPage}>
      <ShellPage />
    </Frame>
  )
}

/**
 * The page in the shell. If it failed together with the shell and both are loaded again, the router draws the page
 * before its data has arrived (router-core 1.171.39), so its skeleton is drawn until then.
 */
function ShellPage() {
  const { routesById } = useRouter()
  const page = useChildMatches({
    select: ([page]) => (page?.status === 'success' && !('loaderData' in page) ? page.routeId : null),
  })
  const waiting = page && routesById[page].options
  if (!waiting?.loader) return <Outlet />
  const { pendingComponent: Skeleton } = waiting
  return Skeleton ? <Skeleton /> : null
}

/** Shown if the shell's data fails: all that needs none of it, so that the shopper can go on. */
function FailedShell({ error }: ErrorComponentProps) {
  return (
    <Frame shell={withoutData()} offered={null} hasSearch>
      <ErrorPage error={error} />
    </Frame>
  )
}

const withoutData = (): ShellData => ({
  categories: null,
  year: String(new Date().getFullYear()),
  offered: null,
  ads: { house: [], manager: null },
  myChains: null,
  memberships: null,
})

type FrameProperties = {
  shell: ShellData
  offered: Country | null
  /** Whether the search box is in the header. */
  hasSearch: boolean
  children: ReactNode
}

/** What is around every page: header, search, navigation, list, and what opens over it. */
function Frame({ shell, offered, hasSearch, children }: FrameProperties) {
  const { country } = Route.useRouteContext()
  const user = usePageUser()
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
        {...(hasSearch && { search: <SearchBox place="header" renderAd={renderSearchAd} /> })}
      />
      <NoticesPlace />
      {children}
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
      <FailedPress />
      <AgentIntroHost />
      <OfferViewerHost />
      <ScannerHost />
      <PriceAgentHost />
      <AddToListHost account={(choice) => <LateAccountForm {...choice} />} />
    </>
  )
}
