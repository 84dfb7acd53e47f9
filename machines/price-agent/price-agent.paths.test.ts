import assert from 'node:assert/strict'
import { expect, it } from 'vitest'
import {
  type PriceAgentSnapshot,
  planPriceAgent,
  planPriceAgentOnPage,
  planPriceAgentWithoutChains,
} from '#machines/price-agent/price-agent.paths.ts'
import { mette } from '#machines/session/users.fixture.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { priceAgentMachine } from './price-agent.machine.ts'
import type { AgentChange, PriceAgentInput } from './price-agent.types.ts'

const hidden = { add: false, edit: false, delete: false }
const verified: PriceAgentInput = { user: mette, hidden }
const unknown: PriceAgentInput = { user: undefined, hidden }

const shows =
  (...tags: string[]) =>
  ({ tags: shown, context }: PriceAgentSnapshot): void => {
    assert.deepEqual([...shown].sort(), tags)
    assert.notEqual(context.item, null)
  }
const isOpen = shows('open')
const isBusy = shows('busy', 'open')
const showsEveryAlone = (snapshot: PriceAgentSnapshot): void => {
  isOpen(snapshot)
  assert.deepEqual(
    snapshot.context.chains.map(({ id }) => id),
    [0],
  )
}
/** The server is asked for the first of the changes. */
const asks =
  (src: string, ...modes: AgentChange['mode'][]) =>
  ({ children, context: { changes } }: PriceAgentSnapshot): void => {
    assert.ok(Object.values(children).some((child) => child?.src === src))
    assert.ok(changes[0] && modes.includes(changes[0].mode))
  }

describePaths({
  machine: priceAgentMachine,
  table: new URL('./price-agent.paths.txt', import.meta.url),
  plans: [
    { title: 'priceAgent of a verified user', plan: planPriceAgent(verified), input: verified },
    { title: 'priceAgent before the user is known', plan: planPriceAgent(unknown), input: unknown },
  ],
  see: {
    'modal.closed': ({ tags, context: { item, chosen } }) =>
      assert.deepEqual([[...tags], item, chosen], [[], null, []]),
    'modal.open.adding.identifying.asking': isBusy,
    'modal.open.adding.identifying.unanswered': isOpen,
    'modal.open.adding.arriving.checking': isBusy,
    'modal.open.adding.arriving.creating': isBusy,
    'modal.open.resuming.checking': isBusy,
    'modal.open.resuming.creating': isBusy,
    'modal.open.resuming.preparing': isBusy,
    'modal.open.adding.arriving.preparing': isBusy,
    'modal.open.adding.choosing': isOpen,
    'modal.open.adding.lacking': showsEveryAlone,
    'modal.open.adding.saving': isBusy,
    'modal.open.adding.saved': isOpen,
    'modal.open.existing': isOpen,
    'modal.open.editing.arriving.preparing': isBusy,
    'modal.open.editing.choosing': isOpen,
    'modal.open.editing.lacking': showsEveryAlone,
    'modal.open.editing.saving': isBusy,
    'modal.open.editing.saved': isOpen,
    'modal.open.deleting.confirming': isOpen,
    'modal.open.deleting.removing': isBusy,
    'call.resting': ({ context }) => assert.deepEqual(context.changes, []),
    'call.creating': asks('createAgent', 'create', 'add'),
    'call.saving': asks('saveWatch', 'add', 'edit'),
    'call.removing': asks('removeWatch', 'delete'),
  },
  inFewWords: ({ context: { user, hidden, item, chosen, rules, hasAgent, changes } }) =>
    [
      user === undefined ? 'unknown' : (user?.email ?? 'visitor'),
      item ? `${item.name} at ${chosen.join(' ') || 'none'}` : 'nothing wanted',
      rules.target_price !== null && 'with a target',
      hasAgent && 'has agent',
      changes.length > 0 && `changes ${changes.map(({ mode }) => mode).join(', ')}`,
      ...Object.entries(hidden).map(([step, isHidden]) => isHidden && `${step} hidden`),
    ]
      .filter(Boolean)
      .join(', '),
  // A user has one identity, and an answer says one thing. `resting` sends the watch, as `saving` does. An edit arrives in
  // one way. If the machine changes a state of one region from its root, it begins the other region anew too.
  withoutEffect: [
    'priceAgent.call.creating: invoke.onDone [1] to resting',
    'priceAgent.modal.open.adding.arriving.checking: invoke.onDone [0] swapped',
    'priceAgent.modal.open.adding.deciding: always [0] swapped',
    'priceAgent.modal.open.adding.deciding: always [1] swapped',
    'priceAgent.modal.open.editing.lacking: on.chains.retried [0] to arriving',
    'priceAgent.modal.open.resuming.checking: invoke.onDone [0] swapped',
    'priceAgent: on.user.answered [1] to .call',
    'priceAgent: on.user.answered [1] to .modal',
  ],
  // By 'asks the next time too if a question was left with the box ticked, by route.changed'.
  noticedByHand: [
    'priceAgent.modal.open.deleting.confirming: on.route.changed [0] left out',
    'priceAgent.modal.open.deleting.confirming: on.route.changed [0] without action 0',
  ],
})

