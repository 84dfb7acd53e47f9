import { describe, expect, it } from 'vitest'
import { coffeeCard } from './offer-summary.fixture.ts'
import { MAXIMUM_VIEWED_OFFERS, type ViewedOffer, viewedOffersOf, withViewedOffer } from './viewed-offers.ts'

const viewed = (variantId: number, other: Partial<ViewedOffer> = {}): ViewedOffer => ({
  ...coffeeCard,
  id: variantId + 100,
  variantId,
  country: 'dk',
  ...other,
})
const variants = (offers: ViewedOffer[]) => offers.map(({ variantId }) => variantId)

describe('viewed offers', () => {
  it('begin with the latest; an offer that is viewed again becomes the first', () => {
    const offers = [1, 2, 1].reduce<ViewedOffer[]>((all, id) => withViewedOffer(all, viewed(id)), [])
    expect(variants(offers)).toEqual([1, 2])
  })

  it('are at most twelve: one more drops the oldest', () => {
    const ids = Array.from({ length: MAXIMUM_VIEWED_OFFERS + 1 }, (_, index) => index)
    const offers = ids.reduce<ViewedOffer[]>((all, id) => withViewedOffer(all, viewed(id)), [])
    expect(variants(offers)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  })

  it('are shown in their own country until their last day', () => {
    const offers = [
      viewed(1, { endDate: '2026-11-20' }),
      viewed(2, { endDate: '2026-11-21' }),
      viewed(3, { country: 'se', endDate: '2026-11-30' }),
    ]
    expect(variants(viewedOffersOf(offers, { country: 'dk', today: '2026-11-21' }))).toEqual([2])
  })
})
