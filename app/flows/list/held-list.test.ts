import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { keepList } from '#app/device/device-storage.ts'
import { item, listOf } from '#app/domain/list/lists.fixture.ts'
import { mette } from '#machines/session/users.fixture.ts'
import { changeHeldList, openList } from './held-list.ts'
import { openOwnList, stubPage } from './own-list.fixture.ts'

let opened: ReturnType<typeof openOwnList>

afterEach(() => {
  opened.ownList.stop()
  vi.unstubAllGlobals()
})

const { signal } = new AbortController()
const offline = () => Promise.reject(new TypeError('there is no connection'))

it('§4: a list that is still on its way is opened when it has come', async () => {
  stubPage({ isOnline: false, fetch: offline })
  await keepList(mette.email, listOf([item('milk')]))
  opened = openOwnList(mette)
  const { held } = await openList(opened.ownList, signal)
  expect(held.getSnapshot().context.view.items.map(({ uuid }) => uuid)).toEqual(['milk'])
})

it('§4: one that was not available is asked for again', async () => {
  let isReachable = false
  stubPage({
    isOnline: true,
    fetch: async () => (isReachable ? Response.json(listOf([])) : offline()),
  })
  opened = openOwnList({ ...mette, email: 'without-a-copy@example.dk' })
  await expect(openList(opened.ownList, signal)).rejects.toMatchObject({ kind: 'unexpected' })
  isReachable = true
  const { held } = await openList(opened.ownList, signal)
  expect(held.getSnapshot().context.list).toEqual(listOf([]))
})

it('§8: without a connection and a copy there is none, which is said', async () => {
  stubPage({ isOnline: false, fetch: offline })
  opened = openOwnList({ ...mette, email: 'without-any@example.dk' })
  await expect(openList(opened.ownList, signal)).rejects.toMatchObject({ kind: 'offline' })
})

it('§4 shopping list data: a list that goes with its user while something is put on it is none', async () => {
  stubPage({ isOnline: false, fetch: offline })
  await keepList(mette.email, listOf([item('milk')]))
  opened = openOwnList(mette)
  const opening = openList(opened.ownList, signal)
  opened.ownList.send({ type: 'user.answered', user: null })
  await expect(opening).rejects.toMatchObject({ kind: 'offline' })
})

it('§4: a change does nothing if no list is loaded', () => {
  stubPage({ isOnline: false, fetch: offline })
  opened = openOwnList(mette)
  expect(() => changeHeldList(opened.ownList, { kind: 'empty' })).not.toThrow()
})
