import { describe, expect, it } from 'vitest'
import { readTypedItem } from './read-typed-item.ts'
import { maximumNameLength, maximumQuantity } from './shopping-list.ts'

describe('§2.10 what is typed into the list’s field', () => {
  it.each([
    ['mælk', 'mælk', 1],
    ['  Mælk  ', 'Mælk', 1],
    ['3x æg', 'æg', 3],
    ['3 x æg', 'æg', 3],
    ['3×æg', 'æg', 3],
    ['2 stk mælk', 'mælk', 2],
    ['2 stk. mælk', 'mælk', 2],
    ['mælk 2 stk', 'mælk', 2],
    ['mælk, 2 stk.', 'mælk', 2],
    ['mælk x2', 'mælk', 2],
    ['mælk 2x', 'mælk', 2],
    ['bleer str. 4 3 stk', 'bleer str. 4', 3],
    ['4 stykker smør', 'smør', 4],
    ['2 st mjölk', 'mjölk', 2],
    ['knäckebröd 3 st', 'knäckebröd', 3],
    ['2 kpl maito', 'maito', 2],
    ['maito 2 kpl', 'maito', 2],
    ['kananmunia 10 kappaletta', 'kananmunia', 10],
  ])('§4 item row: a number of pieces is the quantity: %s', (text, itemName, quantity) => {
    expect(readTypedItem(text)).toEqual({ itemName, quantity })
  })

  it.each([
    ...['2 l mælk', '500 g hakket oksekød', 'mælk 2 l', 'en halv agurk', '6-pack øl', 'toiletpapir (stort)'],
    ...[
      '7 Up',
      '7up',
      'cola 0',
      '0 x mælk',
      '2 stk',
      '3x',
      'x',
      'st',
      'maks. 3 stk pr. kunde',
      '2,5 kg kartofler',
    ],
    ...['vitamin b12', 'omega 3', 'ost 45+', 'AA batterier 12 V', 'str. 4', 'Østers 12'],
  ])('everything else stays in the name: %s', (text) => {
    expect(readTypedItem(text)).toEqual({ itemName: text, quantity: 1 })
  })

  it('a quantity above the most is the most', () => {
    expect(readTypedItem('9999 stk æg')).toEqual({
      itemName: 'æg',
      quantity: Math.min(9999, maximumQuantity),
    })
  })

  it('a blank text is no item', () => {
    expect(['', '   ', '\t\n'].map(readTypedItem)).toEqual([undefined, undefined, undefined])
  })

  it('a long text is cut to the longest name', () => {
    expect(readTypedItem('a'.repeat(2000))?.itemName).toBe('a'.repeat(maximumNameLength))
  })
})
