import { appliedChains } from '#app/domain/chains/my-chains.ts'
import type { Shopper } from '#app/domain/memberships/shopper.ts'
import { useMyChains } from '../my-chains/use-my-chains.ts'
import { useMemberships } from './use-memberships.ts'

/** Who sees the page: their chains that count, and their memberships, for verdicts that are made in the browser. */
export function useShopper(): Shopper {
  const mine = appliedChains(useMyChains())
  const { saved } = useMemberships()
  return { mine, memberships: saved }
}
