import { describe, expect, it } from 'vitest'
import { normaliseTjek } from './normalise-tjek.ts'

const row = {
  id: 'a1b2c3',
  ern: 'ern:offer:a1b2c3',
  heading: 'Havregryn',
  description: 'GRØDLUND. • Fine, sprøde gryn. • 500 g. pr. kg 20,00',
  catalog_page: 3,
  pricing: { price: 10, pre_price: 12.95, currency: 'DKK' },
  quantity: {
    unit: { symbol: 'g', si: { symbol: 'kg', factor: 0.001 } },
    size: { from: 500, to: 500 },
    pieces: { from: 1, to: 1 },
  },
  images: { view: 'https://img.example.org/view.jpg', zoom: 'https://img.example.org/zoom.jpg' },
  links: { webshop: null },
  run_from: '2026-11-15T23:00:00+0000',
  run_till: '2026-11-22T22:59:59+0000',
  branding: { name: 'Købmand', website: 'http://koebmand.example.org' },
}

/** The fields of an offer that decide its size and unit price. */
function sizeOf(change: object) {
  const offer = normaliseTjek({ ...row, ...change }, {})
  if ('reason' in offer) throw new Error(offer.message)
  return { size: offer.size, unitPrice: offer.unitPrice, unitPricePer: offer.unitPricePer }
}

describe('A Tjek offer', () => {
  it('is read with its chain, brand, size and the days it runs in Denmark', () => {
    expect(normaliseTjek(row, {})).toEqual({
      source: 'tjek',
      id: 'a1b2c3',
      country: 'dk',
      chain: 'Købmand',
      chainCategory: null,
      chainWebsite: 'http://koebmand.example.org/',
      brand: 'Grødlund',
      parentBrand: null,
      name: 'Havregryn',
      gtin: null,
      category: null,
      categoryGroup: null,
      tint: null,
      size: '500 g',
      startDate: '2026-11-16',
      endDate: '2026-11-22',
      units: 1,
      unitType: null,
      price: 1000,
      regularPrice: 1295,
      currency: 'DKK',
      unitPrice: null,
      unitPricePer: null,
      isHighlighted: false,
      imageUrl: 'https://img.example.org/zoom.jpg',
      offerUrl: null,
      definedDescription: ['Fine, sprøde gryn'],
    })
  })

  it.each([
    [{ heading: 'KAREN HANSEN Kiks' }, 'Grødlund', 'KAREN HANSEN Kiks'],
    [{ heading: 'KAREN HANSEN Kiks', description: '' }, 'Karen Hansen', 'Kiks'],
    [{ heading: 'LED lygte', description: null }, null, 'LED lygte'],
    [{ description: '3X. STRIKKI. ®. • Bomuld' }, 'Strikki', 'Havregryn'],
    [{ description: 'NOVEMBER. STRIKKI. ®. • Bomuld' }, 'Strikki', 'Havregryn'],
  ])('has the brand that leaflets set in capitals: %o', (change, brand, name) => {
    expect(normaliseTjek({ ...row, ...change }, {})).toMatchObject({ brand, name })
  })

  it('is of a country by its currency, unless one is given', () => {
    const swedish = { ...row, pricing: { price: 10, pre_price: null, currency: 'SEK' } }
    expect(normaliseTjek(swedish, {})).toMatchObject({ country: 'se', currency: 'SEK' })
    expect(normaliseTjek(swedish, { country: 'dk' })).toMatchObject({ reason: 'wrong-currency' })
  })
})

describe('The size of a Tjek offer', () => {
  const quantity = (symbol: string | null, from: number, to = from, pieces = 1) => ({
    unit: symbol === null ? null : { symbol },
    size: { from, to },
    pieces: { from: pieces, to: pieces },
  })

  it('is what the fields say where the unit price agrees', () => {
    expect(sizeOf({})).toEqual({ size: '500 g', unitPrice: null, unitPricePer: null })
  })

  it('is that of all pieces, or of one, as the unit price decides', () => {
    const pieces = { quantity: quantity('cl', 10, 10, 6) }
    expect(sizeOf({ ...pieces, description: 'pr. ltr 16,67' }).size).toBe('6 x 10 cl')
    expect(sizeOf({ ...pieces, description: 'pr. ltr 100,00' }).size).toBe('10 cl')
  })

  it('is read from the text where the fields have none, if the unit price agrees', () => {
    const unknown = { quantity: quantity(null, 1) }
    expect(sizeOf({ ...unknown, description: 'God til grød • 500 g. pr. kg 20,00' }).size).toBe('500 g')
    expect(sizeOf({ ...unknown, heading: '2 kg havregryn', description: 'pr. kg 5,00' }).size).toBe('2 kg')
  })

  it('is unknown where it fits no unit price, which is then all that is said', () => {
    const stated = { size: null, unitPrice: 2500, unitPricePer: 'kg' }
    expect(sizeOf({ description: 'pr. kg 25,00' })).toEqual(stated)
    expect(sizeOf({ quantity: quantity(null, 1), description: 'pr. kg 25,00' })).toEqual(stated)
  })

  it('is unknown for goods of several sizes', () => {
    const nothing = { size: null, unitPrice: null, unitPricePer: null }
    expect(sizeOf({ quantity: quantity('g', 400, 600), description: '' })).toEqual(nothing)
    expect(sizeOf({ description: '500/600 g. pr. kg maks. 20,00' })).toEqual(nothing)
    expect(sizeOf({ quantity: quantity('g', 160, 160, 2), description: '' })).toEqual(nothing)
  })
})

describe('A Tjek row is set aside', () => {
  it.each([
    [{ id: '1', name: 'Købmand', website: 'http://koebmand.example.org' }],
    [{ id: 'DK', unsubscribe_print_url: null }],
    [[row]],
    [null],
  ])('where it is a dealer, a store or anything else', (other) => {
    expect(normaliseTjek(other, {})).toEqual({
      reason: 'not-an-offer',
      message: 'the row has no heading and pricing',
    })
  })

  it('where a field is not what it should be', () => {
    expect(normaliseTjek({ ...row, id: 7 }, {})).toEqual({
      reason: 'bad-field',
      message: 'id: Invalid type: Expected string but received 7',
    })
  })

  it.each([
    [{ price: null, currency: 'DKK' }, 'missing-price'],
    [{ price: -10, currency: 'DKK' }, 'negative-price'],
    [{ price: 'gratis', currency: 'DKK' }, 'bad-price'],
    [{ price: 10, currency: 'USD' }, 'unknown-country'],
  ])('for its price: %o', (pricing, reason) => {
    expect(normaliseTjek({ ...row, pricing: { pre_price: null, ...pricing } }, {})).toMatchObject({ reason })
  })
})
