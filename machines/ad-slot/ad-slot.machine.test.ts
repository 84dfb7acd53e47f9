import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { ProductOffer } from '#app/domain/offers/offers.ts'
import { gevalia } from '#machines/typeahead/typeahead.fixtures.ts'
import { type AdSlotEvent, type AdSlotInput, adSlotMachine } from './ad-slot.machine.ts'

type Given = Partial<AdSlotInput> & {
  house?: ProductOffer | null | 'failing'
  google?: 'full' | 'empty' | 'silent'
}

/** A slot after some events, with what our placement and Google have for it. */
async function slotAfter(
  events: AdSlotEvent[],
  { house = gevalia, google = 'full', offer = null, isAllowed = false }: Given = {},
) {
  const asked: string[] = []
  const told: string[] = []
  const machine = adSlotMachine.provide({
    actors: {
      fetchHouseAd: fromPromise(async () => {
        asked.push('house')
        if (house === 'failing') throw new Error('no connection')
        return house
      }),
      googleSlot: fromCallback(({ sendBack }) => {
        asked.push('Google')
        if (google !== 'silent') sendBack({ type: 'ad.rendered', isEmpty: google === 'empty' })
        return () => asked.push('Google no more')
      }),
    },
  })
  const slot = createActor(machine, { input: { offer, isAllowed } })
  slot.on('*', ({ type }) => told.push(type))
  slot.start()
  for (const event of events) {
    slot.send(event)
    await new Promise((resolve) => setTimeout(resolve))
  }
  const { value, context, tags } = slot.getSnapshot()
  return { value, tags: [...tags], ...context, asked, told }
}

const near: AdSlotEvent = { type: 'slot.neared' }
const allow: AdSlotEvent = { type: 'google.allowed' }
const forbid: AdSlotEvent = { type: 'google.forbidden' }
const unseen: AdSlotEvent = { type: 'slot.unseen' }

const filledByUs = { value: { house: 'shown' }, tags: [], offer: gevalia, isAllowed: false }
const filledByGoogle = { value: { google: 'filled' }, tags: ['google'], isAllowed: true }

describe('§1 an ad slot', () => {
  it('asks nobody before it comes near the window', async () => {
    const cases: [AdSlotEvent[], boolean][] = [
      [[], false],
      [[allow], true],
      [[allow, forbid], false],
      [[unseen], false],
    ]
    for (const [events, isAllowed] of cases)
      expect(await slotAfter(events)).toEqual({
        ...{ value: 'away', tags: [], offer: null, isAllowed },
        ...{ asked: [], told: [] },
      })
  })

  it('shows an offer of our own placements without consent', async () => {
    expect(await slotAfter([near])).toEqual({ ...filledByUs, asked: ['house'], told: ['slot.filled'] })
  })

  it('shows the offer that the page came with, and asks for no other', async () => {
    expect(await slotAfter([near], { offer: gevalia })).toEqual({
      ...filledByUs,
      asked: [],
      told: ['slot.filled'],
    })
  })

  it('§4 consent: asks Google only if it is allowed, and stops when it no longer is', async () => {
    const full = { ...filledByGoogle, offer: null, asked: ['Google'], told: ['slot.filled'] }
    expect(await slotAfter([near], { isAllowed: true })).toEqual(full)
    expect(await slotAfter([allow, near])).toEqual(full)
    expect(await slotAfter([forbid, near], { isAllowed: true })).toMatchObject({ asked: ['house'] })
    expect(await slotAfter([near, allow])).toEqual({
      ...{ ...filledByGoogle, offer: gevalia },
      ...{ asked: ['house', 'Google'], told: ['slot.filled', 'slot.filled'] },
    })
    for (const google of ['full', 'silent'] as const)
      expect(await slotAfter([near, forbid], { isAllowed: true, google })).toMatchObject({
        ...filledByUs,
        asked: ['Google', 'Google no more', 'house'],
      })
  })

  it('shows our own ad if Google has none', async () => {
    expect(await slotAfter([near], { isAllowed: true, google: 'empty' })).toEqual({
      ...{ ...filledByUs, isAllowed: true },
      ...{ asked: ['Google', 'Google no more', 'house'], told: ['slot.filled'] },
    })
  })

  it('that is empty, or whose ad cannot be fetched, keeps its room until it is out of sight', async () => {
    const empty = { offer: null, isAllowed: false, asked: ['house'], told: ['slot.emptied'] }
    for (const house of [null, 'failing'] as const)
      expect(await slotAfter([near], { house })).toEqual({ value: { house: 'empty' }, tags: [], ...empty })
    expect(await slotAfter([near, unseen], { house: null })).toEqual({
      ...{ value: { house: 'gone' }, tags: ['gone'] },
      ...empty,
    })
  })
})
