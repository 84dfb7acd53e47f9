import { describe, expect, it } from 'vitest'
import { displayName, priceDetailsText, priceText, sizeIn, subText } from './offers.ts'

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
    expect(subText({ startDate: '2026-11-21', endDate: '2026-11-27' })).toBe('21.11-27.11')
  })

  it('priceText: units, unit type and the formatted price', () => {
    expect(priceText({ units: 2, unitType: 'stk.', priceFormattedForCountry: '25,00 kr.' })).toBe(
      '2 stk. 25,00 kr.',
    )
  })

  it("priceDetailsText: the price of a full unit followed by 'pr.' and the quantity type", () => {
    const price = { pricePerFullUnitOfQuantityTypeFormattedForCountry: '99,88 kr.' }
    expect(priceDetailsText({ ...price, quantityType: 'kg' })).toBe('99,88 kr. pr. kg')
  })

  it('priceDetailsText: nothing where the size is unknown', () => {
    const unknown = { pricePerFullUnitOfQuantityTypeFormattedForCountry: null, quantityType: null }
    expect(priceDetailsText(unknown)).toBe('')
  })
})

it.each([
  [['Formalet kaffe', '400 g'], '400 g'],
  [['Øl', '18 x 33 cl', 'Weekendtilbud'], '18 x 33 cl'],
  [['Æg', '10 stk.'], '10 stk.'],
  [['8-12 % fedt', '0,5 kg'], '0,5 kg'],
  [['Flere varianter', '3 for 2'], ''],
  [[], ''],
])('the size among the described values %j is "%s"', (values, expected) => {
  expect(sizeIn({ definedDescription: values.map((value) => ({ value })) })).toBe(expected)
})
