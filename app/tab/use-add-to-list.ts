import { useRouteContext } from '@tanstack/react-router'
import type { OfferCard } from '#app/domain/offer-card.ts'
import { useTab } from './use-tab.ts'

/** Opens the add-to-list modal with an offer of the page, or with several to pick from (Specification §4). */
export function useAddToList(): (...offers: OfferCard[]) => void {
  const { withTab } = useTab()
  const country = useRouteContext({ from: '/{-$locale}', select: (context) => context.country })
  return (...offers) => withTab(({ addOffers }) => addOffers(offers, country))
}
