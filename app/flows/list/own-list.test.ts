import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepList } from '#app/device/device-storage.ts'
import type { ListState } from '#app/domain/list/list-state.ts'
import { coffee, item, listOf } from '#app/domain/list/lists.fixture.ts'
import { mette } from '#machines/session/users.fixture.ts'
import { openOwnList } from './own-list.ts'

const secondBeforeMidnight = new Date('2026-11-22T22:59:59Z')
const midnight = new Date('2026-11-22T23:00:00Z')

let ended: AbortController

beforeEach(() => {
  ended = new AbortController()
  vi.useFakeTimers({ now: secondBeforeMidnight, toFake: ['Date'] })
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  // Without a connection.
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('there is no connection')))
  vi.stubGlobal('EventSource', class extends EventTarget {})
  vi.stubGlobal('reportError', () => {})
})
afterEach(() => {
  ended.abort()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Opens Mette's list, which the device kept, without a connection. @returns what is shown of it, the latest last. */
async function openKept() {
  await keepList(mette.email, listOf([item('coffee', { ...coffee, endDate: '2026-11-22' })]))
  const shown: ListState[] = []
  await openOwnList(mette, ended.signal, { show: (state) => shown.push(state), hear: () => {} })
  await vi.waitFor(() => expect(shown.at(-1)?.view).toBeDefined())
  return shown
}

describe('product, Shopping list: an offer that ends leaves the total', () => {
  it('at the latest when somebody comes back to a tab that stayed open over midnight', async () => {
    const shown = await openKept()
    const totalAndEnded = () => {
      const view = shown.at(-1)?.view
      return [view?.total, view?.items[0]?.isExpired]
    }
    expect(totalAndEnded()).toEqual([3995, false])
    vi.setSystemTime(midnight)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(totalAndEnded()).toEqual([0, true])
  })

  it('and what says the same as before is not shown anew', async () => {
    const shown = await openKept()
    const times = shown.length
    document.dispatchEvent(new Event('visibilitychange'))
    expect(shown.length).toBe(times)
  })
})
