import { item, listOf, mutation } from '#app/domain/list/lists.fixture.ts'
import { mette } from '#machines/session/users.fixture.ts'
import { shoppingListMachine } from '#machines/shopping-list/shopping-list.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

const { send, done, fail } = casesOf(shoppingListMachine)
const list = listOf([item('milk')], { version: 4 })
const other = listOf([], { version: 2, uuid: 'list-2' })
const refused = {
  mutation: mutation('m1', { kind: 'check', itemUuid: 'milk' }),
  failure: { kind: 'missing' },
} as const

/** The paths of loading a list; the events of its reader and of the held list are sent by the cases. */
export function planShoppingList() {
  const cases = [
    send({ type: 'list.reload' }),
    send({ type: 'session.renewed', user: mette }),
    send({ type: 'owner.kept' }),
    send({ type: 'list.loaded', list }),
    send({ type: 'load.failed', error: { kind: 'offline' } }),
    send({ type: 'list.stale', version: 6 }),
    send({ type: 'list.outdated' }),
    send({ type: 'list.doubted' }),
    send({ type: 'list.replaced', list: other, arrival: 'loaded' }),
    send(
      { type: 'list.replaced', list: other, arrival: 'loadedAfterRefusal' },
      { label: 'list.replaced after a refusal' },
    ),
    send({ type: 'list.shown', total: 1, numberPending: 1 }),
    send({ type: 'list.edited' }),
    send({ type: 'list.gone' }),
    send({ type: 'change.refused', ...refused }),
    send({ type: 'change.lost', ...refused }),
    send({ type: 'undo.offered', of: 'empty', undo: { kind: 'undo-empty', emptyingId: 'm1' } }),
    send({ type: 'signIn.needed' }),
    done('loadKeptList', null, 'with nothing'),
    done('loadKeptList', list, 'with a copy'),
    fail('loadKeptList', new Error('no storage')),
  ]
  return planPaths(shoppingListMachine, { cases, input: shoppingListInput, key: () => null, maxSteps: 20 })
}

export const shoppingListInput = { owner: 'mette@example.dk', locale: 'dk' } as const
