import type { Country } from '#app/domain/locale/locales.ts'
import type { ProductOffer } from '#app/domain/offers/offers.ts'
import { useAdSources } from '#app/flows/ads/use-ad-sources.ts'
import { LatePart } from '#app/flows/late/late-part.tsx'
import { useTab } from '#app/flows/tab/use-tab.ts'
import type { AdLook } from './ad-slot.tsx'
import { HouseAd } from './house-ad.tsx'
import { lateAdCode } from './late-ad-code.ts'

type Properties = { size: 'rectangle' | 'wide'; country: Country; offer: ProductOffer | null }

/** An ad slot whose page came with an offer for it, which is shown unless Google has an ad; null if there is neither. */
export default function GivenAd({ size, country, offer }: Properties) {
  const manager = useAdSources()?.manager ?? null
  const { tab } = useTab()
  const look: AdLook = { size, shared: manager !== null }
  const house = offer && <HouseAd {...look} offer={offer} country={country} />
  if (!tab || !manager) return house
  const wanted = { country, placement: 'offer-page', except: undefined } as const
  return (
    <LatePart code={lateAdCode} fallback={house}>
      {(LateAd) => <LateAd key={offer?.id} tab={tab} look={look} wanted={wanted} offer={offer} />}
    </LatePart>
  )
}
