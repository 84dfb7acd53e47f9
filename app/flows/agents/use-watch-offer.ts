import { useRouteContext } from '@tanstack/react-router'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { useTab } from '../tab/use-tab.ts'

/** Has the price of an offer of the page followed (Specification §4, Adding to price agent). */
export function useWatchOffer(): (offer: OfferSummary) => void {
  const { withTab } = useTab()
  const country = useRouteContext({ from: '/{-$locale}', select: (context) => context.country })
  return (offer) => withTab(({ watchOffer }) => watchOffer(offer, country))
}
