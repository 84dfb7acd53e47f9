import { describe, expect, it } from 'vitest'
import { contradicts, isWithin, type NumberedGood } from './contradicts.ts'

const kilos = (quantity: number): NumberedGood['size'] => ({ quantity, quantityType: 'kg', pieces: 1 })
const cheese: NumberedGood = { size: kilos(0.125), price: 3850, brand: 's t agur', owner: null }
const other: NumberedGood = { ...cheese, brand: 'saint agur' }

describe('docs/import.md: a trade number', () => {
  it.each<[string, NumberedGood, NumberedGood]>([
    ['whatever the brands', cheese, other],
    ['whatever the prices', cheese, { ...other, price: 990 }],
    ['if two shops weigh it otherwise', cheese, { ...other, size: kilos(0.15), price: 9900 }],
    ['if a size is unknown and the prices are of one pack', cheese, { ...other, size: null, price: 3550 }],
    ['if a size is unknown and the brand is the same', cheese, { ...cheese, size: null, price: 39900 }],
    [
      'if one counts and one weighs',
      cheese,
      { ...other, size: { ...kilos(1), quantityType: 'stk' } as never },
    ],
    [
      'if a size was misread: the brand is one, and so is the price',
      cheese,
      { ...cheese, size: kilos(1.25) },
    ],
  ])('decides %s', (_, a, b) => {
    expect([contradicts(a, b), contradicts(b, a)]).toEqual([false, false])
  })

  it.each<[string, NumberedGood, NumberedGood]>([
    ['sizes and prices are of two packs', cheese, { ...cheese, size: kilos(1.25), price: 29900 }],
    ['sizes and brands are of two goods', cheese, { ...other, size: kilos(1.25) }],
    [
      'a size is unknown, and brands and prices are of two goods',
      cheese,
      { ...other, size: null, price: 9900 },
    ],
  ])('does not decide if %s', (_, a, b) => {
    expect([contradicts(a, b), contradicts(b, a)]).toEqual([true, true])
  })
})

it.each([
  ['arla', 'arla ko', true],
  ['duck', 'wc duck', true],
  ['7 up', '7up', true],
  ['arla', 'arlanda', false],
  ['ko', 'arla koket', false],
])('the brand %s belongs to %s: %s', (brand, longer, isPart) => {
  expect(isWithin(brand, longer)).toBe(isPart)
})
