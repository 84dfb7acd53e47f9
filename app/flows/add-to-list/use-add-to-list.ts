import { useRouteContext } from '@tanstack/react-router'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { useTab } from '../tab/use-tab.ts'

/** Opens the add-to-list modal with an offer of the page, or with several to pick from (§4). */
export function useAddToList(): (...offers: OfferSummary[]) => void {
  const { press } = useTab()
  const country = useRouteContext({ from: '/{-$locale}', select: (context) => context.country })
  return (...onList) =>
    press(...onList.map(({ id }) => ({ cta: 'add-to-list' as const, offerId: id })), {
      wanted: { country, onList },
    })
}
