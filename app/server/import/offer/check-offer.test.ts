import { describe, expect, it } from 'vitest'
import { checkOffer, descriptionLimit, highestPrice, type OfferInput } from './check-offer.ts'

const offer: OfferInput = {
  id: 'n-1',
  country: 'dk',
  chain: 'Netto',
  name: 'Letmælk',
  startDate: '2026-11-16',
  endDate: '2026-11-22',
  price: 1295,
  currency: 'DKK',
}
const checked = {
  source: null,
  id: 'n-1',
  country: 'dk',
  chain: 'Netto',
  chainCategory: null,
  chainWebsite: null,
  brand: null,
  parentBrand: null,
  name: 'Letmælk',
  gtin: null,
  category: null,
  categoryGroup: null,
  tint: null,
  startDate: '2026-11-16',
  endDate: '2026-11-22',
  units: 1,
  unitType: null,
  price: 1295,
  regularPrice: null,
  currency: 'DKK',
  hasBrandField: true,
  singlePrice: null,
  unitPrice: null,
  unitPricePer: null,
  unitPriceBound: null,
  isHighlighted: false,
  imageUrl: null,
  offerUrl: null,
  definedDescription: [],
}

describe('An offer that is right', () => {
  it('gets what it does not say', () => {
    expect(checkOffer(offer)).toEqual(checked)
  })

  it('keeps all that it says, cleaned', () => {
    const full = {
      ...offer,
      source: 'netto-feed',
      id: 42,
      chainCategory: 'Dagligvarer',
      chainWebsite: 'https://netto.dk',
      brand: ' Arla&reg; ',
      parentBrand: 'Arla',
      name: 'Let&aelig;lk <b>øko</b>',
      gtin: '5760466981637',
      category: 'Mælk',
      categoryGroup: 'Mejeri',
      tint: 'sky',
      size: '1 l',
      units: 2,
      unitType: 'stk.',
      regularPrice: 1595,
      unitPrice: 648,
      unitPricePer: 'l',
      unitPriceBound: 'most',
      isHighlighted: true,
      imageUrl: '/pictures/letmaelk.svg',
      offerUrl: 'https://netto.dk/letmælk',
      definedDescription: ['Økologisk', ' ', '1,5 % fedt'],
    }
    expect(checkOffer(full)).toEqual({
      ...full,
      hasBrandField: true,
      singlePrice: null,
      id: '42',
      brand: 'Arla®',
      name: 'Letælk øko',
      chainWebsite: 'https://netto.dk/',
      gtin: '05760466981637',
      offerUrl: 'https://netto.dk/letm%C3%A6lk',
      definedDescription: ['Økologisk', '1,5 % fedt'],
    })
  })

  it('tells a size that is unknown from one that was not said', () => {
    expect(checkOffer({ ...offer, size: null })).toEqual({ ...checked, size: null })
    expect(checkOffer({ ...offer, size: '' })).toEqual({ ...checked, size: null })
  })

  it('loses what is not to be shown: links that are none, a wrong trade number, a usual price that is not higher', () => {
    const input = {
      ...offer,
      imageUrl: 'javascript:alert(1)',
      offerUrl: '/tilbud/1',
      gtin: '5760466981630',
      regularPrice: 1295,
    }
    expect(checkOffer(input)).toEqual(checked)
  })

  it('docs/import.md: lacks an optional price that is zero', () => {
    expect(checkOffer({ ...offer, regularPrice: 0, singlePrice: 0, unitPrice: 0 })).toEqual(checked)
  })

  it('keeps as much of a long description as a card can hold', () => {
    const definedDescription = Array.from({ length: 50 }, () => 'x'.repeat(1000))
    const { texts, characters } = descriptionLimit
    expect(checkOffer({ ...offer, definedDescription })).toEqual({
      ...checked,
      definedDescription: Array.from({ length: texts }, () => 'x'.repeat(characters)),
    })
  })
})

describe('An offer is set aside', () => {
  it.each<[string, Record<string, unknown>, string, string]>([
    ['a negative price', { price: -1295 }, 'negative-price', 'price is negative'],
    ['no price', { price: undefined }, 'missing-price', 'there is no price'],
    ['a price of nothing', { price: 0 }, 'zero-price', 'price is zero'],
    ['a price beyond belief', { price: highestPrice + 1 }, 'absurd-price', 'price is above a million'],
    ['a price with far too many digits', { price: 1e21 }, 'absurd-price', 'price is above a million'],
    [
      'a price in whole kroner',
      { price: 12.95 },
      'bad-price',
      'price is in minor units, 1295 for 12,95, and has no decimals',
    ],
    [
      'a price in words',
      { price: '12,95' },
      'bad-price',
      'price must be a number of minor units, 1295 for 12,95',
    ],
    ['a negative usual price', { regularPrice: -1 }, 'negative-price', 'regularPrice is negative'],
    ['an end before its start', { endDate: '2026-11-15' }, 'end-before-start', 'endDate is before startDate'],
    ['no start', { startDate: null }, 'missing-date', 'there is no start date'],
    [
      'a day that does not exist',
      { endDate: '2027-02-29' },
      'bad-date',
      'endDate is not a day between 2000 and 2099, written 2026-11-21',
    ],
    ['an unknown country', { country: 'de' }, 'unknown-country', 'country must be dk, no, se or fi'],
    ['no country', { country: undefined }, 'unknown-country', 'there is no country'],
    ['an unknown currency', { currency: 'KZT' }, 'unknown-currency', 'currency must be DKK, NOK, SEK or EUR'],
    [
      'the currency of another country',
      { currency: 'SEK' },
      'wrong-currency',
      'the currency is not the one of the country',
    ],
    ['no name', { name: ' ' }, 'missing-name', 'there is no name'],
    ['no chain', { chain: undefined }, 'missing-chain', 'there is no chain'],
    [
      'a name that could not be read',
      { name: 'R\ufffdgbr\ufffdd' },
      'bad-encoding',
      'name has characters that could not be read',
    ],
    ['a name without end', { name: 'x'.repeat(301) }, 'too-long', 'name is longer than 300 characters'],
    ['half a piece', { units: 0.5 }, 'bad-field', 'units must be a whole number; units must be at least 1'],
  ])('for %s', (_, wrong, reason, message) => {
    expect(checkOffer({ ...offer, ...wrong })).toEqual({ reason, message })
  })

  it('for several things at once, which are all named', () => {
    expect(checkOffer({ ...offer, name: null, price: -1, country: 'xx' })).toEqual({
      reason: 'unknown-country',
      message: 'country must be dk, no, se or fi; there is no name; price is negative',
    })
  })

  it.each([null, undefined, 5, 'text'])('where it is no list of fields: %j', (input) => {
    expect(checkOffer(input)).toEqual({ reason: 'not-an-offer', message: 'the row is not a list of fields' })
  })
})
