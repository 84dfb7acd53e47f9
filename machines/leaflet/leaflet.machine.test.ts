import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type LeafletEvent, type LeafletInput, leafletMachine } from './leaflet.machine.ts'

function leafletAfter(input: LeafletInput, ...events: LeafletEvent[]) {
  const leaflet = createActor(leafletMachine, { input })
  const told: number[] = []
  leaflet.on('page.shown', ({ page }) => told.push(page))
  leaflet.start()
  for (const event of events) leaflet.send(event)
  const { value, context } = leaflet.getSnapshot()
  return { value, page: context.page, told }
}

const opened: LeafletEvent = { type: 'leaflet.opened' }
const grab: LeafletEvent = { type: 'leaflet.grabbed' }
const next: LeafletEvent = { type: 'page.next' }
const previous: LeafletEvent = { type: 'page.previous' }
const reach = (page: number): LeafletEvent => ({ type: 'page.reached', page })
const choose = (page: number): LeafletEvent => ({ type: 'page.chosen', page })

describe('§2.1: a leaflet', () => {
  it('begins at the page of its address, printed until its script runs', () => {
    const input = { page: 3, pages: 5 }
    expect(leafletAfter(input)).toEqual({ value: 'printed', page: 3, told: [] })
    expect(leafletAfter(input, opened)).toEqual({ value: 'lying', page: 3, told: [] })
  })

  it('turns to the next and the previous page, and tells the address', () => {
    const input = { page: 3, pages: 5 }
    expect(leafletAfter(input, opened, next)).toEqual({ value: 'turning', page: 4, told: [4] })
    expect(leafletAfter(input, opened, next, next)).toEqual({ value: 'turning', page: 5, told: [4, 5] })
    expect(leafletAfter(input, opened, previous)).toEqual({ value: 'turning', page: 2, told: [2] })
    expect(leafletAfter(input, opened, next, reach(4))).toEqual({ value: 'lying', page: 4, told: [4] })
  })

  it('has no page after the last and before the first', () => {
    expect(leafletAfter({ page: 5, pages: 5 }, opened, next)).toEqual({ value: 'lying', page: 5, told: [] })
    expect(leafletAfter({ page: 1, pages: 5 }, opened, previous)).toEqual({
      value: 'lying',
      page: 1,
      told: [],
    })
  })

  it('turns to a page of its contents, but to no page that it does not have', () => {
    const input = { page: 1, pages: 5 }
    expect(leafletAfter(input, opened, choose(4))).toEqual({ value: 'turning', page: 4, told: [4] })
    expect(leafletAfter({ page: 4, pages: 5 }, opened, choose(1))).toMatchObject({ page: 1, told: [1] })
    for (const page of [0, 1, 6, 2.5])
      expect(leafletAfter(input, opened, choose(page))).toEqual({ value: 'lying', page: 1, told: [] })
  })

  it('shows the page that a swipe reaches', () => {
    const input = { page: 1, pages: 5 }
    expect(leafletAfter(input, opened, grab, reach(2))).toEqual({ value: 'grabbed', page: 2, told: [2] })
    expect(leafletAfter(input, opened, grab, reach(2), reach(3))).toEqual({
      ...{ value: 'grabbed', page: 3, told: [2, 3] },
    })
    expect(leafletAfter(input, opened, grab, reach(1))).toEqual({ value: 'grabbed', page: 1, told: [] })
  })

  it('stays at its page if the window scrolls it by changing its size', () => {
    const input = { page: 3, pages: 5 }
    expect(leafletAfter(input, opened, reach(2))).toEqual({ value: 'turning', page: 3, told: [] })
    expect(leafletAfter(input, opened, reach(2), reach(3))).toEqual({ value: 'lying', page: 3, told: [] })
    expect(leafletAfter(input, opened, grab, { type: 'leaflet.resized' }, reach(2))).toEqual({
      ...{ value: 'turning', page: 3, told: [] },
    })
  })

  it('does not stop at a page that it passes while it turns, unless it is grabbed', () => {
    const input = { page: 1, pages: 5 }
    const turning = [opened, choose(4)]
    expect(leafletAfter(input, ...turning, reach(2))).toEqual({ value: 'turning', page: 4, told: [4] })
    expect(leafletAfter(input, ...turning, grab, reach(2))).toEqual({
      ...{ value: 'grabbed', page: 2, told: [4, 2] },
    })
  })
})
