import assert from 'node:assert/strict'
import { expect, it } from 'vitest'
import {
  type AddToListSnapshot,
  planAddToList,
  planAddToListByPress,
  planAddToListOfSeveral,
  planAddToListOfSomebody,
  planAddToListOnPage,
  planAddToListWithoutList,
} from '#machines/add-to-list/add-to-list.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { addToListMachine } from './add-to-list.machine.ts'
import type { AddToListInput } from './add-to-list.types.ts'

const verified: AddToListInput = { identity: 'verified', hideAdded: false }

const shows =
  (tags: string[], identity?: string) =>
  (snapshot: AddToListSnapshot): void => {
    assert.deepEqual([...snapshot.tags].sort(), tags)
    if (identity) assert.equal(snapshot.context.identity, identity)
  }

describePaths({
  machine: addToListMachine,
  table: new URL('./add-to-list.paths.txt', import.meta.url),
  plans: [{ title: 'addToList', plan: planAddToList(verified), input: verified }],
  see: {
    // What it keeps is seen in the states of the modal.
    identity: () => {},
    'modal.closed': (snapshot) => {
      shows([])(snapshot)
      assert.deepEqual([snapshot.context.items, snapshot.context.picked], [[], null])
    },
    'modal.putting': (snapshot) => {
      shows([], 'verified')(snapshot)
      assert.deepEqual([snapshot.context.hideAdded, snapshot.context.items.length], [true, 1])
    },
    'modal.open.identifying.asking': shows(['busy', 'open'], 'unknown'),
    'modal.open.identifying.unanswered': shows(['open'], 'unknown'),
    'modal.open.postponed.account.login': shows(['open'], 'visitor'),
    'modal.open.postponed.account.register': shows(['open'], 'visitor'),
    'modal.open.postponed.verify': shows(['open'], 'unverified'),
    'modal.open.offering.picking': (snapshot) => {
      shows(['open'])(snapshot)
      assert.equal(snapshot.context.picked, null)
    },
    'modal.open.offering.choosing': (snapshot) => {
      shows(['open'])(snapshot)
      assert.notEqual(snapshot.context.picked, null)
    },
    'modal.open.offering.added': (snapshot) => {
      shows(['open'], 'verified')(snapshot)
      assert.ok(snapshot.context.added.includes(snapshot.context.picked?.key ?? ''))
    },
    'modal.open.submitting': (snapshot) => {
      shows(['busy', 'open'], 'verified')(snapshot)
      assert.ok((snapshot.context.quantity ?? 0) >= 1)
    },
  },
  inFewWords: ({ context: { identity, hideAdded, items, picked, quantity, added, failure, next } }) =>
    [
      identity,
      `${items.length} items`,
      picked ? `${quantity ?? 'no quantity'} of ${picked.key}` : 'none picked',
      added.length > 0 && `added ${added.join(', ')}`,
      hideAdded && 'added hidden',
      failure?.kind,
      next.length > 0 && `${next.length} next`,
    ]
      .filter(Boolean)
      .join(', '),
  // A user has one identity, and `deciding` leads to the same states.
  withoutEffect: [
    'addToList.modal.open.deciding: always [2] swapped',
    'addToList.modal.open.postponed: initial verify',
    'addToList.modal.open.submitted: always [1] to deciding',
    'addToList.modal.open.submitting: invoke.onError [0] to deciding',
  ],
  // By 'offers several only once ...'.
  noticedByHand: ['addToList.modal.open.deciding: always [0] swapped'],
})

// `plus-by-press.spec.ts` shows a double press, `late-code.spec.ts` shows what is asked for while the modal is open, `add-to-list.spec.ts` another country on a page and the way to the list, `guest-items.spec.ts` a visitor who picks one of several.
it('§4 add-to-list modal: no page is led through opening with nothing, what is asked for while the modal is open, an item that is not offered, another country, a visitor’s choice among several, the way to the list, a server that does not answer, and the end of a session', () => {
  const plans = [
    planAddToListOnPage(),
    planAddToListOfSeveral(),
    planAddToListByPress(),
    planAddToListWithoutList(),
    planAddToListOfSomebody(),
  ]
  const [first, ...others] = plans.map(({ missing }) => missing)
  expect(first?.filter((goal) => others.every((missing) => missing.includes(goal)))).toEqual([
    'modal.closed: add.requested[1] if isAny, refused',
    'modal.closed: always[0] if isNextPut',
    'modal.closed: always[1] if hasNext',
    'modal.putting: add.requested if isAny',
    'modal.putting: add.requested if isAny, refused',
    'modal.putting: identity.changed',
    'modal.putting: fail(putItem)',
    'modal.open: add.requested if isAny',
    'modal.open: add.requested if isAny, refused',
    'modal.open: locale.changed if isOtherCountry',
    'modal.open: locale.changed if isOtherCountry, refused',
    'modal.open.identifying.asking: after(answerTimeout)',
    'modal.open.postponed: add.requested if isAny',
    'modal.open.postponed: add.requested if isAny, refused',
    'modal.open.postponed.account: modal.closed if isLast, refused',
    'modal.open.offering: item.picked if isOffered, refused',
    'modal.open.offering.choosing: item.submitted[1] if hasQuantity',
    'modal.open.offering.added: list.chosen',
    'modal.open.offering.added: identity.changed',
    'modal.open.submitting: identity.changed',
  ])
})
