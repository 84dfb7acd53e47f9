import type { RegisteredRouter } from '@tanstack/react-router'
import { wantAllChains } from '#app/device/cookies/my-chains.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { FlowActors } from '#machines/app/flows.types.ts'
import type { Handlers } from '../tab/handle-facts.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page goes to another address when the shopper keeps chains on it, and is drawn anew by that. */
    leadsToKeptChains?: boolean
  }
}

/** The server chooses what comes first, so what is shown is read again when the choice has changed. */
export function myChainsFacts(router: RegisteredRouter): Handlers['myChains'] {
  const drawAnew = () => void router.invalidate().catch(reportError)
  const leadsToKept = () => router.state.matches.some(({ staticData }) => staticData.leadsToKeptChains)
  return {
    'choice.kept': () => {
      if (!leadsToKept()) drawAnew()
    },
    'choice.found': drawAnew,
    'scope.changed': ({ isAll }) => {
      wantAllChains(isAll)
      drawAnew()
    },
  }
}

/** The ids of the shopper's chains in a country; none if they chose none, or other chains are known. */
export function savedChains(myChains: FlowActors['myChains'], wanted: Country): number[] {
  const { country, saved } = myChains.getSnapshot().context
  return country === wanted ? (saved ?? []) : []
}
