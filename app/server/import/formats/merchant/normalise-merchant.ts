import { currencyOfCountry } from '#app/domain/prices/money.ts'
import { cleanDescription, unescapeHtml } from '../../offer/clean-text.ts'
import { absoluteLink } from '../../offer/links.ts'
import { type ReadPrice, readPrice } from '../../offer/prices/read-price.ts'
import { readDay } from '../../offer/read-day.ts'
import { checkOfferWithTexts } from '../../offer/texts-of-offer.ts'
import type { ImportedOffer } from '../../row/imported-offer.ts'
import { isRejection, type Rejection } from '../../row/rejections.ts'
import type { Remark } from '../../row/remarks.ts'
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
  if (isRejection(full)) return full
  if (cannotBeBought(item.availability ?? ''))
    return { reason: 'not-available', message: `the product cannot be bought now: ${item.availability}` }
  const { sale, remark } = saleOf(item.sale_price, full)
  const [from = '', till = ''] = (item.sale_price_effective_date ?? '').split('/')
  const until = (remark ? '' : till) || defaults.endDate || item.expiration_date || till || undefined
  const start = (remark ? '' : from) || defaults.startDate || from || undefined
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
  const checked = checkOfferWithTexts(offer, cleanDescription(item.description))
  return remark && !isRejection(checked) ? { ...checked, remark } : checked
}

/** The values of `availability`, without what joins their words, of what one cannot buy now, or gets only later. */
const unavailable = /^(?:outofstock|soldout|discontinued|preorder|presale|backorder)$/

/** Whether a value of `availability` says that the product cannot be bought now; also as an address of schema.org. */
function cannotBeBought(availability: string): boolean {
  return unavailable.test(
    availability
      .toLowerCase()
      .replace(/^.*\//, '')
      .replace(/[^a-z]/g, ''),
  )
}

/** The price to pay: that of the sale, or the full one with a remark if the sale's cannot be. */
function saleOf(text: string | undefined, full: ReadPrice): { sale: ReadPrice; remark?: Remark } {
  if (!text) return { sale: full }
  const sale = readPrice(text)
  const why = isRejection(sale) ? 'is not a price' : faultOf(sale.amount, full.amount)
  if (isRejection(sale) || why)
    return {
      sale: full,
      remark: { reason: 'sale-price', message: `sale_price “${text.slice(0, 60)}” ${why}` },
    }
  return { sale }
}

function faultOf(sale: number, full: number): string | undefined {
  if (sale <= 0) return 'is not above zero'
  return sale > full ? 'is above price' : undefined
}

function categoriesOf(path: string): string[] {
  return unescapeHtml(path)
    .split(/\s*>\s*/)
    .map((name) => name.trim())
    .filter(Boolean)
}
