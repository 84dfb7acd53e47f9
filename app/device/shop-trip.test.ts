import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TRIP_LASTS_MS } from '#app/domain/list/list-walks.ts'
import { forgetTrip, keepTrip, keptTrip } from './shop-trip.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('§4 shop mode: a trip is kept until it is left, and for four hours after its last tick', () => {
  expect(keptTrip()).toBe(null)
  keepTrip({ list: 'list', chain: 'Netto' })
  vi.setSystemTime(Date.now() + TRIP_LASTS_MS - 1)
  expect(keptTrip()).toMatchObject({ list: 'list', chain: 'Netto' })
  vi.setSystemTime(Date.now() + 1)
  expect(keptTrip()).toBe(null)
  keepTrip({ list: 'list', chain: null })
  forgetTrip()
  expect([keptTrip(), stored.size]).toEqual([null, 0])
})

it('§4 shop mode: a trip that cannot be read, or a device that stores nothing, is none', () => {
  stored.set('shopTrip', '{')
  expect(keptTrip()).toBe(null)
  vi.stubGlobal('localStorage', undefined)
  keepTrip({ list: 'list', chain: 'Netto' })
  forgetTrip()
  expect(keptTrip()).toBe(null)
})
