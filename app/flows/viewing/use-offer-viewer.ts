import { useRouteContext } from '@tanstack/react-router'
import type { CustomProduct } from '#app/domain/offers/offers.ts'
import type { OfferDetail } from '#app/domain/partners/partner-pages.ts'
import { useTab } from '../tab/use-tab.ts'

type Chosen = { offers: OfferDetail[]; product?: CustomProduct }

/** A function that shows offers of the page, and a partner's own product, in the viewer (Specification §2.7). */
export function useOfferViewer(): (chosen: Chosen) => void {
  const { withTab } = useTab()
  const country = useRouteContext({ from: '/{-$locale}', select: (context) => context.country })
  return ({ offers, product = null }) =>
    withTab(({ offerViewer }) => offerViewer.send({ type: 'offers.chosen', offers, product, country }))
}
