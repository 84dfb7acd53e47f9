import { doubledColumns, listed, noteOfUnread } from '../column-names.ts'
import type { FeedDefaults } from '../feed-defaults.ts'
import { FeedError } from '../feed-error.ts'
import type { Columns } from '../format.ts'

/** The attributes of a Google Merchant item that we read. */
export const merchantColumns = [
  { names: ['id'], holds: 'a text, up to 200 characters' },
  {
    names: ['title'],
    holds:
      'required. The product. No size is read from it, because `9 kg` may be the capacity of a washing machine',
  },
  {
    names: ['price'],
    holds: 'required. The price, with or without its currency; the usual one beside a `sale_price`',
  },
  {
    names: ['sale_price', 'sale_price_effective_date'],
    holds:
      'a lower price, and its first and last moment, separated by `/`. One that is zero, no price or above `price` is not read, with a remark',
  },
  { names: ['expiration_date'], holds: 'the last day, if neither the sale nor `--end` names one' },
  {
    names: ['availability'],
    holds:
      'an item that cannot be bought now is set aside: `out_of_stock`, `preorder`, `backorder`, `discontinued`, however they are joined',
  },
  { names: ['brand'], holds: 'the brand' },
  { names: ['gtin'], holds: 'trade number' },
  {
    names: ['product_type', 'google_product_category'],
    holds:
      'the shelf, as a path: the first that is there. Its first name is the part of the shop, its last the shelf',
  },
  { names: ['unit_pricing_measure'], holds: 'the size' },
  { names: ['description'], holds: 'read for deals and unit prices only' },
  { names: ['image_link', 'link'], holds: 'links to the picture and to the product' },
] as const satisfies readonly Columns[]
const merchantAttributes = merchantColumns.flatMap(({ names }): MerchantAttribute[] => [...names])
export type MerchantAttribute = (typeof merchantColumns)[number]['names'][number]

/** The attribute that a name means, if we read it; a TSV file may write it with spaces, capitals or a `g:`. */
export function merchantAttribute(name: string): MerchantAttribute | undefined {
  const plain = name.trim().toLowerCase().replace(/^g:/, '').replace(/\s+/g, '_')
  return merchantAttributes.find((attribute) => attribute === plain)
}

/** Whether a row of a TSV file names the columns: lines before it, such as a title, are not read. */
export function isMerchantHeader(names: readonly string[]): boolean {
  const attributes = names.map(merchantAttribute)
  return attributes.includes('title') && attributes.includes('price')
}

/**
 * Checks the columns of a TSV file before its first row is read.
 * @returns a sentence on the columns that are not read, if there are any.
 * @throws FeedError if a needed column is missing, or two columns are one attribute.
 */
export function checkMerchantColumns(
  names: readonly string[],
  { startDate, endDate }: FeedDefaults,
): string | undefined {
  const attributes = names.map(merchantAttribute)
  const doubled = doubledColumns(names, attributes)
  if (doubled.length > 0) {
    throw new FeedError(`Several columns hold the same field: ${listed(doubled)}. Remove all but one.`)
  }
  const hasNone = (...some: MerchantAttribute[]) => !some.some((each) => attributes.includes(each))
  const missing = [
    ...(hasNone('title') ? ['title'] : []),
    ...(hasNone('price') ? ['price'] : []),
    ...(!startDate && hasNone('sale_price_effective_date') ? ['sale_price_effective_date (or --start)'] : []),
    ...(!endDate && hasNone('sale_price_effective_date', 'expiration_date')
      ? ['expiration_date (or --end)']
      : []),
  ]
  if (missing.length > 0) {
    throw new FeedError(`The file has no column for ${missing.join(', ')}. Its columns are ${listed(names)}.`)
  }
  return noteOfUnread('Columns', names, (name) => merchantAttribute(name) !== undefined)
}
