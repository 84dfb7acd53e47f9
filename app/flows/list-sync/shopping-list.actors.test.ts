import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { keepUser } from '#app/device/device-storage.ts'
import { listOf } from '#app/domain/list/lists.fixture.ts'
import { mette } from '#machines/session/users.fixture.ts'
import { fetchListOf } from './shopping-list.actors.ts'

const jonas = { ...mette, name: 'Jonas Vig', email: 'jonas@example.dk' }
const asked = vi.fn<typeof fetch>(async () => Response.json(listOf([])))

beforeEach(async () => {
  await keepUser(mette)
  vi.stubGlobal('fetch', asked.mockClear())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const load = () => toPromise(createActor(fetchListOf(mette.email), { input: { locale: 'dk' } }).start())

it('§7.4: the active list is that of its country', async () => {
  expect(await load()).toEqual(listOf([]))
  expect(asked.mock.calls.map(([path]) => path)).toEqual(['/api/shopping-list/active/dk'])
})

it('§4 waiting changes: the list of another, who logged in after the session ended, is not asked for', async () => {
  await keepUser(jonas)
  await expect(load()).rejects.toMatchObject({ kind: 'unauthenticated' })
  expect(asked).not.toHaveBeenCalled()
})

it('§4 waiting changes: nor is it taken if the other logged in while it was on its way', async () => {
  asked.mockImplementationOnce(async () => {
    await keepUser(jonas)
    return Response.json(listOf([], { uuid: 'list-2' }))
  })
  await expect(load()).rejects.toMatchObject({ kind: 'unauthenticated' })
})
