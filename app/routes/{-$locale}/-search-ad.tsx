import type { Country } from '#app/domain/locale/locales.ts'
import type { ProductOffer } from '#app/domain/offers/offers.ts'
import { LatePart, latePart } from '#app/flows/late/late-part.tsx'

const code = latePart(() => import('#app/features/ads/given-ad.tsx'))

/** Renders the ad in the search box's dropdown. */
export const renderSearchAd = (offer: ProductOffer | null, country: Country) => (
  <LatePart code={code} fallback={<div />}>
    {(GivenAd) => <GivenAd size="rectangle" offer={offer} country={country} />}
  </LatePart>
)
