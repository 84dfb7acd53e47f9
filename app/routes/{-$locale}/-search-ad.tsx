import { lazy, Suspense } from 'react'
import type { Country } from '#app/domain/locale/locales.ts'
import type { ProductOffer } from '#app/domain/offers/offers.ts'

const AdSlot = lazy(async () => ({ default: (await import('#app/features/ads/ad-slot.tsx')).AdSlot }))

/** Renders the ad in the search box's dropdown. */
export const renderSearchAd = (offer: ProductOffer, country: Country) => (
  <Suspense fallback={<div />}>
    <AdSlot offer={offer} country={country} />
  </Suspense>
)
