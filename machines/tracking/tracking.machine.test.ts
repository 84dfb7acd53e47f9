import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import {
  type PageShown,
  type TrackerEvent,
  type TrackingContext,
  type TrackingEvent,
  trackingMachine,
} from './tracking.machine.ts'

/** A tab, with what its tracker and the services of others were told. */
function openTab() {
  const listener = <Event extends TrackerEvent>() => {
    const told: (TrackerEvent | TrackingContext | 'stopped')[] = []
    const actor = fromCallback<Event, TrackingContext>(({ input, receive }) => {
      told.push(input)
      receive((event) => told.push(event))
      return () => told.push('stopped')
    })
    return { told, actor }
  }
  const [tracker, analytics] = [listener<TrackerEvent>(), listener<PageShown>()]
  const actors = { tracker: tracker.actor, analytics: analytics.actor }
  const tab = createActor(trackingMachine.provide({ actors })).start()
  return {
    told: tracker.told,
    services: analytics.told,
    send: (...events: TrackingEvent[]) => {
      for (const event of events) tab.send(event)
    },
  }
}

const allowed: TrackingEvent = { type: 'consent.changed', allowed: ['statistics'] }
const refused: TrackingEvent = { type: 'consent.changed', allowed: [] }
const front: TrackingEvent = { type: 'page.shown', path: '/dk' }
const product: TrackingEvent = { type: 'page.shown', path: '/dk/single/12' }
const viewed: TrackingEvent = {
  type: 'product.viewed',
  offerId: 12,
  variantId: 7,
  path: '/dk/single/12',
  module: 'results',
}
const pressed: TrackingEvent = {
  type: 'cta.pressed',
  cta: 'website',
  offerId: 12,
  term: '',
  path: '/dk/single/12',
}

describe('§7.5 tracking', () => {
  it('§4 says nothing before consent', () => {
    const tab = openTab()
    tab.send(front, refused, product, viewed, pressed)
    expect([tab.told, tab.services]).toEqual([[], []])
  })

  it('begins with the page that is shown when the shopper allows it', () => {
    const tab = openTab()
    tab.send(front, product, allowed)
    expect(tab.told).toEqual([{ path: '/dk/single/12' }])
  })

  it('reports each route change once, product views and presses', () => {
    const tab = openTab()
    tab.send(front, allowed, allowed, front, product, product, viewed, pressed, front)
    expect(tab.told).toEqual([{ path: '/dk' }, product, viewed, pressed, front])
    expect(tab.services).toEqual([{ path: '/dk' }, product, front])
  })

  it('§4 stops at once when consent is withdrawn', () => {
    const tab = openTab()
    tab.send(front, allowed, refused, product, viewed, pressed, allowed)
    const told = [{ path: '/dk' }, 'stopped', { path: '/dk/single/12' }]
    expect([tab.told, tab.services]).toEqual([told, told])
  })
})
