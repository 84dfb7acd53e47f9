import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { displayName, type ProductOffer } from '#app/domain/offers/offers.ts'
import { piecePrice } from '#app/domain/offers/several-pieces.ts'
import { formatSize, pieceName, quantityTypeName, totalQuantity } from '#app/domain/offers/sizes.ts'
import { formatMoney } from '#app/domain/prices/money.ts'
import { type GoodsFacts, priceVerdict } from '#app/domain/prices/price-verdict.ts'
import { formatUnitPrice } from '#app/domain/prices/unit-price-bounds.ts'
import { photoAddress } from '../photos/photo-address.ts'
import type { OfferRow } from './select-offers.ts'
import { presentConditions } from './stored-conditions.ts'

const sizeOf = ({ quantity, quantityType, pieces }: OfferRow) =>
  quantity === null || quantityType === null ? undefined : { quantity, quantityType, pieces }

// A retailer may state the unit price of a pack whose size is unknown.
const fullUnitOf = ({ quantityType, country }: OfferRow) =>
  quantityType && quantityTypeName(quantityType, country)

type Pieces = Pick<OfferRow, 'quantity' | 'quantityType' | 'pieces' | 'units' | 'unitType'> & {
  price: number
  /** Absent if it is not known. */
  unitPrice?: number | null
}

/** Whether one of what is sold holds several pieces; of an unknown number if one costs more than a piece. */
function isPack({ quantity, quantityType, pieces, unitPrice = null, ...sold }: Pieces): boolean {
  if (quantityType !== 'stk') return false
  if (quantity === null) return unitPrice !== null && unitPrice < piecePrice(sold)
  return totalQuantity({ quantity, quantityType, pieces }) > 1
}

/** What one of what is sold is called, as the retailer says it, if it says more than that it is a piece. */
function pieceWordOf(sold: Pieces, country: Country): string {
  const { unitType } = sold
  // Stored offers may have the bare word: Norwegian ones had it from the import, and feeds state it.
  const isPiece = unitType === 'stk' || unitType === quantityTypeName('stk', country)
  return isPiece ? pieceName(isPack(sold), country) : unitType
}

/** How much a variant holds. */
export type Content = Pick<OfferRow, 'quantity' | 'quantityType' | 'pieces'>
type Sold = { units: number; unitType: string; dealPrice: number }

/** A past price of a variant with how it was sold, if that was several at once. */
export function presentPastPrice<Past extends Sold>(row: Past, content: Content, country: Country) {
  const { units, unitType, dealPrice, ...past } = row
  if (units === 1) return past
  const deal = { price: dealPrice, units, unitType }
  return { ...past, deal: { ...deal, unitType: pieceWordOf({ ...content, ...deal }, country) } }
}

const unitPriceOf = ({ unitPrice, unitPriceBound }: OfferRow) => ({
  unitPrice,
  ...(unitPriceBound !== null && { unitPriceBound }),
})

/** Whose offer it is, and of what. */
const describedBy = (row: OfferRow) => ({
  chain: {
    id: row.chainId,
    name: row.chainName,
    categoryId: row.chainCategoryId,
    categoryName: row.chainCategoryName,
  },
  brand: { id: row.brandId, name: row.brandName, parentId: row.parentId, parentName: row.parentName },
  productName: { id: row.productNameId, productName: row.productName },
})

/** An offer as the contract names it (§3, Product offer); `quantity` is the whole pack in full units. */
export function presentOffer(row: OfferRow): ProductOffer {
  const size = sizeOf(row)
  return {
    id: row.id,
    imageUrl: photoAddress(row.imageUrl),
    startDate: row.startDate,
    endDate: row.endDate,
    units: row.units,
    unitType: pieceWordOf(row, row.country),
    priceFormattedForCountry: formatMoney(row.price, row.country),
    pricePerFullUnitOfQuantityTypeFormattedForCountry: formatUnitPrice(unitPriceOf(row), row.country),
    quantityType: fullUnitOf(row),
    quantity: size ? totalQuantity(size) : null,
    ...(size && { size: formatSize(size, row.country) }),
    isHighlighted: row.isHighlighted,
    offerUrl: row.offerUrl,
    definedDescription: row.definedDescription.map((value) => ({ value })),
    ...describedBy(row),
    productVariant: { id: row.variantId },
    ...(row.singlePrice !== null && {
      singlePriceFormattedForCountry: formatMoney(row.singlePrice, row.country),
    }),
    ...presentConditions(row),
    tint: row.tint ?? 'stone',
  }
}

/**
 * The same with what its price is compared with, if it may have a verdict for some shopper, for the browser, which knows their
 * chains and memberships.
 */
export function presentComparable(row: OfferRow): ProductOffer {
  const { comparison } = row
  const isForSome = !row.isWholesale && !row.isKeptBack
  return { ...presentOffer(row), ...(comparison && isForSome && { comparison }) }
}

/** An offer in the form that pages draw, with the verdict on its price that is everybody's, and what it is made of. */
export function presentCard(row: OfferRow, goods?: GoodsFacts): OfferSummary {
  const card = describeCard(row)
  const { comparison } = row
  const verdict = priceVerdict(card, { comparison, goods })
  return { ...card, ...(verdict && { verdict }), ...(comparison && { comparison }), ...(goods && { goods }) }
}

function describeCard(row: OfferRow): OfferSummary {
  const size = sizeOf(row)
  const described = describedBy(row)
  return {
    id: row.id,
    variantId: row.variantId,
    name: displayName(described),
    ...described,
    ...(row.isWholesale && { isWholesale: true }),
    ...(row.isKeptBack && { isKeptBack: true }),
    ...presentConditions(row),
    imageUrl: photoAddress(row.imageUrl),
    tint: row.tint ?? 'stone',
    price: row.price,
    regularPrice: row.regularPrice,
    ...unitPriceOf(row),
    quantityType: fullUnitOf(row),
    quantity: size ? totalQuantity(size) : null,
    size: size ? formatSize(size, row.country) : '',
    units: row.units,
    ...(row.singlePrice !== null && { singlePrice: row.singlePrice }),
    unitType: pieceWordOf(row, row.country),
    startDate: row.startDate,
    endDate: row.endDate,
    isHighlighted: row.isHighlighted,
    offerUrl: row.offerUrl,
  }
}
