import { useLingui } from '@lingui/react/macro'
import { offerCard } from 'styled-system/recipes'
import type { Country } from '#app/domain/locales.ts'
import { formatAmount } from '#app/domain/money.ts'
import type { OfferCard } from '#app/domain/offer-card.ts'

/** The size and the price of a full unit, as far as they are known: `400 g · 99,88 pr. kg`. */
export function useOfferSize(offer: OfferCard, country: Country): string {
  const { t } = useLingui()
  const unit = offer.quantityType
  const price = offer.unitPrice === null ? '' : formatAmount(offer.unitPrice, country)
  const comparison = unit && price ? t`${price} pr. ${unit}` : ''
  return [offer.size, comparison].filter(Boolean).join(' · ')
}

export function OfferSize({ offer, country }: { offer: OfferCard; country: Country }) {
  const size = useOfferSize(offer, country)
  return size && <p className={offerCard().meta}>{size}</p>
}
