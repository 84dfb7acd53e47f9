import { chainLogo } from './chain-logos.ts'
import type { Day } from './dates.ts'
import type { Country } from './locales.ts'
import { formatAmount, formatMoney } from './money.ts'
import type { OfferCard } from './offer-card.ts'
import { priceDetailsText, priceText, subText } from './offers.ts'
import type { AddableItem, ItemSketch, StorePlacement } from './shopping-list.ts'

type Place = {
  country: Country
  today: Day
  /** What the price is for, `stk.`, where it is known; a page's card does not say. */
  unitType?: string
  /** Where it stands in the shop; a page's card does not say. */
  placement?: StorePlacement | null
}

/**
 * What an offer looks like as an item on a list (Specification §3, Shopping list item). The price is that of one piece
 * (product: Shopping list); `subPriceText` says how it is sold where that is several at once.
 */
export function sketchOfOffer(
  offer: Omit<OfferCard, 'regularPrice' | 'isCheapest' | 'offerUrl' | 'variantId'>,
  { country, today, unitType, placement = null }: Place,
): ItemSketch {
  const { unitPrice, quantityType } = offer
  return {
    name: offer.name,
    subText: [offer.size, subText(offer)].filter(Boolean).join(' · '),
    imageUrl: offer.imageUrl,
    priceText: formatAmount(Math.round(offer.price / offer.units), country),
    subPriceText:
      offer.units > 1 && unitType
        ? priceText({
            units: offer.units,
            unitType,
            priceFormattedForCountry: formatMoney(offer.price, country),
          })
        : '',
    priceDetailsText: priceDetailsText({
      pricePerFullUnitOfQuantityTypeFormattedForCountry:
        unitPrice === null ? null : formatMoney(unitPrice, country),
      quantityType,
    }),
    chainName: offer.chain.name,
    chainImage: chainLogo(offer.chain.name),
    isHighlighted: offer.isHighlighted,
    storePlacement: placement,
    offerId: offer.id,
    customPartnerProductId: null,
    startDate: offer.startDate,
    endDate: offer.endDate,
    tint: offer.tint,
    isExpired: offer.endDate < today,
  }
}

/** An offer of a page as the add-to-list modal takes it. */
export const addableOffer = (offer: OfferCard, country: Country, today: Day): AddableItem => ({
  key: `offer-${offer.id}`,
  name: offer.name,
  item: sketchOfOffer(offer, { country, today }),
  offerId: offer.id,
})
