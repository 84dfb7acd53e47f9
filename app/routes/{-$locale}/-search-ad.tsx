import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { countryOfLocale, isLocale } from '#app/domain/locales.ts'
import type { ProductOffer } from '#app/domain/offers.ts'

const AdSlot = lazy(async () => ({ default: (await import('#app/features/ads/ad-slot.tsx')).AdSlot }))

/** The ad of the search box's dropdown; its code comes with the first one. */
export const renderSearchAd = (offer: ProductOffer) => <SearchAd offer={offer} />

function SearchAd({ offer }: { offer: ProductOffer }) {
  const { locale } = useParams({ strict: false })
  return (
    <Suspense fallback={<div />}>
      <AdSlot offer={offer} country={countryOfLocale(isLocale(locale) ? locale : undefined)} />
    </Suspense>
  )
}
