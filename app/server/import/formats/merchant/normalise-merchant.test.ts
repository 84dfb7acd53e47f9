import { describe, expect, it } from 'vitest'
import type { FeedDefaults } from '../feed-defaults.ts'
import { normaliseMerchant } from './normalise-merchant.ts'

const defaults: FeedDefaults = {
  country: 'dk',
  chain: 'Elbutik',
  startDate: '2026-11-16',
  endDate: '2026-11-22',
}
const item = {
  id: 'SKU-1',
  title: 'Kaffemaskine 1,5 l',
  description: 'Brygger 10 kopper',
  link: 'https://elbutik.example.org/p/1',
  image_link: 'https://elbutik.example.org/p/1.jpg',
  availability: 'in_stock',
  price: '599.00 DKK',
  brand: 'Melitta',
  gtin: '4006508217434',
  product_type: 'Hjem &amp;gt; Køkken &amp;gt; Kaffemaskiner',
}
const checked = {
  source: null,
  id: 'SKU-1',
  country: 'dk',
  chain: 'Elbutik',
  chainCategory: null,
  chainWebsite: null,
  brand: 'Melitta',
  parentBrand: null,
  name: 'Kaffemaskine 1,5 l',
  gtin: '04006508217434',
  category: 'Kaffemaskiner',
  categoryGroup: 'Hjem',
  tint: null,
  size: null,
  startDate: '2026-11-16',
  endDate: '2026-11-22',
  units: 1,
  unitType: null,
  price: 59_900,
  regularPrice: null,
  currency: 'DKK',
  hasBrandField: true,
  singlePrice: null,
  unitPrice: null,
  unitPricePer: null,
  unitPriceBound: null,
  isHighlighted: false,
  imageUrl: 'https://elbutik.example.org/p/1.jpg',
  offerUrl: 'https://elbutik.example.org/p/1',
  definedDescription: [],
}

describe('A Merchant item', () => {
  it('is an offer at its price, without a size read from its title', () => {
    expect(normaliseMerchant(item, defaults)).toEqual(checked)
  })

  it('is an offer at its sale price in the period that the feed gives it', () => {
    const sale = {
      ...item,
      sale_price: '449,00 DKK',
      sale_price_effective_date: '2026-11-19T00:00+0100/2026-11-26T23:59+0100',
    }
    expect(normaliseMerchant(sale, defaults)).toEqual({
      ...checked,
      price: 44_900,
      regularPrice: 59_900,
      startDate: '2026-11-19',
      endDate: '2026-11-26',
    })
  })

  it('has the size that its measure says', () => {
    expect(normaliseMerchant({ ...item, unit_pricing_measure: '500 g' }, defaults)).toEqual({
      ...checked,
      size: '500 g',
    })
  })

  it('has the same fields in a TSV file, whatever their spelling', () => {
    const tsv = { ...item, availability: undefined, 'Image Link': item.image_link, 'g:price': item.price }
    const { image_link: _, price: __, availability: ___, ...spelled } = tsv
    expect(normaliseMerchant(spelled, defaults)).toEqual(checked)
  })

  it('has no links that are relative or run a script', () => {
    const links = { image_link: '/medias/box.jpg', link: 'javascript:alert(1)' }
    expect(normaliseMerchant({ ...item, ...links }, defaults)).toEqual({
      ...checked,
      imageUrl: null,
      offerUrl: null,
    })
  })

  it.each([
    ['0 DKK', 'is not above zero'],
    ['0,00', 'is not above zero'],
    ['-5', 'is not above zero'],
    ['N/A', 'is not a price'],
    ['699,00 DKK', 'is above price'],
  ])('docs/import.md: has its full price if its sale price is %s, with a remark', (sale_price, why) => {
    const sale_price_effective_date = '2026-11-19T00:00+0100/2026-11-26T23:59+0100'
    const remark = { reason: 'sale-price', message: `sale_price “${sale_price}” ${why}` }
    expect(normaliseMerchant({ ...item, sale_price, sale_price_effective_date }, defaults)).toEqual({
      ...checked,
      remark,
    })
  })

  it('docs/import.md: has its full price, and no remark, if its sale price is the same', () => {
    expect(normaliseMerchant({ ...item, sale_price: item.price }, defaults)).toEqual(checked)
  })

  it.each([
    'out of stock',
    'Out_Of_Stock',
    'preorder',
    'pre-order',
    'backorder',
    'back_order',
    'https://schema.org/SoldOut',
  ])('docs/import.md: is set aside if its availability is %s', (availability) => {
    expect(normaliseMerchant({ ...item, availability }, defaults)).toEqual({
      reason: 'not-available',
      message: `the product cannot be bought now: ${availability}`,
    })
  })

  it.each(['in stock', 'in_stock', 'limited availability', 'https://schema.org/InStock', ''])(
    'docs/import.md: is an offer if its availability is %j',
    (availability) => {
      expect(normaliseMerchant({ ...item, availability }, defaults)).toEqual(checked)
    },
  )

  it.each([
    ['without a price', { price: '' }, defaults, 'missing-price'],
    ['with a price that is none', { price: 'på forespørgsel' }, defaults, 'bad-price'],
    ['in another currency', { price: '374990 KZT' }, defaults, 'unknown-currency'],
    ['in the currency of another country', { price: '59 EUR' }, defaults, 'wrong-currency'],
    ['out of stock', { availability: 'out_of_stock' }, defaults, 'not-available'],
    ['without days', {}, { country: 'dk', chain: 'Elbutik' } as FeedDefaults, 'missing-date'],
    ['without a title', { title: '' }, defaults, 'missing-name'],
    ['of no country', {}, { chain: 'Elbutik' } as FeedDefaults, 'unknown-country'],
  ])('is set aside %s', (_, change, given, reason) => {
    expect(normaliseMerchant({ ...item, ...change }, given)).toMatchObject({ reason })
  })
})
