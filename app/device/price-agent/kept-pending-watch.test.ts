import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PENDING_WATCH_LIFETIME_MS, type PendingWatch } from '#app/domain/agents/wanted-item.ts'
import { keptCoffee } from '#machines/pending-watch/pending-watch.paths.ts'
import { customItem } from '#machines/price-agent/price-agent.fixture.ts'
import { forgetPendingWatch, keepPendingWatch, keptPendingWatch } from './kept-pending-watch.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
}

beforeEach(() => vi.stubGlobal('localStorage', storage))
afterEach(() => {
  forgetPendingWatch()
  vi.unstubAllGlobals()
})

const now = (pending: PendingWatch): PendingWatch => ({ ...pending, keptAt: Date.now() })

it.each([
  ['an offer', now(keptCoffee)],
  ['a custom item', now({ ...keptCoffee, item: customItem, owner: 'mette@example.dk' })],
])('§4 adding to price agent: %s is restored as it was, and removed', (_, pending) => {
  keepPendingWatch(pending)
  expect(keptPendingWatch()).toEqual(pending)
  forgetPendingWatch()
  expect([keptPendingWatch(), stored.size]).toEqual([null, 0])
})

it('is not restored after 30 days, or in a shape that is not known', () => {
  keepPendingWatch({ ...keptCoffee, keptAt: Date.now() - PENDING_WATCH_LIFETIME_MS })
  expect(keptPendingWatch()).toBe(null)
  stored.set('pendingPriceAgentItem', '[{"item": 7}]')
  expect(keptPendingWatch()).toBe(null)
})

it('is kept for the page if the browser denies its storage', () => {
  const denied = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })
  const pending = now(keptCoffee)
  keepPendingWatch(pending)
  expect(keptPendingWatch()).toEqual(pending)
})
