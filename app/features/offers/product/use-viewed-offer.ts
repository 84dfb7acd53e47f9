import { useEffect } from 'react'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'

/**
 * Remembers a viewed offer on the device, and tells the tab of it. A failure is only reported, because the page works
 * without it.
 */
export function useViewedOffer(offer: OfferSummary, country: Country): void {
  const { tab } = useTab()
  const { id, variantId } = offer
  useEffect(() => {
    tab?.app.send({ type: 'product.viewed', offerId: id, variantId, path: location.pathname })
  }, [tab, id, variantId])
  useEffect(() => {
    import('#app/device/viewed-offers.ts')
      .then(({ keepViewedOffer }) => keepViewedOffer({ ...offer, country }))
      .catch(reportError)
  }, [offer, country])
}
