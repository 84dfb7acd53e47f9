import { expect, it } from 'vitest'
import { unlikeWatch } from './unlike-watch.ts'
import { watchOf } from './watches.fixture.ts'

const watch = watchOf(1)
const offer = { variantId: 2, name: 'Kaffe 1', size: '500 g' }

it('§4 price alerts: an offer of another size or brand says which it is, one of the watched variant nothing', () => {
  expect(unlikeWatch(watch, { ...offer, variantId: 1, size: '400 g' })).toBe('')
  expect(unlikeWatch(watch, offer)).toBe('500 g')
  expect(unlikeWatch(watch, { ...offer, name: 'Merrild, Kaffe 1' })).toBe('Merrild, Kaffe 1, 500 g')
  expect(unlikeWatch(watch, { ...offer, name: 'Merrild, Kaffe 1', size: '' })).toBe('Merrild, Kaffe 1')
  expect(unlikeWatch(watch, { ...offer, size: '' })).toBe('Kaffe 1')
})
