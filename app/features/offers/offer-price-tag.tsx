import type { ComponentProps } from 'react'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { severalUnits } from '#app/domain/offers/several-pieces.ts'
import { PriceTag } from '#app/ui/price/price-tag.tsx'

type Properties = { offer: OfferSummary } & Pick<
  ComponentProps<typeof PriceTag>,
  'country' | 'today' | 'size'
>

/** The price of an offer with its days, in yellow if it is the lowest of those compared. */
export function OfferPriceTag({ offer, ...shown }: Properties) {
  const { price, startDate, endDate, isCheapest } = offer
  return (
    <PriceTag
      amount={price}
      startDate={startDate}
      endDate={endDate}
      isBest={isCheapest}
      units={severalUnits(offer, shown.country)}
      {...shown}
    />
  )
}
