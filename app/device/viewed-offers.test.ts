import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { coffeeCard } from '#app/domain/offers/offer-summary.fixture.ts'
import type { ViewedOffer } from '#app/domain/offers/viewed-offers.ts'
import { forgetViewedOffers, keepViewedOffer, readViewedOffers } from './viewed-offers.ts'
import { viewedOffersKey } from './viewed-offers-key.ts'

const coffee: ViewedOffer = { ...coffeeCard, country: 'dk' }
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('offers that a device remembers', () => {
  it('are read as they were kept, and forgotten', () => {
    keepViewedOffer(coffee)
    expect(readViewedOffers()).toEqual([coffee])
    forgetViewedOffers()
    expect([readViewedOffers(), stored.size]).toEqual([[], 0])
  })

  it('§3 product offer: a deal is read with what one costs alone', () => {
    const deal: ViewedOffer = { ...coffee, price: 3500, units: 2, singlePrice: 2000 }
    keepViewedOffer(deal)
    expect(readViewedOffers()).toEqual([deal])
  })

  it.each<[string, string, ViewedOffer[]]>([
    ['no JSON', '{', []],
    ['no list', '{"id":1}', []],
    ['one of another shape', JSON.stringify([{ id: 1 }, coffee]), [coffee]],
  ])('bad input: of %s what can be read is kept', (_, text, offers) => {
    stored.set(viewedOffersKey, text)
    expect(readViewedOffers()).toEqual(offers)
  })

  it('bad input: a browser that denies its storage remembers nothing', () => {
    vi.stubGlobal('localStorage', undefined)
    keepViewedOffer(coffee)
    expect(readViewedOffers()).toEqual([])
  })
})
