import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GUEST_ITEM_LIFETIME_MS, maximumGuestItems } from '#app/domain/guest-items.ts'
import { coffee, milk } from '#app/domain/lists.fixture.ts'
import { forgetGuestItems, keepGuestItem, keptGuestItems } from './guest-items.ts'

const wantedCoffee = {
  addable: { key: 'offer-11', name: coffee.name, item: coffee, offerId: 11 },
  country: 'dk' as const,
  quantity: 1,
}
const wantedMilk = {
  addable: { key: 'offer-12', name: milk.name, item: milk, offerId: 12 },
  country: 'dk' as const,
  quantity: 2,
}
const names = () => keptGuestItems().map(({ addable }) => addable.name)

let stored: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('product, Shopping list: what a device keeps for a visitor', () => {
  it('is as it was wanted, the oldest first, with an id by which it counts once', () => {
    keepGuestItem(wantedCoffee)
    keepGuestItem(wantedMilk)
    const id = expect.stringMatching(/^[\da-f-]{36}$/)
    expect(keptGuestItems()).toEqual([
      { ...wantedCoffee, id, keptAt: 1_000_000 },
      { ...wantedMilk, id, keptAt: 1_000_000 },
    ])
  })

  it('is kept once however often it is wanted, but once for each country', () => {
    keepGuestItem(wantedCoffee)
    keepGuestItem(wantedCoffee)
    keepGuestItem({ ...wantedCoffee, country: 'se' })
    expect(keptGuestItems().map(({ country }) => country)).toEqual(['dk', 'se'])
  })

  it('is let go of by its id, and leaves nothing behind', () => {
    keepGuestItem(wantedCoffee)
    keepGuestItem(wantedMilk)
    const [first, second] = keptGuestItems()
    forgetGuestItems([first?.id ?? ''])
    expect(names()).toEqual([milk.name])
    forgetGuestItems([second?.id ?? ''])
    expect(stored.size).toBe(0)
  })

  it('lasts 30 days', () => {
    keepGuestItem(wantedCoffee)
    vi.setSystemTime(1_000_000 + GUEST_ITEM_LIFETIME_MS - 1)
    expect(names()).toEqual([coffee.name])
    vi.setSystemTime(1_000_000 + GUEST_ITEM_LIFETIME_MS)
    expect(names()).toEqual([])
  })

  it('is at most 50 items, of which the oldest goes', () => {
    for (let index = 0; index <= maximumGuestItems; index += 1)
      keepGuestItem({ ...wantedCoffee, addable: { ...wantedCoffee.addable, key: `offer-${index}` } })
    const keys = keptGuestItems().map(({ addable }) => addable.key)
    expect([keys.length, keys[0], keys.at(-1)]).toEqual([50, 'offer-1', 'offer-50'])
  })

  it.each(['{', '{}', '[{"id":"x"}]', 'null', '[1]'])('is nothing if the device holds %s', (text) => {
    stored.set('guestItems', text)
    expect(keptGuestItems()).toEqual([])
    keepGuestItem(wantedCoffee)
    expect(names()).toEqual([coffee.name])
  })

  it('is kept by the page if the browser lets nothing be kept', () => {
    vi.stubGlobal('localStorage', undefined)
    keepGuestItem(wantedCoffee)
    expect(names()).toEqual([coffee.name])
    forgetGuestItems(keptGuestItems().map(({ id }) => id))
    expect(names()).toEqual([])
  })
})
