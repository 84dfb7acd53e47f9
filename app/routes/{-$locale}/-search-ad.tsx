import { lazy, Suspense } from 'react'
import type { Country } from '#app/domain/locale/locales.ts'
import type { ProductOffer } from '#app/domain/offers/offers.ts'

const GivenAd = lazy(async () => ({ default: (await import('#app/features/ads/given-ad.tsx')).GivenAd }))

/** Renders the ad in the search box's dropdown. */
export const renderSearchAd = (offer: ProductOffer | null, country: Country) => (
  <Suspense fallback={<div />}>
    <GivenAd size="rectangle" offer={offer} country={country} />
  </Suspense>
)
