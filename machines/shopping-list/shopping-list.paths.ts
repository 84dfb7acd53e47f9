import type { SnapshotFrom } from 'xstate'
import { item, listOf, mutation } from '#app/domain/list/lists.fixture.ts'
import { shoppingListMachine } from '#machines/shopping-list/shopping-list.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type ShoppingListSnapshot = SnapshotFrom<typeof shoppingListMachine>

const { send, done, fail } = casesOf(shoppingListMachine)
const list = (version: number, uuid = 'list-1') => listOf([item('milk')], { version, uuid })
const theirs = { ...list(2, 'list-2'), owner: { name: 'Jonas Vig', isUser: false } }
const change = mutation('m1', { kind: 'check', itemUuid: 'milk' })

/** The paths of a list of which the device may have a copy; its reader, queue and stream tell what they do. */
export function planShoppingList() {
  const cases = [
    send({ type: 'list.change', mutation: change }, { label: 'list.change' }),
    send({ type: 'list.reload' }),
    send({ type: 'list.leave' }),
    send({ type: 'tab.hidden' }),
    send({ type: 'tab.returned' }),
    send({ type: 'network.online' }),
    send({ type: 'network.offline' }),
    send({ type: 'session.renewed' }),
    send({ type: 'list.stale', version: 6 }),
    send({ type: 'list.loaded', list: list(4) }, { label: 'the list is loaded' }),
    send({ type: 'list.loaded', list: list(5) }, { label: 'a newer one is loaded' }),
    send({ type: 'list.loaded', list: theirs }, { label: 'another’s list is loaded' }),
    send({ type: 'load.failed', error: { kind: 'offline' } }),
    send({ type: 'list.gone' }),
    send({ type: 'list.doubted' }),
    send(
      { type: 'change.refused', mutation: change, failure: { kind: 'missing' } },
      { label: 'change.refused' },
    ),
    send(
      { type: 'change.refused', mutation: change, failure: { kind: 'invalid', errors: { items: ['full'] } } },
      { label: 'change.refused with a reason' },
    ),
    send({ type: 'change.lost', mutation: change, failure: { kind: 'missing' } }, { label: 'change.lost' }),
    send({ type: 'signIn.needed' }),
    send({ type: 'login.awaited' }),
    done('loadKeptList', null, 'with nothing'),
    done('loadKeptList', list(4), 'with a copy'),
    fail('loadKeptList', new Error('no storage')),
  ]
  return planPaths(shoppingListMachine, {
    cases,
    input: shoppingListInput,
    key: ({ context }) => [context.list?.uuid, context.list?.version],
    maxSteps: 20,
  })
}

export const shoppingListInput = { owner: 'mette@example.dk', locale: 'dk' } as const
