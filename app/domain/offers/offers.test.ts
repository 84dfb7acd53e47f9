import { describe, expect, it } from 'vitest'
import { countries } from '../locale/locales.ts'
import { formatMoney } from '../prices/money.ts'
import {
  dated,
  displayName,
  priceText,
  shownDays,
  shownSubText,
  sizeIn,
  subText,
  withoutDays,
} from './offers.ts'
import { perUnit, priceDetailsText, shortPerUnit, unitPriceInFull } from './unit-price-texts.ts'

const productName = { id: 1, productName: 'Smørbar' }

describe('§3 product offer', () => {
  it('display name: the parent brand, the brand and a comma, the product name', () => {
    const brand = { id: 2, name: 'Lurpak', parentId: 3, parentName: 'Arla' }
    expect(displayName({ brand, productName })).toBe('Arla Lurpak, Smørbar')
  })

  it('display name: a brand without a parent, and no brand at all', () => {
    const none = { id: null, name: null, parentId: null, parentName: null }
    expect(displayName({ brand: { ...none, id: 2, name: 'Lurpak' }, productName })).toBe('Lurpak, Smørbar')
    expect(displayName({ brand: none, productName })).toBe('Smørbar')
  })

  it('subText: the start and end date as DD.MM separated by a dash', () => {
    expect(subText({ startDate: '2026-11-21', endDate: '2026-11-27' })).toBe('21.11–27.11')
  })

  it('§9 date formats: a page shows the days of a Finnish offer with the full stops of its dates', () => {
    const days = { startDate: '2026-11-19', endDate: '2026-11-25' }
    expect(countries.map((country) => shownDays(days, country))).toEqual([
      '19.11–25.11',
      '19.11–25.11',
      '19.11–25.11',
      '19.11.–25.11.',
    ])
    expect([dated(days, 'dk'), dated(days, 'fi')]).toEqual(['19.11–25.11.2026', '19.11.–25.11.2026'])
  })

  it.each([
    ['400 g · 19.11–25.11', '400 g · '],
    ['400 g · 19.11.–25.11.', '400 g · '],
    ['400 g · 19.11-25.11', '400 g · '],
    ['19.11-25.11', ''],
    ['400 g', '400 g'],
  ])('subText: "%s" is "%s" without its days, also if it was kept with a hyphen', (text, rest) => {
    expect(withoutDays(text)).toBe(rest)
  })

  it('priceText: units, unit type and the formatted price', () => {
    expect(priceText({ units: 2, unitType: 'stk.', priceFormattedForCountry: '25,00 kr.' })).toBe(
      '2\u00a0stk. 25,00 kr.',
    )
  })

  it("priceDetailsText: the price of a full unit followed by 'pr.' and the quantity type", () => {
    const price = { pricePerFullUnitOfQuantityTypeFormattedForCountry: '99,88 kr.' }
    expect(priceDetailsText({ ...price, quantityType: 'kg' })).toBe('99,88 kr. pr.\u00a0kg')
  })

  it('§9 numbers and units: a page shows the unit price as shops of the country write it', () => {
    const price = { pricePerFullUnitOfQuantityTypeFormattedForCountry: '9,98 €', quantityType: 'kg' }
    expect(countries.map((country) => unitPriceInFull(price, country))).toEqual([
      '9,98 € pr.\u00a0kg',
      '9,98 € pr.\u00a0kg',
      '9,98 €/kg',
      '9,98 €/kg',
    ])
  })

  it('§9 date formats: a page shows an item’s text with the days as the country writes dates, whatever is stored', () => {
    const days = { startDate: '2026-11-19', endDate: '2026-11-25' }
    const shown = (subText: string, period: object = days) =>
      shownSubText({ startDate: null, endDate: null, ...period, subText }, 'fi')
    expect(shown('400 g · 19.11–25.11')).toBe('400 g · 19.11.–25.11.')
    expect(shown('400 g · 19.11.–25.11.')).toBe('400 g · 19.11.–25.11.')
    expect(shown('400 g')).toBe('400 g')
    expect(shown('19.11–25.11', {})).toBe('19.11–25.11')
  })

  it('§9 numbers and units: a unit price is written as shops of the country write it, long and short', () => {
    expect(countries.map((country) => perUnit(formatMoney(9988, country), 'kg', country))).toEqual([
      '99,88\u00a0kr. pr.\u00a0kg',
      '99,88\u00a0kr pr.\u00a0kg',
      '99,88\u00a0kr/kg',
      '99,88\u00a0€/kg',
    ])
    expect(countries.map((country) => shortPerUnit(9988, 'kg', country))).toEqual([
      '99,88 pr.\u00a0kg',
      '99,88 pr.\u00a0kg',
      '99,88\u00a0kr/kg',
      '99,88\u00a0€/kg',
    ])
  })

  it('priceDetailsText: empty if the size is unknown', () => {
    const unknown = { pricePerFullUnitOfQuantityTypeFormattedForCountry: null, quantityType: null }
    expect([priceDetailsText(unknown), unitPriceInFull(unknown, 'se')]).toEqual(['', ''])
  })
})

it.each([
  [['Formalet kaffe', '400 g'], '400\u00a0g'],
  [['Øl', '18 x 33 cl', 'Weekendtilbud'], '18\u00a0x\u00a033\u00a0cl'],
  [['500 g i skiver'], '500\u00a0g i skiver'],
  [['Æg', '10\u00a0stk.'], '10\u00a0stk.'],
  [['8-12 % fedt', '0,5 kg'], '0,5\u00a0kg'],
  [['Flere varianter', '3 for 2'], ''],
  [[], ''],
])('§3 product offer: the size among the described values %j, on one line, is "%s"', (values, expected) => {
  expect(sizeIn({ definedDescription: values.map((value) => ({ value })) })).toBe(expected)
})
