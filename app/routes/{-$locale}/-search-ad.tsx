import { lazy, Suspense } from 'react'
import type { Country } from '#app/domain/locale/locales.ts'
import type { ProductOffer } from '#app/domain/offers/offers.ts'

const AdSlot = lazy(async () => ({ default: (await import('#app/features/ads/ad-slot.tsx')).AdSlot }))

/** The ad of the search box's dropdown; its code comes with the first one. */
export const renderSearchAd = (offer: ProductOffer, country: Country) => (
  <Suspense fallback={<div />}>
    <AdSlot offer={offer} country={country} />
  </Suspense>
)
