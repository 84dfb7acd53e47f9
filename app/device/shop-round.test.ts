import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ROUND_LASTS_MS } from '#app/domain/list/list-walks.ts'
import { forgetRound, keepRound, keptRound } from './shop-round.ts'

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

it('§4 shop mode: a round is kept until it is left, and for four hours after its last tick', () => {
  expect(keptRound()).toBe(null)
  keepRound({ list: 'list', chain: 'Netto' })
  vi.setSystemTime(Date.now() + ROUND_LASTS_MS - 1)
  expect(keptRound()).toMatchObject({ list: 'list', chain: 'Netto' })
  vi.setSystemTime(Date.now() + 1)
  expect(keptRound()).toBe(null)
  keepRound({ list: 'list', chain: null })
  forgetRound()
  expect([keptRound(), stored.size]).toEqual([null, 0])
})

it('§4 shop mode: a round that cannot be read, or a device that stores nothing, is none', () => {
  stored.set('shopRound', '{')
  expect(keptRound()).toBe(null)
  vi.stubGlobal('localStorage', undefined)
  keepRound({ list: 'list', chain: 'Netto' })
  forgetRound()
  expect(keptRound()).toBe(null)
})
