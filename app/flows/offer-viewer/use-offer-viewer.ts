import { useRouteContext, useRouter } from '@tanstack/react-router'
import type { CustomProduct } from '#app/domain/offers/offers.ts'
import type { OfferDetail } from '#app/domain/partners/partner-pages.ts'
import type { RecommendingModule } from '#app/domain/tracking/tracking.ts'
import { entryOf } from '../tab/read-address.ts'
import { useTab } from '../tab/use-tab.ts'

type Chosen = { offers: OfferDetail[]; product?: CustomProduct; module?: RecommendingModule }

/**
 * A function that shows offers of the page, and a partner's own product, in the viewer (§2.7). The offers
 * count as viewed (§7.5), led to by `module`.
 */
export function useOfferViewer(): (chosen: Chosen) => void {
  const { press } = useTab()
  const router = useRouter()
  const country = useRouteContext({ from: '/{-$locale}', select: (context) => context.country })
  return ({ offers, product = null, module }) => {
    const entry = entryOf(router.state.location)
    const shared = { type: 'product.viewed', path: location.pathname, ...(module && { module }) } as const
    press(
      { to: 'offerViewer', event: { type: 'offers.chosen', offers, product, country, entry } },
      ...offers.map(({ id, variantId }) => ({
        to: 'app' as const,
        event: { ...shared, offerId: id, variantId },
      })),
    )
  }
}
