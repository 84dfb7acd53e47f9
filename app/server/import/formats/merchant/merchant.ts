import type { Format } from '../format.ts'
import { merchantColumns } from './merchant-columns.ts'
import { normaliseMerchant } from './normalise-merchant.ts'
import { readMerchant } from './read-merchant.ts'

/** Google Merchant product feeds. */
export const merchant: Format<'merchant'> = {
  name: 'merchant',
  recognised: 'a Google Merchant product feed: RSS or Atom XML, or TSV with the columns `title` and `price`',
  columns: merchantColumns,
  unnamed: {
    options: ['country', 'chain'],
    because: 'a Merchant feed names neither country nor chain',
  },
  read: readMerchant,
  normaliser: (defaults) => (fields) => normaliseMerchant(fields, defaults),
}
