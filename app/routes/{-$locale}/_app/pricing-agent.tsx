import { t } from '@lingui/core/macro'
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isVerified } from '#app/domain/account/account.ts'
import { inCountry } from '#app/domain/locale/locales.ts'
import { stringifySearchParams } from '#app/domain/search/search-params.ts'
import { accountHead } from '#app/features/account/page/account-head.ts'
import { AgentForVisitors } from '#app/features/price-agent/page/agent-for-visitors.tsx'
import { AgentSkeleton } from '#app/features/price-agent/page/agent-skeleton.tsx'
import { PriceAgentPage } from '#app/features/price-agent/page/price-agent-page.tsx'
import { readWatchesSearch, watchesPerStep } from '#app/features/price-agent/watches-search.ts'
import { useUser } from '#app/flows/session/use-user.ts'
import { getPriceAgentPage } from '#app/functions/price-agent.ts'
import { getSession } from '#app/functions/session.ts'
import { agentParts } from './-agent-parts.tsx'

/** After this many milliseconds, a navigation shows the skeleton. */
const pendingAfter = 200

/**
 * The watches of a verified user (§2.1, `/pricing-agent`). A visitor sees what it is for (§2.8); a user who
 * has not verified their email is redirected to the profile (§6), which says why.
 */
export const Route = createFileRoute('/{-$locale}/_app/pricing-agent')({
  validateSearch: readWatchesSearch,
  loader: async ({ location: { pathname } }) => {
    const page = await getPriceAgentPage()
    if (page) return page
    const user = await getSession()
    if (!user || isVerified(user)) return null
    const country = user.country_registered_to
    const query = stringifySearchParams({ next: inCountry(pathname, country) })
    throw redirect({ href: `/${country}/profile${query}` })
  },
  // Not cached: after leaving or deleting the account, going back must ask the server who is logged in.
  gcTime: 0,
  head: ({ match: { context } }) =>
    accountHead({ title: t(context.catalogues.get(context.language))`Din prisagent` }),
  pendingComponent: AgentSkeleton,
  pendingMs: pendingAfter,
  component: Page,
})

function Page() {
  const loaded = Route.useLoaderData()
  const { show = watchesPerStep } = Route.useSearch()
  const { country } = Route.useRouteContext()
  useReloadAfterLogin(loaded === null)
  if (!loaded) return <AgentForVisitors />
  return (
    <PriceAgentPage
      loaded={loaded}
      ask={() => getPriceAgentPage()}
      show={show}
      country={country}
      parts={agentParts}
    />
  )
}

/** Loads the page of a visitor again when they have logged in under the user button. */
function useReloadAfterLogin(isOfVisitor: boolean) {
  const router = useRouter()
  const email = useUser()?.email
  const askedFor = useRef<string>(undefined)
  useEffect(() => {
    if (!isOfVisitor || email === undefined || askedFor.current === email) return
    askedFor.current = email
    void router.invalidate({ filter: ({ routeId }) => routeId === Route.id })
  }, [router, email, isOfVisitor])
}
