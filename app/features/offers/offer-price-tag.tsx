import type { ComponentProps } from 'react'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { isCheapest } from '#app/domain/prices/verdicts.ts'
import { PriceTag } from '#app/ui/price/price-tag.tsx'

type Properties = { offer: OfferSummary } & Pick<
  ComponentProps<typeof PriceTag>,
  'country' | 'today' | 'size' | 'isBest'
>

/** The price of an offer with its days, in yellow if it is the cheapest, unless the place marks another. */
export function OfferPriceTag(properties: Properties) {
  return <PriceTag isBest={isCheapest(properties.offer)} {...properties} />
}
