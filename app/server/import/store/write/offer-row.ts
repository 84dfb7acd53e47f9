import type { Country } from '#app/domain/locale/locales.ts'
import type { UnitPriceBound } from '#app/domain/prices/unit-price-bounds.ts'

/** An offer as a row of its table. */
export type OfferRow = {
  country: Country
  source: string
  external_id: string
  chain_id: number
  product_id: number
  variant_id: number
  start_date: string
  end_date: string
  units: number
  unit_type: string
  price: number
  single_price: number | null
  regular_price: number | null
  currency: string
  unit_price: number | null
  unit_price_bound: UnitPriceBound | null
  is_highlighted: boolean
  image_url: string | null
  offer_url: string | null
  defined_description: string[]
  conditions: string[] | null
  customer_limit: number | null
}

/** The types of the columns, each sent as a list; a description's texts are joined by line ends, conditions by spaces. */
const columns: Record<keyof OfferRow, string> = {
  country: 'text',
  source: 'text',
  external_id: 'text',
  chain_id: 'int',
  product_id: 'int',
  variant_id: 'int',
  start_date: 'date',
  end_date: 'date',
  units: 'int',
  unit_type: 'text',
  price: 'int',
  single_price: 'int',
  regular_price: 'int',
  currency: 'char(3)',
  unit_price: 'int',
  unit_price_bound: 'text',
  is_highlighted: 'boolean',
  image_url: 'text',
  offer_url: 'text',
  defined_description: 'text',
  conditions: 'text',
  customer_limit: 'int',
}
/** The columns, in the order in which they are sent. */
export const columnNames = Object.keys(columns) as (keyof OfferRow)[]
/** What a run has read of the past of an offer's variant (`RememberedPast`), which is sent with the offer. */
const pastColumns = { past_least: 'float8', past_most: 'float8', past_count: 'int' }
export const pastColumnNames = Object.keys(pastColumns) as (keyof typeof pastColumns)[]
export const columnTypes = { ...columns, ...pastColumns }
