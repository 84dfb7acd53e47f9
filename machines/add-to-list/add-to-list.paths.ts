import type { SnapshotFrom } from 'xstate'
import type { Identity } from '#app/domain/account/identity.ts'
import type { Failure } from '#app/domain/failure.ts'
import { coffee, milk } from '#app/domain/list/lists.fixture.ts'
import type { AddableItem } from '#app/domain/list/shopping-list.ts'
import { addToListMachine } from '#machines/add-to-list/add-to-list.machine.ts'
import type { AddToListInput } from '#machines/add-to-list/add-to-list.types.ts'
import { type Case, casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type AddToListSnapshot = SnapshotFrom<typeof addToListMachine>

const { send, after, done, fail } = casesOf(addToListMachine)
const offline: Failure = { kind: 'offline' }

export const coffeeOffer: AddableItem = { key: 'offer-11', name: coffee.name, offerId: 11, item: coffee }
export const milkOffer: AddableItem = { key: 'offer-12', name: milk.name, offerId: 12, item: milk }

type When = (snapshot: AddToListSnapshot) => boolean

const submits = (again: boolean): { when: When } => ({
  when: ({ context: { added, failure } }) => added.length <= 1 && (failure !== null) === again,
})

const submitting = [
  send({ type: 'item.submitted' }, submits(false)),
  send({ type: 'item.submitted' }, { label: 'item.submitted after a failure', ...submits(true) }),
]
const choosingQuantity = [
  send({ type: 'quantity.typed', text: '1' }),
  send({ type: 'quantity.typed', text: '2' }),
  send({ type: 'quantity.typed', text: 'to' }),
  send({ type: 'quantity.incremented' }, { when: ({ context }) => (context.quantity ?? 0) < 2 }),
  send({ type: 'quantity.decremented' }),
]
const isAdded = done('addItem', undefined, 'yes')
const hasNoList = done('putItem', 0, 'no list')
const isPut = done('putItem', 1, 'on the list')
const isNotReached = fail('addItem', offline, 'is not reached')

const planOf = (input: AddToListInput, cases: Case[]) =>
  planPaths(addToListMachine, {
    cases,
    input,
    key: ({ context: { identity, hideAdded, items, picked, quantity, added, failure, next } }) => [
      identity,
      hideAdded,
      items.length,
      picked?.key,
      quantity,
      added,
      failure,
      next.map((offered) => offered.items.length),
    ],
  })

const waitsForNothing: When = ({ context }) => context.next.length === 0

/** The paths of the add-to-list modal, for a user and for what the device remembers. */
export function planAddToList(input: AddToListInput) {
  return planOf(input, [
    send(
      { type: 'add.requested', country: 'dk', items: [coffeeOffer] },
      { label: 'add.requested of one', when: waitsForNothing },
    ),
    send(
      { type: 'add.requested', country: 'dk', items: [coffeeOffer, milkOffer] },
      { label: 'add.requested of two', when: waitsForNothing },
    ),
    send({ type: 'add.requested', country: 'dk', items: [] }, { label: 'add.requested of nothing' }),
    send({ type: 'item.picked', key: 'offer-12' }),
    send({ type: 'item.picked', key: 'unknown' }),
    ...choosingQuantity,
    ...submitting,
    send({ type: 'hideAdded.toggled' }),
    send({ type: 'list.chosen' }),
    send({ type: 'register.chosen' }),
    send({ type: 'login.chosen' }),
    send({ type: 'modal.closed' }),
    send({ type: 'route.changed' }),
    send({ type: 'locale.changed', locale: 'dk' }),
    send({ type: 'locale.changed', locale: 'no' }),
    send({ type: 'identity.changed', identity: 'unknown' }),
    send({ type: 'identity.changed', identity: 'visitor' }),
    send({ type: 'identity.changed', identity: 'unverified' }),
    send({ type: 'identity.changed', identity: 'verified' }),
    send({ type: 'user.unknown' }),
    send({ type: 'identifying.retried' }),
    after('answerTimeout', 15_000),
    isAdded,
    isNotReached,
    isPut,
    hasNoList,
    fail('putItem', offline, 'is refused'),
  ])
}

// The open modal covers the buttons that open it.
const addsOne = send(
  { type: 'add.requested', country: 'dk', items: [coffeeOffer] },
  { label: 'add.requested of one', when: (snapshot) => snapshot.matches({ modal: 'closed' }) },
)

/** The paths that a test can walk on the page of a verified user whose list loads. */
export function planAddToListOnPage() {
  // With a loaded list, adding ends before anything else can be pressed.
  const isAtRest: When = (snapshot) => !snapshot.hasTag('busy')
  return planOf({ identity: 'verified', hideAdded: false }, [
    addsOne,
    ...choosingQuantity,
    send({ type: 'item.submitted' }, submits(false)),
    send({ type: 'hideAdded.toggled' }),
    send({ type: 'modal.closed' }, { when: isAtRest }),
    send({ type: 'route.changed' }, { when: isAtRest }),
    isAdded,
    isPut,
  ])
}

/** The paths of a page whose user does not want to see what was added, and whose list is not there yet. */
export function planAddToListByPress() {
  return planOf({ identity: 'verified', hideAdded: true }, [
    addsOne,
    send({ type: 'item.submitted' }, submits(false)),
    hasNoList,
    isAdded,
  ])
}

/** The paths of a page that offers several items to a verified user whose list loads. */
export function planAddToListOfSeveral() {
  return planOf({ identity: 'verified', hideAdded: false }, [
    send(
      { type: 'add.requested', country: 'dk', items: [coffeeOffer, milkOffer] },
      { label: 'add.requested of two', when: (snapshot) => snapshot.matches({ modal: 'closed' }) },
    ),
    send({ type: 'item.picked', key: 'offer-12' }, { when: ({ context }) => context.picked === null }),
    send({ type: 'item.submitted' }, submits(false)),
    send({ type: 'hideAdded.toggled' }),
    send({ type: 'modal.closed' }, { when: (snapshot) => !snapshot.hasTag('busy') }),
    isAdded,
  ])
}

/** The paths of a page whose user's list fails to load at first. */
export function planAddToListWithoutList() {
  return planOf({ identity: 'verified', hideAdded: false }, [addsOne, ...submitting, isNotReached])
}

/** The paths of a page that does not know yet who is logged in: one user, or nobody. */
export function planAddToListOfSomebody() {
  const is =
    (...identities: Identity[]): When =>
    ({ context }) =>
      identities.includes(context.identity)
  const isAtAccount: When = (snapshot) => snapshot.matches({ modal: { open: { postponed: 'account' } } })
  const isAsking: When = (snapshot) => snapshot.matches({ modal: { open: { identifying: 'asking' } } })
  const isAtLogin: When = (snapshot) =>
    snapshot.matches({ modal: { open: { postponed: { account: 'login' } } } })
  const isUnanswered: When = (snapshot) =>
    snapshot.matches({ modal: { open: { identifying: 'unanswered' } } })
  const changed = (identity: Identity, ...from: Identity[]) =>
    send(
      { type: 'identity.changed', identity },
      {
        // A visitor logs in inside the modal. Nobody becomes known while no request for the user is under way.
        when: (snapshot) =>
          is(...from)(snapshot) &&
          !isUnanswered(snapshot) &&
          (identity === 'visitor' || !is('visitor')(snapshot) || isAtLogin(snapshot)),
      },
    )
  return planOf({ identity: 'unknown', hideAdded: false }, [
    addsOne,
    send({ type: 'user.unknown' }, { when: isAsking }),
    send({ type: 'identifying.retried' }),
    send({ type: 'modal.closed' }, { when: isAtAccount }),
    send({ type: 'register.chosen' }),
    send({ type: 'login.chosen' }),
    // An unverified user logs out in another tab.
    changed('visitor', 'unknown', 'unverified'),
    changed('unverified', 'unknown', 'visitor'),
    changed('verified', 'unknown', 'visitor', 'unverified'),
  ])
}