// What a login, an edit and a delete do on a page is in `pending-watch.spec.ts` and in the tests of `/pricing-agent`.
it('§4 price-agent modal: no page is led through who is logged in, another country, edit, delete, and unknown chains', () => {
  const [first, ...others] = [planPriceAgentOnPage(), planPriceAgentWithoutChains()].map(
    ({ missing }) => missing,
  )
  expect(first?.filter((goal) => others.every((missing) => missing.includes(goal)))).toEqual([
    '(root): user.answered[0] if isSameVerified',
    '(root): user.answered[0] if isSameVerified, refused',
    '(root): user.answered[1]',
    'modal: watch.resumed',
    'modal: watch.edit',
    'modal: watch.delete[0] if isDeleteUnasked',
    'modal: watch.delete[0] if isDeleteUnasked, refused',
    'modal: watch.delete[1]',
    'modal.open: locale.changed if isOtherCountry',
    'modal.open: locale.changed if isOtherCountry, refused',
    'modal.open.resuming.checking: done(checkProduct)[0] if exists',
    'modal.open.resuming.checking: done(checkProduct)[0] if exists, refused',
    'modal.open.resuming.checking: done(checkProduct)[1] if isAgentMissing',
    'modal.open.resuming.checking: done(checkProduct)[1] if isAgentMissing, refused',
    'modal.open.resuming.checking: done(checkProduct)[2]',
    'modal.open.resuming.checking: fail(checkProduct)',
    'modal.open.resuming.creating: agent.made',
    'modal.open.resuming.creating: change.refused',
    'modal.open.resuming.preparing: done(loadForm)',
    'modal.open.resuming.preparing: fail(loadForm)',
    'modal.open.adding.deciding: always[0] if isUnknown',
    'modal.open.adding.deciding: always[1] if isVisitor',
    'modal.open.adding.deciding: always[2] if isUnverified',
    'modal.open.adding.identifying: user.answered',
    'modal.open.adding.identifying.asking: user.unknown',
    'modal.open.adding.identifying.asking: after(answerTimeout)',
    'modal.open.adding.identifying.unanswered: identifying.retried',
    'modal.open.adding.choosing: chain.toggled if isOffered, refused',
    'modal.open.adding.lacking: chain.toggled if isOffered, refused',
    'modal.open.existing: delete.chosen[0] if isDeleteUnasked',
    'modal.open.existing: delete.chosen[0] if isDeleteUnasked, refused',
    'modal.open.existing: delete.chosen[1]',
    'modal.open.editing: route.changed',
    'modal.open.editing.arriving.preparing: done(loadForm)',
    'modal.open.editing.arriving.preparing: fail(loadForm)',
    'modal.open.editing.choosing: delete.chosen[0] if isDeleteUnasked',
    'modal.open.editing.choosing: delete.chosen[0] if isDeleteUnasked, refused',
    'modal.open.editing.choosing: delete.chosen[1]',
    'modal.open.editing.choosing: chain.toggled if isOffered',
    'modal.open.editing.choosing: chain.toggled if isOffered, refused',
    'modal.open.editing.choosing: form.submitted if hasChosen',
    'modal.open.editing.choosing: form.submitted if hasChosen, refused',
    'modal.open.editing.lacking: delete.chosen[0] if isDeleteUnasked',
    'modal.open.editing.lacking: delete.chosen[0] if isDeleteUnasked, refused',
    'modal.open.editing.lacking: delete.chosen[1]',
    'modal.open.editing.lacking: chain.toggled if isOffered',
    'modal.open.editing.lacking: chain.toggled if isOffered, refused',
    'modal.open.editing.lacking: form.submitted if hasChosen',
    'modal.open.editing.lacking: form.submitted if hasChosen, refused',
    'modal.open.editing.lacking: chains.retried',
    'modal.open.editing.saving: change.stored[0] if isHidden',
    'modal.open.editing.saving: change.stored[0] if isHidden, refused',
    'modal.open.editing.saving: change.stored[1]',
    'modal.open.editing.saving: change.refused[0] if isEveryAlone',
    'modal.open.editing.saving: change.refused[0] if isEveryAlone, refused',
    'modal.open.editing.saving: change.refused[1]',
    'modal.open.editing.saved: hiding.toggled',
    'modal.open.deleting: route.changed',
    'modal.open.deleting.confirming: hiding.toggled',
    'modal.open.deleting.confirming: delete.confirmed',
    'modal.open.deleting.confirming: modal.closed',
    'modal.open.deleting.confirming: route.changed',
    'modal.open.deleting.removing: change.stored',
    'modal.open.deleting.removing: change.refused',
    'call.resting: always[0] if isEndNext',
    'call.creating: fail(createAgent)[0] if isFollowed',
    'call.saving: done(saveWatch)[0] if isFollowed',
    'call.saving: fail(saveWatch)[0] if isFollowed',
    'call.removing: done(removeWatch)[0] if isFollowed',
    'call.removing: done(removeWatch)[0] if isFollowed, refused',
    'call.removing: done(removeWatch)[1]',
    'call.removing: fail(removeWatch)[0] if isFollowed',
    'call.removing: fail(removeWatch)[0] if isFollowed, refused',
    'call.removing: fail(removeWatch)[1]',
  ])
})
