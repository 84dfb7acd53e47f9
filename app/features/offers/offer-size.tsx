import { useLingui } from '@lingui/react/macro'
import { offerCard } from 'styled-system/recipes'
import type { Country } from '#app/domain/locales.ts'
import { formatAmount } from '#app/domain/money.ts'
import type { OfferCard } from '#app/domain/offer-card.ts'

/** The price of a full unit, `99,88 pr. kg`; empty where nobody tells it. */
export function useUnitPrice({ unitPrice, quantityType: unit }: OfferCard, country: Country): string {
  const { t } = useLingui()
  const price = unitPrice === null ? '' : formatAmount(unitPrice, country)
  return unit && price ? t`${price} pr. ${unit}` : ''
}

/** The size and the price of a full unit, as far as they are known: `400 g · 99,88 pr. kg`. */
export function useOfferSize(offer: OfferCard, country: Country): string {
  return [offer.size, useUnitPrice(offer, country)].filter(Boolean).join(' · ')
}

/** An offer's size and unit price as a line of its card. */
export function OfferSize({ offer, country }: { offer: OfferCard; country: Country }) {
  const size = useOfferSize(offer, country)
  return size && <p className={offerCard().meta}>{size}</p>
}
