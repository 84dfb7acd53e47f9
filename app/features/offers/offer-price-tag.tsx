import type { ComponentProps } from 'react'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { PriceTag } from '#app/ui/price/price-tag.tsx'

type Properties = { offer: OfferSummary } & Pick<
  ComponentProps<typeof PriceTag>,
  'country' | 'today' | 'size'
>

/** The price of an offer with its days, in yellow if it is the lowest of those compared. */
export function OfferPriceTag(properties: Properties) {
  return <PriceTag isBest={properties.offer.isCheapest} {...properties} />
}
