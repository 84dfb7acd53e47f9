import { describe, expect, it } from 'vitest'
import { listAdditionOf, manualSketch, parseQuantity } from './list-change.ts'
import { coffee, sketch } from './lists.fixture.ts'

describe('§4 item row: a whole number is parsed and limited to the maximum, and non-numbers are ignored', () => {
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['007', 7],
    ['0', 0],
    ['999999', 999_999],
    ['1000000', 999_999],
    ['99999999999999999999', 999_999],
  ])('%j is %i', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity)
  })

  it.each([[''], [' '], ['to'], ['2,5'], ['2.5'], ['-1'], ['1e3'], ['3 stk'], ['Infinity']])(
    '%j is ignored',
    (text) => {
      expect(parseQuantity(text)).toBeNull()
    },
  )
})

it('§7.4: an offer and a custom product are added with their id and quantity', () => {
  expect(listAdditionOf({ key: 'offer-11', name: coffee.name, offerId: 11, item: coffee }, 2)).toEqual({
    kind: 'add-offer',
    offerId: 11,
    quantity: 2,
    item: coffee,
  })
  const candle = sketch({ name: 'Fyrfadslys', customPartnerProductId: 5 })
  expect(
    listAdditionOf({ key: 'custom-5', name: 'Fyrfadslys', customPartnerProductId: 5, item: candle }, 1),
  ).toEqual({ kind: 'add-custom-product', customPartnerProductId: 5, quantity: 1, item: candle })
})

it('§3 manual item: the place is shown under the name, and there is no price, chain or offer', () => {
  expect(manualSketch('Fødselsdagslys', 'Bog og idé')).toEqual(
    sketch({ name: 'Fødselsdagslys', subText: 'Bog og idé', tint: 'stone' }),
  )
  expect(manualSketch('Mel', null).subText).toBe('')
})
