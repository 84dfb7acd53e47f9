import { useEffect } from 'react'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { useLeadingModule } from '#app/flows/offer-viewer/leading-module.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'

/**
 * Remembers a viewed offer on the device, and tells the tab of it. A failure is only reported, because the page works
 * without it.
 */
export function useViewedOffer(offer: OfferSummary, country: Country): void {
  const { tab } = useTab()
  const module = useLeadingModule()
  const { id, variantId } = offer
  useEffect(() => {
    const viewed = { offerId: id, variantId, path: location.pathname, ...(module && { module }) }
    tab?.app.send({ type: 'product.viewed', ...viewed })
  }, [tab, id, variantId, module])
  useEffect(() => {
    import('#app/device/viewed-offers.ts')
      .then(({ keepViewedOffer }) => keepViewedOffer({ ...offer, country }))
      .catch(reportError)
  }, [offer, country])
}
