import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepList, keepMutations } from '#app/device/device-storage.ts'
import { listOf, mutation } from '#app/domain/list/lists.fixture.ts'
import { mette } from '#machines/session/users.fixture.ts'
import { openOwnList } from './own-list.ts'

const ended = new AbortController()
/** What was sent, in order. */
const sent: string[] = []
/** How often the list was asked for. */
let timesLoaded = 0
let isLoggedIn = false

beforeEach(() => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: 'XSRF-TOKEN=t' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('reportError', () => {})
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  )
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method === 'GET') {
      timesLoaded += 1
      return Response.json(listOf([]))
    }
    sent.push(path)
    const headers = { 'X-Shopping-List-Version': '5' }
    return new Response(null, { status: isLoggedIn ? 204 : 401, headers })
  })
})
afterEach(() => {
  ended.abort()
  vi.unstubAllGlobals()
})

it('issue 4, bad input: what waits for another list is sent after a login, also where the shown list has come', async () => {
  const waiting = mutation('m1', { kind: 'check', itemUuid: 'bread' }, 'list-2')
  await keepList(mette.email, listOf([]))
  await keepMutations(mette.email, { changed: [waiting], settled: [] })
  const tell = await openOwnList(mette, ended.signal, { show: () => {}, hear: () => {} })
  await vi.waitFor(() => expect([sent.length, timesLoaded]).toEqual([1, 2]))
  isLoggedIn = true
  await tell({ type: 'session.renewed', user: mette })
  await vi.waitFor(() =>
    expect(sent).toEqual(Array(2).fill('/api/shopping-list/uuid/list-2/check-item/bread')),
  )
})
