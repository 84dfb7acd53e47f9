import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { coffee, milk } from '#app/domain/lists.fixture.ts'
import type { AddableItem } from '#app/domain/shopping-list.ts'
import { type AddToListInput, addToListMachine } from '#machines/add-to-list/add-to-list.machine.ts'
import { casesOf } from './case.ts'
import { planPaths } from './plan-paths.ts'

export type AddToListSnapshot = SnapshotFrom<typeof addToListMachine>

const { send, done, fail } = casesOf(addToListMachine)
const offline: Failure = { kind: 'offline' }

export const coffeeOffer: AddableItem = { key: 'offer-11', name: coffee.name, offerId: 11, item: coffee }
export const milkOffer: AddableItem = { key: 'offer-12', name: milk.name, offerId: 12, item: milk }

const submits = (again: boolean) => ({
  when: ({ context: { added, failure } }: AddToListSnapshot) =>
    added.length <= 1 && (failure !== null) === again,
})

/** The paths of the add-to-list modal, for a tab that opened with some user and some memory. */
export function planAddToList(input: AddToListInput) {
  const cases = [
    send({ type: 'add.requested', items: [coffeeOffer] }, { label: 'add.requested of one' }),
    send({ type: 'add.requested', items: [coffeeOffer, milkOffer] }, { label: 'add.requested of two' }),
    send({ type: 'add.requested', items: [] }, { label: 'add.requested of nothing' }),
    send({ type: 'item.picked', key: 'offer-12' }),
    send({ type: 'item.picked', key: 'unknown' }),
    send({ type: 'quantity.typed', text: '2' }),
    send({ type: 'quantity.typed', text: 'to' }),
    send({ type: 'quantity.incremented' }, { when: ({ context }) => (context.quantity ?? 0) < 2 }),
    send({ type: 'quantity.decremented' }),
    send({ type: 'item.submitted' }, submits(false)),
    send({ type: 'item.submitted' }, { label: 'item.submitted after a failure', ...submits(true) }),
    send({ type: 'hideAdded.toggled' }),
    send({ type: 'modal.closed' }),
    send({ type: 'route.changed' }),
    send({ type: 'identity.changed', identity: 'unknown' }),
    send({ type: 'identity.changed', identity: 'visitor' }),
    send({ type: 'identity.changed', identity: 'unverified' }),
    send({ type: 'identity.changed', identity: 'verified' }),
    done('addItem', undefined, 'yes'),
    fail('addItem', offline, 'is not reached'),
  ]
  return planPaths(addToListMachine, {
    cases,
    input,
    key: ({ context: { identity, hideAdded, items, picked, quantity, added, failure } }) => [
      identity,
      hideAdded,
      items.length,
      picked?.key,
      quantity,
      added,
      failure,
    ],
  })
}
