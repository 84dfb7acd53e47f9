import { fromPromise } from 'xstate'
import { request } from '#app/api/request.ts'
import type { HousePlacement } from '#app/domain/ads/ads.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferPlacementResponse, ProductOffer } from '#app/domain/offers/offers.ts'
import { askServer } from '../queries/ask-server.ts'
import { keys } from '../queries/keys.ts'

/** A placement, and the offer that the page shows already. */
export type HouseAdWanted = { country: Country; placement: HousePlacement; except: number | undefined }

/** For so many milliseconds the pages of a tab draw from the same offers. */
const fresh = 300_000

/** One of a placement's offers, another one on each page; null if it has none, or none is wanted. */
export const houseAdActor = (wanted: HouseAdWanted | null) =>
  fromPromise<ProductOffer | null>(async ({ signal }) => {
    if (!wanted) return null
    const { country, placement, except } = wanted
    const { offers } = await askServer(
      {
        queryKey: keys.houseAds(country, placement),
        staleTime: fresh,
        queryFn: (fetching) =>
          request<OfferPlacementResponse>(
            'GET',
            `/api/product-offers-for-placement/${country}/${placement}`,
            fetching,
          ),
      },
      signal,
    )
    const others = offers.filter(({ id }) => id !== except)
    return others[Math.floor(Math.random() * others.length)] ?? null
  })
