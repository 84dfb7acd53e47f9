import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepList, keepMutations } from '#app/device/device-storage.ts'
import { coffee, item, listOf, mutation } from '#app/domain/list/lists.fixture.ts'
import { mette } from '#machines/session/users.fixture.ts'
import { waitFor } from '#tests/wait-for.ts'
import { openOwnList, stubPage } from './own-list.fixture.ts'

let opened: ReturnType<typeof openOwnList>

afterEach(() => {
  opened.ownList.stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('§4 shopping list data: an offer that ends leaves the total', () => {
  beforeEach(() => {
    const fetch = () => Promise.reject(new TypeError('there is no connection'))
    stubPage({ isOnline: false, fetch })
  })

  /** Opens Mette's list, which the device kept, a second before midnight in Denmark. */
  async function openKept() {
    vi.useFakeTimers({
      now: new Date('2026-11-22T22:59:59Z'),
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
    })
    await keepList(mette.email, listOf([item('coffee', { ...coffee, endDate: '2026-11-22' })]))
    opened = openOwnList(mette)
    await waitFor(() => expect(opened.view()).toBeDefined())
  }
  const totalAndEnded = () => [opened.view()?.total, opened.view()?.items[0]?.isExpired]

  it('at midnight in a tab that stays open', async () => {
    await openKept()
    expect(totalAndEnded()).toEqual([3995, false])
    await vi.advanceTimersByTimeAsync(1000)
    expect(totalAndEnded()).toEqual([0, true])
  })

  it('at the latest when the shopper comes back to a tab that slept', async () => {
    await openKept()
    vi.setSystemTime(new Date('2026-11-23T06:30:00Z'))
    expect(totalAndEnded()).toEqual([3995, false])
    document.dispatchEvent(new Event('visibilitychange'))
    expect(totalAndEnded()).toEqual([0, true])
  })

  it('and what says the same as before is the same object, which is not drawn again', async () => {
    await openKept()
    const before = opened.view()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(opened.view()).toBe(before)
  })
})

describe('§4 waiting changes: a session that ends', () => {
  it('what waits for another list is sent after a login, also if the shown list has come', async () => {
    const sent: string[] = []
    let timesLoaded = 0
    let isLoggedIn = false
    const fetch = async (path: string, { method, signal }: RequestInit) => {
      // One of a list that was closed.
      signal?.throwIfAborted()
      if (method === 'GET') {
        timesLoaded += 1
        return Response.json(listOf([]))
      }
      sent.push(path)
      const headers = { 'X-Shopping-List-Version': '5' }
      return new Response(null, { status: isLoggedIn ? 204 : 401, headers })
    }
    stubPage({ isOnline: true, fetch: fetch as typeof globalThis.fetch })
    const waiting = mutation('m1', { kind: 'check', itemUuid: 'bread' }, 'list-2')
    await keepList(mette.email, listOf([]))
    await keepMutations(mette.email, { changed: [waiting], settled: [] })
    opened = openOwnList(mette)
    await waitFor(() => expect([sent.length, timesLoaded]).toEqual([1, 2]))
    isLoggedIn = true
    opened.ownList.send({ type: 'user.answered', user: mette })
    await waitFor(() =>
      expect(sent).toEqual(Array(2).fill('/api/shopping-list/uuid/list-2/check-item/bread')),
    )
  })
})
