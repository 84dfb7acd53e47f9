import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { coffeeCard } from '#app/domain/offers/offer-summary.fixture.ts'
import type { ViewedOffer } from '#app/domain/offers/viewed-offers.ts'
import {
  type RecentlyViewedEvent,
  type RecentlyViewedInput,
  recentlyViewedMachine,
  type ViewedOfferStoreEvent,
} from './recently-viewed.machine.ts'

const coffee: ViewedOffer = { ...coffeeCard, country: 'dk' }

function openStrip(...events: RecentlyViewedEvent[]) {
  const told: ViewedOfferStoreEvent[] = []
  const asked: RecentlyViewedInput[] = []
  const viewedOfferStore = fromCallback<ViewedOfferStoreEvent, RecentlyViewedInput>(({ input, receive }) => {
    asked.push(input)
    receive((event) => told.push(event))
  })
  const strip = createActor(recentlyViewedMachine.provide({ actors: { viewedOfferStore } }), {
    input: { country: 'dk', today: '2026-11-21' },
  }).start()
  for (const event of events) strip.send(event)
  const { value, context } = strip.getSnapshot()
  return { value, offers: context.offers, told, asked }
}

const stored: RecentlyViewedEvent = { type: 'offers.stored', offers: [coffee] }

describe('recently viewed offers', () => {
  it('are nothing to see on a device that remembers none', () => {
    expect(openStrip()).toEqual({
      value: 'empty',
      offers: [],
      told: [],
      asked: [{ country: 'dk', today: '2026-11-21' }],
    })
  })

  it('are shown once the device has told them', () => {
    expect(openStrip(stored)).toMatchObject({ value: 'showing', offers: [coffee] })
  })

  it('are forgotten only after a question', () => {
    expect(openStrip(stored, { type: 'clearing.confirmed' })).toMatchObject({ value: 'showing', told: [] })
    expect(openStrip(stored, { type: 'clearing.requested' })).toMatchObject({ value: 'confirming', told: [] })
    expect(openStrip(stored, { type: 'clearing.requested' }, { type: 'clearing.confirmed' })).toMatchObject({
      value: 'cleared',
      offers: [],
      told: [{ type: 'offers.forget' }],
    })
  })

  it('stay if the shopper thinks better of it', () => {
    expect(openStrip(stored, { type: 'clearing.requested' }, { type: 'clearing.cancelled' })).toMatchObject({
      value: 'showing',
      offers: [coffee],
      told: [],
    })
  })

  it('go if another tab forgets them, also during the question', () => {
    const none: RecentlyViewedEvent = { type: 'offers.stored', offers: [] }
    expect(openStrip(stored, none).value).toBe('empty')
    expect(openStrip(stored, { type: 'clearing.requested' }, none).value).toBe('empty')
  })

  it('come again after they were cleared, if another tab looks at one', () => {
    const events: RecentlyViewedEvent[] = [
      { type: 'clearing.requested' },
      { type: 'clearing.confirmed' },
      stored,
    ]
    expect(openStrip(stored, ...events).value).toBe('showing')
  })
})
