import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import { projectList } from '#app/domain/list/list-projection.ts'
import type { ListState } from '#app/domain/list/list-state.ts'
import { coffee, item, listOf, mutation } from '#app/domain/list/lists.fixture.ts'
import type { Changed } from '#app/domain/list/undo-of.ts'
import { type HeldListEvent, ownListMachine } from '#machines/own-list/own-list.machine.ts'
import { mette } from '#machines/session/users.fixture.ts'
import { createTabList } from './tab-list.ts'

const view = projectList(listOf([item('coffee', coffee)]), [])
const state: ListState = { view, status: 'ready', sync: 'offline', numberPending: 0 }

/** Mette's tab, whose list is there. */
function openTab() {
  const told: HeldListEvent[] = []
  const changed: Changed[] = []
  const ownList = createActor(
    ownListMachine.provide({
      actors: {
        holdList: fromCallback<HeldListEvent, { user: User }>(({ receive }) => {
          receive((event) => told.push(event))
        }),
        forgetShopper: fromPromise<void>(async () => {}),
      },
    }),
    { input: { user: mette } },
  ).start()
  const list = createTabList(ownList, (what) => changed.push(what))
  ownList.send({ type: 'list.shown', state })
  return { list, told, changed }
}

it('§4: a change goes to the list that is shown, and is told with what that was before', () => {
  const { list, told, changed } = openTab()
  const id = list.change({ kind: 'remove', itemUuid: 'coffee' })
  const change = { kind: 'remove', itemUuid: 'coffee' } as const
  expect(told).toEqual([{ type: 'list.change', mutation: mutation(id, change) }])
  expect(changed).toEqual([{ id, change, before: view }])
})
