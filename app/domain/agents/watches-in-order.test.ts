import { expect, it } from 'vitest'
import { watchOf } from './watches.fixture.ts'
import { onOfferFirst, variantOf } from './watches-in-order.ts'

it('§2.1 page of the price agent: products that are on offer come first, otherwise the order stays', () => {
  const watches = [watchOf(1), watchOf(2, { isLive: true }), watchOf(3), watchOf(4, { isLive: true })]
  expect(onOfferFirst(watches).map(variantOf)).toEqual([2, 4, 1, 3])
})
