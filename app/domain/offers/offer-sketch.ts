import { chainLogo } from '../chains/chain-logo.ts'
import type { AddableItem, ItemSketch, StorePlacement } from '../list/shopping-list.ts'
import type { Day } from '../locale/dates.ts'
import type { Country } from '../locale/locales.ts'
import { formatAmount } from '../prices/money.ts'
import { readAmount } from '../prices/read-amount.ts'
import { formatUnitPrice, readUnitPrice } from '../prices/unit-price-bounds.ts'
import { conditionsText } from './offer-conditions.ts'
import { hasEnded } from './offer-period.ts'
import type { OfferSummary } from './offer-summary.ts'
import { displayName, type ProductOffer, sizeIn, subText } from './offers.ts'
import { severalText } from './several-pieces.ts'
import { priceDetailsText } from './unit-price-texts.ts'

type Place = {
  country: Country
  today: Day
  /** The offer's place in the shop; unknown for an offer on a page's card. */
  placement?: StorePlacement | null
}

type SketchedField =
  | ('id' | 'name' | 'imageUrl' | 'tint' | 'price' | 'unitPrice' | 'unitPriceBound' | 'quantityType' | 'size')
  | ('units' | 'unitType' | 'singlePrice' | 'startDate' | 'endDate' | 'isHighlighted' | 'conditions')
type Sketched = Pick<OfferSummary, SketchedField> & { chain: Pick<OfferSummary['chain'], 'name'> }

/**
 * An offer as an item on a list (§3, Shopping list item). The price is that of one piece alone (§4 shopping
 * list data); `subPriceText` tells how it is sold if that is several at once.
 */
export function sketchOfOffer(offer: Sketched, { country, today, placement = null }: Place): ItemSketch {
  return {
    name: offer.name,
    subText: [offer.size, conditionsText(offer, country), subText(offer)].filter(Boolean).join(' · '),
    imageUrl: offer.imageUrl,
    ...pricesOf(offer, country),
    subPriceText: severalText(offer, country),
    priceDetailsText: priceDetailsText({
      pricePerFullUnitOfQuantityTypeFormattedForCountry: formatUnitPrice(offer, country),
      quantityType: offer.quantityType,
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
    isExpired: hasEnded(offer, today),
  }
}

/** What one costs alone, and what several at once. */
function pricesOf(
  { price, units, singlePrice }: Sketched,
  country: Country,
): Pick<ItemSketch, 'priceText' | 'units' | 'unitsPrice'> {
  if (units === 1) return { priceText: formatAmount(price, country) }
  return {
    priceText: singlePrice === undefined ? null : formatAmount(singlePrice, country),
    units,
    unitsPrice: price,
  }
}

/** An offer on a page, for the add-to-list modal. */
export const addableOffer = (offer: OfferSummary, country: Country, today: Day): AddableItem => ({
  key: `offer-${offer.id}`,
  name: offer.name,
  item: sketchOfOffer(offer, { country, today }),
  unitType: offer.unitType,
  offerId: offer.id,
})

/**
 * An offer of the HTTP contract, for the add-to-list modal. Its prices are parsed from their formatted texts, which we
 * write ourselves; the server uses its own amounts.
 */
export function addableProductOffer(offer: ProductOffer, country: Country, today: Day): AddableItem {
  const name = displayName(offer)
  const card = {
    ...offer,
    name,
    price: readAmount(offer.priceFormattedForCountry) ?? 0,
    singlePrice: readAmount(offer.singlePriceFormattedForCountry ?? '') ?? undefined,
    ...readUnitPrice(offer.pricePerFullUnitOfQuantityTypeFormattedForCountry),
    size: sizeIn(offer),
  }
  const item = sketchOfOffer(card, { country, today })
  return { key: `offer-${offer.id}`, name, item, unitType: offer.unitType, offerId: offer.id }
}
