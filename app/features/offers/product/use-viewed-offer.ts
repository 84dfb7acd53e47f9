import { useEffect } from 'react'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'

/** Has the device remember that an offer was looked at. A page without it works the same, so that a failure is only reported. */
export function useViewedOffer(offer: OfferSummary, country: Country): void {
  useEffect(() => {
    import('#app/device/viewed-offers.ts')
      .then(({ keepViewedOffer }) => keepViewedOffer({ ...offer, country }))
      .catch(reportError)
  }, [offer, country])
}
