import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { item, listOf, mutation } from '#app/domain/list/lists.fixture.ts'
import type { ListChange } from '#app/domain/list/shopping-list.ts'
import { type HeldListInput, heldListMachine } from '#machines/held-list/held-list.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type HeldListSnapshot = SnapshotFrom<typeof heldListMachine>

const { send } = casesOf(heldListMachine)
const jonas = { name: 'Jonas Vig', isUser: false }
/** Jonas’s list, in which Mette takes part; its milk is on offer for one day. */
const theirs = (version: number) =>
  listOf([item('milk', { endDate: '2026-11-22' })], { version, owner: jonas })
const own = listOf([], { uuid: 'list-2', version: 2 })
const check: ListChange = { kind: 'check', itemUuid: 'milk' }
const made = mutation('m1', check)
const missing: Failure = { kind: 'missing' }
const full: Failure = { kind: 'invalid', errors: { items: ['full'] } }

/** The paths of a held list; the events of its queue, its stream and the other queues are sent by the cases. */
export function planHeldList() {
  const cases = [
    send({ type: 'list.change', id: 'm1', change: check }),
    send(
      { type: 'list.change', id: 'm3', change: check, isKept: true },
      { label: 'list.change that the device kept' },
    ),
    send(
      { type: 'list.change', id: 'm2', change: { kind: 'remove', itemUuid: 'milk' } },
      { label: 'list.change that can be undone' },
    ),
    send({ type: 'list.leave' }),
    send({ type: 'list.reload' }),
    send({ type: 'list.loaded', list: theirs(4) }, { label: 'the list is loaded' }),
    send({ type: 'list.loaded', list: theirs(5) }, { label: 'a newer one is loaded' }),
    send({ type: 'list.loaded', list: own }, { label: 'the own list is loaded' }),
    send(
      { type: 'list.loaded', list: { ...own, owner: jonas } },
      { label: 'another one of others is loaded' },
    ),
    send({ type: 'refusal.told' }),
    send({ type: 'session.renewed' }),
    send({ type: 'day.changed', day: '2026-11-22' }),
    send({ type: 'day.changed', day: '2026-11-23' }, { label: 'day.changed past the offer' }),
    send({ type: 'queue.shown', queue: [] }, { label: 'nothing waits' }),
    send({ type: 'queue.shown', queue: [made] }, { label: 'a change waits' }),
    send(
      { type: 'queue.shown', queue: [{ ...made, ackedVersion: 9 }] },
      { label: 'a change is with the server' },
    ),
    send({ type: 'list.stale', version: 6 }),
    send({ type: 'server.reached' }),
    send({ type: 'list.gone' }),
    send({ type: 'list.doubted' }),
    send({ type: 'change.refused', mutation: made, failure: missing }),
    send(
      { type: 'change.refused', mutation: made, failure: full },
      { label: 'change.refused with a reason' },
    ),
    send({ type: 'change.lost', mutation: made, failure: missing }),
    send({ type: 'signIn.needed' }),
    send({ type: 'login.awaited' }),
  ]
  return planPaths(heldListMachine, {
    cases,
    input: heldListInput,
    key: ({ context: { list, day, view, numberPending } }) => [
      list.version,
      day,
      view.items[0]?.checked,
      numberPending,
    ],
    maxSteps: 25,
  })
}

export const heldListInput: HeldListInput = { owner: 'mette@example.dk', list: theirs(4) }
