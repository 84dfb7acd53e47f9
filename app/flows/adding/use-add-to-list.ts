import { useRouteContext } from '@tanstack/react-router'
import { dayIn } from '#app/domain/locale/dates.ts'
import { addableOffer } from '#app/domain/offers/offer-sketch.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { useTab } from '../tab/use-tab.ts'

/** Opens the add-to-list modal with an offer of the page, or with several to pick from (Specification §4). */
export function useAddToList(): (...offers: OfferSummary[]) => void {
  const { press } = useTab()
  const country = useRouteContext({ from: '/{-$locale}', select: (context) => context.country })
  return (...offers) => {
    const today = dayIn(country, new Date())
    const items = offers.map((offer) => addableOffer(offer, country, today))
    press(...offers.map(({ id }) => ({ cta: 'add-to-list' as const, offerId: id })), {
      to: 'addToList',
      event: { type: 'add.requested', country, items },
    })
  }
}
