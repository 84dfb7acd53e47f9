import { describe, expect, it } from 'vitest'
import { amountOf, costOf, orderPriceOf, parsePriceText, pieceOf, totalOf } from './list-price.ts'
import { item } from './lists.fixture.ts'

describe('§3 priceText: a decimal with a comma', () => {
  it.each([
    ['39,95', 3995],
    ['8,5', 850],
    ['0,75', 75],
    ['39', 3900],
    ['1.295,00', 129_500],
    ['1 295,50', 129_550],
    ['12.500', 1_250_000],
  ])('%s is %i of the smallest unit', (text, amount) => {
    expect(parsePriceText(text)).toBe(amount)
  })

  it('a trailing ,- is stripped', () => {
    expect(parsePriceText('39,-')).toBe(3900)
    expect(parsePriceText(' 1.295,- ')).toBe(129_500)
  })

  it.each([[null], [''], ['gratis'], ['2 for 30,-'], ['39,955'], ['-5'], ['1.29'], [',50']])(
    'is null for any other text: %j',
    (text) => {
      expect(parsePriceText(text)).toBeNull()
    },
  )
})

describe('§4 shopping list data: the total is the sum over pieces of unexpired priced items', () => {
  const items = [
    item('a', { priceText: '39,95', quantity: 2 }),
    item('b', { priceText: '10,-', quantity: 3, checked: true }),
    item('c', { priceText: '20,00', quantity: 5, isExpired: true }),
    item('d', { quantity: 4 }),
  ]

  it('price by quantity, including ticked items, without ended and unpriced ones', () => {
    expect(totalOf(items)).toBe(2 * 3995 + 3 * 1000)
    expect(totalOf([])).toBe(0)
  })

  it('gives the price of one piece of an item', () => {
    expect(items.map(pieceOf)).toEqual([3995, 1000, null, null])
  })
})

describe('§4 shopping list data: what pieces of a deal cost', () => {
  const deal = { units: 2, unitsPrice: 3495 }

  it.each([
    [1, { amount: 0, parts: [], withoutPrice: 1 }],
    [2, { amount: 3495, parts: [{ count: 1, price: 3495 }], withoutPrice: 0 }],
    [3, { amount: 3495, parts: [{ count: 1, price: 3495 }], withoutPrice: 1 }],
    [4, { amount: 6990, parts: [{ count: 2, price: 3495 }], withoutPrice: 0 }],
  ])('%i of 2 for 34,95: never a part of a deal', (quantity, cost) => {
    expect(costOf(item('a', { ...deal, priceText: null, quantity }))).toEqual(cost)
  })

  it.each([
    [1, 2000, [{ count: 1, price: 2000 }]],
    [2, 3495, [{ count: 1, price: 3495 }]],
    [
      3,
      5495,
      [
        { count: 1, price: 3495 },
        { count: 1, price: 2000 },
      ],
    ],
  ])('%i of 2 for 34,95, where one costs 20,00', (quantity, amount, parts) => {
    const cost = costOf(item('a', { ...deal, priceText: '20,00', quantity }))
    expect(cost).toEqual({ amount, parts, withoutPrice: 0 })
  })

  it('more pieces than a deal never cost more than another deal', () => {
    const three = { units: 3, unitsPrice: 3000, priceText: '18,00' }
    const parts = [{ count: 2, price: 3000 }]
    expect(costOf(item('a', { ...three, quantity: 5 }))).toEqual({ amount: 6000, parts, withoutPrice: 0 })
  })

  it('is nothing once the offer has ended', () => {
    const ended = item('a', { ...deal, quantity: 2, isExpired: true })
    const nothing = { amount: 0, parts: [], withoutPrice: 2 }
    expect([costOf(ended), orderPriceOf(ended)]).toEqual([nothing, null])
  })

  it('is ordered by the price of each', () => {
    expect(orderPriceOf(item('a', deal))).toBe(1748)
  })
})

it('§9: the cart amount is the sum of item quantities', () => {
  expect(amountOf([item('a', { quantity: 2 }), item('b', { quantity: 5 })])).toBe(7)
  expect(amountOf([])).toBe(0)
})
