import { expect, it } from 'vitest'
import { oddPriceText } from './odd-price.ts'

it('§3 compared prices: the report says of an odd price what it is beside the usual one', () => {
  const beside3990 = (price: number) => oddPriceText(price, 3990, 'dk')
  expect([39, 20, 399, 250, 39_900, 25_000, 399_000].map(beside3990)).toEqual([
    ...[
      'about a hundredth of the usual 39,90',
      'about a hundredth of the usual 39,90',
      'about a tenth of the usual 39,90',
      'about a tenth of the usual 39,90',
    ],
    ...[
      'about ten times the usual 39,90',
      'about ten times the usual 39,90',
      'about a hundred times the usual 39,90',
    ],
  ])
  expect([3, 110, 79_000, 4_000_000].map(beside3990)).toEqual([
    ...[
      'far below the usual 39,90',
      'far below the usual 39,90',
      'about ten times the usual 39,90',
      'far above the usual 39,90',
    ],
  ])
})
