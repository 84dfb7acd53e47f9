import { useRouteContext } from '@tanstack/react-router'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { useTab } from '../tab/use-tab.ts'

/**
 * A function that asks the price agent to watch the product of an offer on the page (§4, Adding to price
 * agent).
 */
export function useWatchOffer(): (offer: OfferSummary) => void {
  const { press } = useTab()
  const country = useRouteContext({ from: '/{-$locale}', select: (context) => context.country })
  return (watched) => press({ cta: 'price-agent', offerId: watched.id }, { wanted: { country, watched } })
}
