import { expect, it } from 'vitest'
import { addressGroup } from './address-group.ts'

it('product, Search and offers: an address has one of 4,096 groups, which many share', () => {
  const addresses = Array.from({ length: 20_000 }, (_, at) => `10.0.${at >> 8}.${at & 255}`)
  const groups = addresses.map(addressGroup)
  expect(addresses.map(addressGroup)).toEqual(groups)
  const different = new Set(groups)
  expect([Math.min(...different) >= 0, Math.max(...different) < 4096, different.size > 3900]).toEqual([
    true,
    true,
    true,
  ])
})
