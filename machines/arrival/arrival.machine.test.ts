import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { ARRIVAL_MS, arrivalMachine } from './arrival.machine.ts'

const own = (uuid: string) => ({ uuid, isOwn: true })
const others = (uuid: string) => ({ uuid, isOwn: false })

function openList(...items: { uuid: string; isOwn: boolean }[]) {
  const clock = new SimulatedClock()
  const arrival = createActor(arrivalMachine, { input: { items }, clock })
  arrival.start()
  return {
    wait: (ms: number) => clock.increment(ms),
    change: (...changed: { uuid: string; isOwn: boolean }[]) =>
      arrival.send({ type: 'items.changed', items: changed }),
    arrived: () => arrival.getSnapshot().context.arrived,
    value: () => arrival.getSnapshot().value,
  }
}

describe('§4 shopping list panel: an item that the shopper puts on the list is marked', () => {
  it('for two seconds', () => {
    const list = openList(others('milk'))
    list.change(others('milk'), own('bread'))
    list.wait(ARRIVAL_MS - 1)
    expect(list.arrived()).toBe('bread')
    list.wait(1)
    expect([list.arrived(), list.value()]).toEqual([null, 'settled'])
  })

  it('also if it is the first one', () => {
    const list = openList()
    list.change(own('bread'))
    expect(list.arrived()).toBe('bread')
  })

  it('until the next one, which has its own two seconds', () => {
    const list = openList()
    list.change(own('bread'))
    list.wait(ARRIVAL_MS - 1)
    list.change(own('bread'), own('milk'))
    list.wait(ARRIVAL_MS - 1)
    expect(list.arrived()).toBe('milk')
  })

  it('but not if it came in the place of another', () => {
    const list = openList(others('milk'), others('eggs'))
    list.change(others('eggs'), own('bread'))
    expect(list.arrived()).toBe(null)
  })

  it('also while its own answer comes', () => {
    const list = openList()
    list.change(own('bread'))
    list.change(others('bread'))
    expect(list.arrived()).toBe('bread')
  })

  it('no longer once it is taken off again', () => {
    const list = openList()
    list.change(own('bread'))
    list.change()
    expect([list.arrived(), list.value()]).toEqual([null, 'settled'])
  })

  it('but not one that was there before, or that somebody else put there', () => {
    const list = openList(own('milk'))
    list.change(own('milk'), others('bread'))
    expect(list.arrived()).toBeNull()
  })

  it('and none of several that are brought back together', () => {
    const list = openList()
    list.change(own('milk'), own('bread'))
    expect(list.arrived()).toBeNull()
  })

  it('also not later, if several were brought back while one was marked', () => {
    const list = openList()
    list.change(own('milk'))
    list.change(own('milk'), own('bread'), own('eggs'))
    expect(list.arrived()).toBe('milk')
    list.change(own('milk'), own('bread'))
    expect(list.arrived()).toBe('milk')
  })
})
