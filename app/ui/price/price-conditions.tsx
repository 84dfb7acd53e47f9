import { priceConditions } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import { type Conditioned, conditionsText } from '#app/domain/offers/offer-conditions.ts'

/**
 * What a price asks of a shopper, in quiet words beside it: `Medlemspris · Trumf`. Hidden from screen readers, which hear it
 * with the price (`Price`).
 */
export function PriceConditions({ offer, country }: { offer: Conditioned; country: Country }) {
  const text = conditionsText(offer, country)
  return (
    text && (
      <span className={priceConditions()} aria-hidden="true">
        {text}
      </span>
    )
  )
}
