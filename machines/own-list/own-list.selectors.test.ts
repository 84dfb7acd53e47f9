import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import { mette, unverifiedMette } from '#machines/session/users.fixture.ts'
import { ownListMachine } from './own-list.machine.ts'
import { idleList } from './own-list.paths.ts'
import { selectList, selectListStatus, selectOwnStatus } from './own-list.selectors.ts'

async function openTab(user: User | null | undefined, loadList: () => Promise<typeof idleList>) {
  const actor = createActor(
    ownListMachine.provide({
      actors: { loadList: fromPromise(loadList), forgetShopper: fromPromise<void>(async () => {}) },
    }),
    { input: { user } },
  ).start()
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
  return actor.getSnapshot()
}
const arrives = async () => idleList
const isLate = () => new Promise<typeof idleList>(() => {})
const fails = async () => {
  throw new Error('the code did not come')
}

describe('§4 shopping list data: the status of a list', () => {
  it.each([
    { whose: 'of nobody', user: null, load: arrives, status: 'none' },
    { whose: 'of an unverified user', user: unverifiedMette, load: arrives, status: 'none' },
    { whose: 'of a user whom the server has not told', user: undefined, load: arrives, status: 'none' },
    { whose: 'of a verified user', user: mette, load: arrives, status: 'loading' },
    { whose: 'whose code is late', user: mette, load: isLate, status: 'loading' },
    { whose: 'whose code did not come', user: mette, load: fails, status: 'unavailable' },
  ])('$whose is "$status"', async ({ user, load, status }) => {
    expect(selectOwnStatus(await openTab(user, load))).toBe(status)
  })

  it('is "none" before the tab runs, and the list itself says nothing then', () => {
    expect([selectOwnStatus(undefined), selectList(undefined), selectListStatus(undefined)]).toEqual([
      'none',
      undefined,
      undefined,
    ])
  })

  it('comes from the list itself as soon as it runs', async () => {
    const open = await openTab(mette, arrives)
    const late = await openTab(mette, isLate)
    expect([selectList(open)?.id, selectList(late)]).toEqual(['list', undefined])
  })
})
