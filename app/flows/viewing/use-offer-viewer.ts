import { useRouteContext, useRouter } from '@tanstack/react-router'
import type { CustomProduct } from '#app/domain/offers/offers.ts'
import type { OfferDetail } from '#app/domain/partners/partner-pages.ts'
import type { RecommendingModule } from '#app/domain/tracking/tracking.ts'
import { entryOf } from '../tab/read-address.ts'
import { useTab } from '../tab/use-tab.ts'

type Chosen = { offers: OfferDetail[]; product?: CustomProduct; module?: RecommendingModule }

/**
 * A function that shows offers of the page, and a partner's own product, in the viewer (Specification §2.7). The offers
 * count as viewed (§7.5), led to by `module`.
 */
export function useOfferViewer(): (chosen: Chosen) => void {
  const { withTab } = useTab()
  const router = useRouter()
  const country = useRouteContext({ from: '/{-$locale}', select: (context) => context.country })
  return ({ offers, product = null, module }) =>
    withTab(({ app, offerViewer }) => {
      const entry = entryOf(router.state.location)
      offerViewer.send({ type: 'offers.chosen', offers, product, country, entry })
      const shared = { type: 'product.viewed', path: location.pathname, ...(module && { module }) } as const
      for (const { id, variantId } of offers) app.send({ ...shared, offerId: id, variantId })
    })
}
