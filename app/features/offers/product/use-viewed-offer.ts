import { useEffect } from 'react'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'

/** Remembers a viewed offer on the device. A failure is only reported, because the page works without it. */
export function useViewedOffer(offer: OfferSummary, country: Country): void {
  useEffect(() => {
    import('#app/device/viewed-offers.ts')
      .then(({ keepViewedOffer }) => keepViewedOffer({ ...offer, country }))
      .catch(reportError)
  }, [offer, country])
}
