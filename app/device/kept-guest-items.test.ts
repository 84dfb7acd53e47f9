import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GUEST_ITEM_LIFETIME_MS, maximumGuestItems } from '#app/domain/list/guest-items.ts'
import { keptCoffee, keptMilk } from '#machines/guest-items/guest-items.paths.ts'
import {
  countGuestItem,
  forgetGuestItems,
  keepGuestItem,
  keptGuestItems,
  refuseGuestItems,
} from './kept-guest-items.ts'

const now = keptMilk.keptAt

let stored: Map<string, string>
/** Whether the device's storage is full. */
let isFull: boolean

beforeEach(() => {
  vi.useFakeTimers({ now })
  stored = new Map()
  isFull = false
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => stored.delete(key),
  })
  // Clears what the page itself kept in the previous test.
  forgetGuestItems(keptGuestItems().map(({ id }) => id))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('§4 waiting items: what a device keeps for a visitor', () => {
  it('is kept unchanged, the oldest first', () => {
    keepGuestItem(keptCoffee)
    keepGuestItem(keptMilk)
    expect(keptGuestItems()).toEqual([keptCoffee, keptMilk])
  })

  it('has the quantity and the time of the last request, once for each country', () => {
    const again = { ...keptCoffee, id: '0c4f4b3e-0003-4000-8000-000000000003', quantity: 6, keptAt: now }
    const swedish = { ...keptCoffee, id: '0c4f4b3e-0004-4000-8000-000000000004', country: 'se' as const }
    for (const item of [keptCoffee, swedish, keptMilk, again]) keepGuestItem(item)
    expect(keptGuestItems()).toEqual([swedish, keptMilk, again])
  })

  it('becomes the user’s if a visitor logs in and adds it again, and stays beside another user’s', () => {
    const annas = { ...keptCoffee, id: '0c4f4b3e-0003-4000-8000-000000000003', owner: 'anna@example.dk' }
    const bos = { ...keptCoffee, id: '0c4f4b3e-0004-4000-8000-000000000004', owner: 'bo@example.dk' }
    for (const item of [keptCoffee, annas, bos]) keepGuestItem(item)
    expect(keptGuestItems()).toEqual([annas, bos])
  })

  it('can get another quantity', () => {
    keepGuestItem(keptCoffee)
    keepGuestItem(keptMilk)
    countGuestItem(keptMilk.id, 3)
    expect(keptGuestItems()).toEqual([keptCoffee, { ...keptMilk, quantity: 3 }])
  })

  it('is removed by its id, and the last one leaves nothing in the storage', () => {
    keepGuestItem(keptCoffee)
    keepGuestItem(keptMilk)
    forgetGuestItems([keptCoffee.id])
    expect(keptGuestItems()).toEqual([keptMilk])
    forgetGuestItems([keptMilk.id])
    expect(stored.size).toBe(0)
  })

  it('says why a list did not take it', () => {
    keepGuestItem(keptCoffee)
    keepGuestItem(keptMilk)
    refuseGuestItems([keptMilk.id], 'full-list')
    expect(keptGuestItems()).toEqual([keptCoffee, { ...keptMilk, refusal: 'full-list' }])
  })

  it('lasts 30 days', () => {
    keepGuestItem(keptMilk)
    vi.setSystemTime(now + GUEST_ITEM_LIFETIME_MS - 1)
    expect(keptGuestItems()).toEqual([keptMilk])
    vi.setSystemTime(now + GUEST_ITEM_LIFETIME_MS)
    expect(keptGuestItems()).toEqual([])
  })

  it('is at most 50 items: one more drops the oldest', () => {
    for (let index = 0; index <= maximumGuestItems; index += 1)
      keepGuestItem({ ...keptCoffee, addable: { ...keptCoffee.addable, key: `offer-${index}` } })
    const keys = keptGuestItems().map(({ addable }) => addable.key)
    expect([keys.length, keys[0], keys.at(-1)]).toEqual([50, 'offer-1', 'offer-50'])
  })

  it.each(['{', '{}', '[{"id":"x"}]', 'null', '[1]'])('is nothing if the device holds %s', (text) => {
    stored.set('guestItems', text)
    expect(keptGuestItems()).toEqual([])
    keepGuestItem(keptCoffee)
    expect(keptGuestItems()).toEqual([keptCoffee])
  })

  it('leaves out an invalid item and keeps the others', () => {
    stored.set('guestItems', JSON.stringify([{ ...keptCoffee, quantity: 0 }, 1, keptMilk]))
    expect(keptGuestItems()).toEqual([keptMilk])
  })

  it('belongs to a visitor and is not refused if an earlier version wrote it', () => {
    const { owner, refusal, ...written } = keptMilk
    stored.set('guestItems', JSON.stringify([written]))
    expect(keptGuestItems()).toEqual([{ ...written, owner: null, refusal: null }])
  })

  it('is kept in memory if the browser has no storage', () => {
    vi.stubGlobal('localStorage', undefined)
    keepGuestItem(keptCoffee)
    expect(keptGuestItems()).toEqual([keptCoffee])
    forgetGuestItems([keptCoffee.id])
    expect(keptGuestItems()).toEqual([])
  })

  it('is kept in memory once the storage is full, and is removed from there', () => {
    keepGuestItem(keptCoffee)
    isFull = true
    keepGuestItem(keptMilk)
    expect(keptGuestItems()).toEqual([keptCoffee, keptMilk])
    forgetGuestItems([keptCoffee.id])
    expect(keptGuestItems()).toEqual([keptMilk])
    isFull = false
    refuseGuestItems([], 'no-list')
    expect(JSON.parse(stored.get('guestItems') ?? '')).toEqual([keptMilk])
  })
})
