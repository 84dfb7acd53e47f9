import { currencyOfCountry } from '#app/domain/prices/money.ts'
import { cleanDescription, unescapeHtml } from '../../offer/clean-text.ts'
import { absoluteLink } from '../../offer/links.ts'
import { readPrice } from '../../offer/prices/read-price.ts'
import { readDay } from '../../offer/read-day.ts'
import { checkOfferWithTexts } from '../../offer/texts-of-offer.ts'
import type { ImportedOffer } from '../../row/imported-offer.ts'
import { isRejection, type Rejection } from '../../row/rejections.ts'
import type { FeedDefaults } from '../feed-defaults.ts'
import { type MerchantAttribute, merchantAttribute } from './merchant-columns.ts'

type Item = Partial<Record<MerchantAttribute, string>>

function itemOf(row: Record<string, string>): Item {
  const item: Item = {}
  for (const [name, value] of Object.entries(row)) {
    const attribute = merchantAttribute(name)
    if (attribute) item[attribute] = value.trim()
  }
  return item
}

/**
 * The offer of a Google Merchant item. Its price is the sale price, in the feed's period for it, else the price. The
 * size comes from `unit_pricing_measure`, never from the title, where `9 kg` may be the capacity of a washing machine.
 */
export function normaliseMerchant(fields: unknown, defaults: FeedDefaults): ImportedOffer | Rejection {
  const item = itemOf(fields as Record<string, string>)
  const { country } = defaults
  if (!country) return { reason: 'unknown-country', message: 'a Merchant feed does not name its country' }
  const full = readPrice(item.price)
  const sale = item.sale_price ? readPrice(item.sale_price) : full
  if (isRejection(sale)) return sale
  if (isRejection(full)) return full
  if (/^out[_ ]of[_ ]stock$/i.test(item.availability ?? '')) {
    return { reason: 'not-available', message: 'the product is out of stock' }
  }
  const [from = '', till = ''] = (item.sale_price_effective_date ?? '').split('/')
  const until = till || defaults.endDate || item.expiration_date
  const start = from || defaults.startDate
  const shelves = categoriesOf(item.product_type || item.google_product_category || '')
  const offer = {
    source: defaults.source,
    id: item.id,
    country,
    chain: defaults.chain,
    brand: item.brand,
    name: item.title,
    gtin: item.gtin,
    category: shelves.at(-1),
    categoryGroup: shelves.length > 1 ? shelves[0] : undefined,
    size: item.unit_pricing_measure || null,
    startDate: start && (readDay(start, country, 'start') ?? start),
    endDate: until && (readDay(until, country, 'end') ?? until),
    price: sale.amount,
    regularPrice: full.amount,
    currency: sale.currency ?? currencyOfCountry(country),
    imageUrl: absoluteLink(item.image_link),
    offerUrl: absoluteLink(item.link),
  }
  return checkOfferWithTexts(offer, cleanDescription(item.description))
}

function categoriesOf(path: string): string[] {
  return unescapeHtml(path)
    .split(/\s*>\s*/)
    .map((name) => name.trim())
    .filter(Boolean)
}
