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
  const { value, context, tags } = strip.getSnapshot()
  return { value, offers: context.offers, isShown: tags.has('shown'), told, asked }
}

const stored: RecentlyViewedEvent = { type: 'offers.stored', offers: [coffee] }

describe('recently viewed offers', () => {
  it('are not shown if the device remembers none', () => {
    expect(openStrip()).toEqual({
      value: 'empty',
      offers: [],
      isShown: false,
      told: [],
      asked: [{ country: 'dk', today: '2026-11-21' }],
    })
  })

  it('are shown when the device has sent them', () => {
    expect(openStrip(stored)).toMatchObject({ value: 'showing', offers: [coffee], isShown: true })
  })

  it('are cleared only after a confirmation', () => {
    expect(openStrip(stored, { type: 'clearing.confirmed' })).toMatchObject({ value: 'showing', told: [] })
    expect(openStrip(stored, { type: 'clearing.requested' })).toMatchObject({
      value: 'confirming',
      isShown: true,
      told: [],
    })
    expect(openStrip(stored, { type: 'clearing.requested' }, { type: 'clearing.confirmed' })).toMatchObject({
      value: 'cleared',
      offers: [],
      told: [{ type: 'offers.forget' }],
    })
  })

  it('stay if the shopper cancels', () => {
    expect(openStrip(stored, { type: 'clearing.requested' }, { type: 'clearing.cancelled' })).toMatchObject({
      value: 'showing',
      offers: [coffee],
      told: [],
    })
  })

  it('are hidden if another tab clears them, also during the confirmation', () => {
    const none: RecentlyViewedEvent = { type: 'offers.stored', offers: [] }
    expect(openStrip(stored, none).value).toBe('empty')
    expect(openStrip(stored, { type: 'clearing.requested' }, none).value).toBe('empty')
  })

  it('are shown again after clearing, if another tab opens an offer', () => {
    const events: RecentlyViewedEvent[] = [
      { type: 'clearing.requested' },
      { type: 'clearing.confirmed' },
      stored,
    ]
    expect(openStrip(stored, ...events).value).toBe('showing')
  })
})
