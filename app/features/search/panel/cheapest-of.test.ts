import { describe, expect, it } from 'vitest'
import { gevalia } from '#machines/typeahead/typeahead.fixtures.ts'
import { cheapestOf } from './cheapest-of.ts'

const priced = (id: number, price: string | null, quantityType: string | null = 'kg') => ({
  ...gevalia,
  id,
  pricePerFullUnitOfQuantityTypeFormattedForCountry: price,
  quantityType,
})

describe('the cheapest of the shown offers', () => {
  it('is the one with the lowest unit price', () => {
    expect(cheapestOf([priced(1, '112,38 kr.'), priced(2, '99,88 kr.'), priced(3, '1.050,00 kr.')])?.id).toBe(
      2,
    )
  })

  it('is marked also beside a higher price that is not exact', () => {
    expect(cheapestOf([priced(1, '99,88 kr.'), priced(2, 'fra\u00a0105,00 kr.')])?.id).toBe(1)
  })

  it('is found among offers in the commonest unit only', () => {
    expect(
      cheapestOf([priced(1, '2,90 kr.', 'stk'), priced(2, '99,88 kr.'), priced(3, '105,00 kr.')])?.id,
    ).toBe(2)
  })

  it.each([
    [
      'offers of which two cost the same',
      [priced(1, '99,88 kr.'), priced(2, '99,88 kr.'), priced(3, '105,00 kr.')],
    ],
    [
      'offers of which the lowest price is not exact',
      [priced(1, 'maks.\u00a090,00 kr.'), priced(2, '99,88 kr.'), priced(3, '105,00 kr.')],
    ],
    ['one offer', [priced(1, '99,88 kr.')]],
    ['offers without a known size', [priced(1, null, null), priced(2, null, null)]],
    ['no offers', []],
  ])('is none among %s', (_, offers) => {
    expect(cheapestOf(offers)).toBe(undefined)
  })
})
