import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { ConsentCategory } from '#app/domain/consent.ts'
import { type AnchorAdEvent, anchorAdMachine } from './anchor-ad.machine.ts'

const choice = (...allowed: ConsentCategory[]): AnchorAdEvent => ({ type: 'consent.changed', allowed })
const filled: AnchorAdEvent = { type: 'slot.filled' }
const emptied: AnchorAdEvent = { type: 'slot.emptied' }
const left: AnchorAdEvent = { type: 'route.changed' }
const abroad: AnchorAdEvent = { type: 'locale.changed', locale: 'se' }
const closing: AnchorAdEvent = { type: 'anchor.closed' }

/** A tab's anchor after some events and milliseconds: its state, what of it is on the page, and what it told. */
function anchorAfter(steps: (AnchorAdEvent | number)[], anchor: 'wanted' | 'closed' = 'wanted') {
  const clock = new SimulatedClock()
  const told: string[] = []
  const actor = createActor(anchorAdMachine, { clock, input: { anchor } })
  actor.on('*', ({ type }) => told.push(type))
  actor.start()
  for (const step of steps) {
    if (typeof step === 'number') clock.increment(step)
    else actor.send(step)
  }
  const { value, tags } = actor.getSnapshot()
  return { value, tags: [...tags], told }
}

const forbidden = { value: 'forbidden', tags: [], told: [] }
const waiting = { value: { allowed: 'waiting' }, tags: [], told: [] }
const asking = { value: { allowed: 'asking' }, tags: ['open'], told: [] }
const shown = { value: { allowed: 'shown' }, tags: ['open', 'shown'], told: [] }
const empty = { value: { allowed: 'empty' }, tags: [], told: [] }
const closed = { value: 'closed', tags: [], told: ['anchor.declined'] }

describe('§2.4 the ad anchor', () => {
  it('§4 consent: waits for consent to marketing', () => {
    expect(anchorAfter([])).toEqual(forbidden)
    expect(anchorAfter([choice(), 600, left])).toEqual(forbidden)
    expect(anchorAfter([choice('statistics'), 600])).toEqual(forbidden)
    expect(anchorAfter([choice('statistics', 'marketing')])).toEqual(waiting)
  })

  it('§9 is built after 500 ms, and seen when its slot is filled', () => {
    expect(anchorAfter([choice('marketing'), 499])).toEqual(waiting)
    expect(anchorAfter([choice('marketing'), 500])).toEqual(asking)
    expect(anchorAfter([choice('marketing'), 500, filled])).toEqual(shown)
  })

  it('is hidden while its slot is empty, and asks again on the next page', () => {
    expect(anchorAfter([choice('marketing'), 500, emptied])).toEqual(empty)
    expect(anchorAfter([choice('marketing'), 500, filled, emptied])).toEqual(empty)
    expect(anchorAfter([choice('marketing'), 500, emptied, left])).toEqual(waiting)
    expect(anchorAfter([choice('marketing'), 500, emptied, left, 500, filled])).toEqual(shown)
  })

  it('stays on the pages of a country, and begins again in another', () => {
    expect(anchorAfter([choice('marketing'), 500, filled, left])).toEqual(shown)
    expect(anchorAfter([choice('marketing'), 500, left])).toEqual(asking)
    expect(anchorAfter([choice('marketing'), 500, filled, abroad])).toEqual(waiting)
    expect(anchorAfter([choice('marketing'), 500, emptied, abroad])).toEqual(waiting)
  })

  it('§4 consent: goes when consent is withdrawn, and returns with it', () => {
    for (const steps of [[], [500], [500, filled], [500, emptied]])
      expect(anchorAfter([choice('marketing'), ...steps, choice('statistics')])).toEqual(forbidden)
    expect(anchorAfter([choice('marketing'), 500, filled, choice('marketing', 'statistics')])).toEqual(shown)
    expect(anchorAfter([choice('marketing'), 500, filled, choice(), choice('marketing')])).toEqual(waiting)
  })

  it('that was closed does not return in this tab', () => {
    expect(anchorAfter([choice('marketing'), 500, filled, closing])).toEqual(closed)
    expect(
      anchorAfter([
        choice('marketing'),
        500,
        filled,
        closing,
        left,
        abroad,
        choice(),
        choice('marketing'),
        500,
      ]),
    ).toEqual(closed)
    expect(anchorAfter([choice('marketing'), 500, filled], 'closed')).toEqual({ ...closed, told: [] })
  })
})
