import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { coffeeBox, coffeeDetail } from './offer-viewer.fixture.ts'
import { type OfferViewerEvent, offerViewerMachine, type Viewed } from './offer-viewer.machine.ts'

const coffee: Viewed = { offers: [coffeeDetail], product: null, country: 'dk', entry: 'results' }
const choose = (viewed: Partial<Viewed>): OfferViewerEvent => ({
  type: 'offers.chosen',
  ...coffee,
  ...viewed,
})

function viewerAfter(...events: OfferViewerEvent[]) {
  const viewer = createActor(offerViewerMachine).start()
  for (const event of events) viewer.send(event)
  const { value, context, tags } = viewer.getSnapshot()
  return { value, context, isOpen: tags.has('open') }
}

const closed = {
  value: 'closed',
  context: { offers: [], product: null, country: null, entry: null, way: null },
  isOpen: false,
}
const left = { value: 'left', context: { ...coffee, way: 'email check' }, isOpen: false }
/** A visitor's heart in the viewer leads them to another page. */
const leave: OfferViewerEvent[] = [{ type: 'watch.postponed' }, { type: 'route.changed' }]
const show = (entry: string): OfferViewerEvent => ({ type: 'entry.shown', entry })

describe('§4 offer viewer, §2.7', () => {
  it.each<[string, Viewed]>([
    ['an offer', coffee],
    ['several offers', { ...coffee, offers: [coffeeDetail, { ...coffeeDetail, id: 8 }] }],
    ['a custom product alone', { ...coffee, offers: [], product: coffeeBox }],
    ['offers and a custom product', { ...coffee, product: coffeeBox }],
  ])('opens with %s', (_, viewed) => {
    expect(viewerAfter(choose(viewed))).toEqual({
      value: 'showing',
      context: { ...viewed, way: null },
      isOpen: true,
    })
  })

  it('opens only if there is at least one offer or a custom item', () => {
    expect(viewerAfter(choose({ offers: [] }))).toEqual(closed)
    // What is shown stays.
    expect(viewerAfter(choose({}), choose({ offers: [] })).context).toEqual({ ...coffee, way: null })
  })

  it('shows the last choice', () => {
    const box: Viewed = { offers: [], product: coffeeBox, country: 'dk', entry: 'results' }
    expect(viewerAfter(choose({}), choose(box)).context).toEqual({ ...box, way: null })
  })

  it.each<[string, OfferViewerEvent]>([
    ['its backdrop, its button and Escape', { type: 'viewer.closed' }],
    ['every change of route', { type: 'route.changed' }],
    ['a change of country', { type: 'locale.changed', locale: 'se' }],
  ])('closes by %s, and forgets what it showed', (_, event) => {
    expect(viewerAfter(choose({}), event)).toEqual(closed)
  })

  it('shows the same again, back at the entry of the history that a visitor’s heart led away from', () => {
    expect(viewerAfter(choose({}), ...leave, show('email check'))).toEqual(left)
    expect(viewerAfter(choose({}), ...leave, show('email check'), show('results'))).toEqual({
      value: 'showing',
      context: { ...coffee, way: null },
      isOpen: true,
    })
  })

  it('shows the same again too if the page that it led to was drawn twice, and nobody logged in', () => {
    const drawnTwice = [...leave, show('email check'), show('email check')]
    const visitor: OfferViewerEvent = { type: 'identity.changed', identity: 'visitor' }
    expect(viewerAfter(choose({}), ...drawnTwice, visitor, show('results')).value).toBe('showing')
    // And leads away again.
    expect(viewerAfter(choose({}), ...drawnTwice, show('results'), ...leave, show('login')).value).toBe(
      'left',
    )
  })

  it.each<[string, OfferViewerEvent[]]>([
    ['closed before', [{ type: 'viewer.closed' }, ...leave]],
    ['left in another way', [{ type: 'route.changed' }]],
    ['left for another country', [...leave, { type: 'locale.changed', locale: 'se' }]],
    ['left for a third entry', [...leave, show('email check'), show('login')]],
    ['left for a login', [...leave, show('email check'), { type: 'identity.changed', identity: 'verified' }]],
    [
      'left for a first login',
      [...leave, show('email check'), { type: 'identity.changed', identity: 'unverified' }],
    ],
    ['followed by its watch', [...leave, show('email check'), { type: 'watch.resumed' }]],
  ])('stays closed at that entry if it was %s', (_, events) => {
    expect(viewerAfter(choose({}), ...events, show('results'))).toEqual(closed)
  })

  it('a new choice may lead away by another entry than the one before it', () => {
    const before = [...leave, show('email check')]
    expect(
      viewerAfter(choose({}), ...before, choose({ entry: 'other' }), ...leave, show('login')),
    ).toMatchObject({
      value: 'left',
      context: { entry: 'other', way: 'login' },
    })
  })

  it('keeps a new choice instead of what was left', () => {
    const other: Viewed = { ...coffee, entry: 'other results' }
    expect(viewerAfter(choose({}), ...leave, choose(other), show('results')).context).toEqual({
      ...other,
      way: null,
    })
  })

  it('stays open if the country gets its prefix', () => {
    expect(viewerAfter(choose({}), { type: 'locale.changed', locale: 'dk' }).value).toBe('showing')
    expect(viewerAfter(choose({}), { type: 'locale.changed', locale: 'default' }).value).toBe('showing')
  })
})
