import type { Country } from '#app/domain/locale/locales.ts'
import type { Tint } from '#app/domain/offers/offer-summary.ts'
import type { QuantityType } from '#app/domain/offers/sizes.ts'
import type { Currency } from '#app/domain/prices/money.ts'
import type { UnitPriceBound } from '#app/domain/prices/unit-price-bounds.ts'
import type { StoredConditions } from '#app/server/offers/stored-conditions.ts'
import type { Remark } from './remarks.ts'

/** An offer as a feed has it, after the check. Prices are minor units, days `YYYY-MM-DD`, and null is unknown. */
type CheckedOffer = {
  source: string | null
  id: string | null
  country: Country
  chain: string
  chainCategory: string | null
  chainWebsite: string | null
  brand: string | null
  parentBrand: string | null
  /** False if the feed has no field for a brand, so that a good without one may be of any. */
  hasBrandField: boolean
  name: string
  gtin: string | null
  category: string | null
  categoryGroup: string | null
  tint: Tint | null
  size?: string | null | undefined
  startDate: string
  endDate: string
  units: number
  unitType: string | null
  currency: Currency
  price: number
  regularPrice: number | null
  singlePrice: number | null
  unitPrice: number | null
  unitPricePer: QuantityType | null
  unitPriceBound: UnitPriceBound | null
  isHighlighted: boolean
  imageUrl: string | null
  offerUrl: string | null
  definedDescription: string[]
  /** What the field for it says that the price asks of a shopper; absent if it says nothing. */
  condition?: string | null | undefined
}

/** What a price asks of a shopper, as it is stored (`app/server/offers/stored-conditions.ts`). */
export type Asked = StoredConditions

/**
 * An offer that has been checked. `size` is null if the pack's size is unknown; undefined if the feed says nothing, so
 * that it may be read from the name. `asked` is what its price asks of a shopper, absent if nothing. `stated` is what the feed itself says, of an offer that has no id; `remark` what the
 * report says of its row.
 */
export type ImportedOffer = CheckedOffer & {
  stated?: Pick<CheckedOffer, 'name' | 'size' | 'units'>
  remark?: Remark
  asked?: Asked | undefined
}
