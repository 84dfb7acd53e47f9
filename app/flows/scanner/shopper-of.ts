import type { Country } from '#app/domain/locale/locales.ts'
import type { Shopper } from '#app/domain/memberships/shopper.ts'
import type { FlowActors } from '#machines/app/flows.types.ts'
import { savedChains } from '../my-chains/my-chains-facts.ts'

/** Who shops with this tab: the chains that count in a country, and the memberships. */
export function shopperOf(
  { myChains, memberships }: Pick<FlowActors, 'myChains' | 'memberships'>,
  wanted: Country,
): Shopper {
  const isAll = myChains.getSnapshot().matches({ scope: 'all' })
  const { country, saved } = memberships.getSnapshot().context
  return {
    mine: isAll ? [] : savedChains(myChains, wanted),
    memberships: country === wanted ? (saved ?? []) : [],
  }
}
