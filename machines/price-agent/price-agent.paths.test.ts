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
import type { PriceAgentInput } from './price-agent.types.ts'

const hidden = { add: false, edit: false, delete: false }
const verified: PriceAgentInput = { user: mette, hidden }
const unknown: PriceAgentInput = { user: undefined, hidden }

const shows =
  (...tags: string[]) =>
  ({ tags: shown, context }: PriceAgentSnapshot): void => {
    assert.deepEqual([...shown].sort(), tags)
    assert.notEqual(context.item, null)
  }

describePaths({
  machine: priceAgentMachine,
  table: new URL('./price-agent.paths.txt', import.meta.url),
  plans: [
    { title: 'priceAgent of a verified user', plan: planPriceAgent(verified), input: verified },
    { title: 'priceAgent before the user is known', plan: planPriceAgent(unknown), input: unknown },
  ],
  see: {
    closed: ({ tags, context: { item, chosen } }) =>
      assert.deepEqual([[...tags], item, chosen], [[], null, []]),
    'open.identifying.asking': shows('busy', 'open'),
    'open.identifying.unanswered': shows('open'),
    'open.arriving.checking': shows('busy', 'open'),
    'open.arriving.creating': shows('busy', 'open'),
    'open.arriving.preparing': shows('busy', 'open'),
    'open.choosing': shows('open'),
    'open.lacking': (snapshot) => {
      shows('open')(snapshot)
      assert.deepEqual(
        snapshot.context.chains.map(({ id }) => id),
        [0],
      )
    },
    'open.founding': shows('busy', 'open'),
    'open.saving': (snapshot) => {
      shows('busy', 'open')(snapshot)
      assert.ok(snapshot.context.chosen.length > 0 && snapshot.context.hasAgent)
    },
    'open.saved': shows('open'),
    'open.existing': shows('open'),
    'open.confirming': shows('open'),
    'open.removing': shows('busy', 'open'),
  },
  inFewWords: ({ context: { user, hidden, mode, item, chosen, rules, hasAgent, isResumed } }) =>
    [
      user === undefined ? 'unknown' : (user?.email ?? 'visitor'),
      item ? `${mode} ${item.name} at ${chosen.join(' ') || 'none'}` : 'nothing wanted',
      rules.target_price !== null && 'with a target',
      hasAgent && 'has agent',
      isResumed && 'resumed',
      ...Object.entries(hidden).map(([step, isHidden]) => isHidden && `${step} hidden`),
    ]
      .filter(Boolean)
      .join(', '),
  // A user has one identity, and an answer says one thing.
  withoutEffect: [
    'priceAgent.open.arriving.checking: invoke.onDone [0] swapped',
    'priceAgent.open.deciding: always [0] swapped',
    'priceAgent.open.deciding: always [1] swapped',
  ],
  // By 'asks the next time too if a question was left with the box ticked, by route.changed'.
  noticedByHand: [
    'priceAgent.open.confirming: on.route.changed [0] left out',
    'priceAgent.open.confirming: on.route.changed [0] without action 0',
  ],
})

// What a login, an edit and a delete do on a page is in `pending-watch.spec.ts` and in the tests of `/pricing-agent`.
it('§4 price-agent modal: no page is led through who is logged in, another country, edit, delete, and unknown chains', () => {
  const [first, ...others] = [planPriceAgentOnPage(), planPriceAgentWithoutChains()].map(
    ({ missing }) => missing,
  )
  expect(first?.filter((goal) => others.every((missing) => missing.includes(goal)))).toEqual([
    '(root): user.answered',
    '(root): watch.resumed',
    '(root): watch.edit',
    '(root): watch.delete[0] if isDeleteUnasked',
    '(root): watch.delete[0] if isDeleteUnasked, refused',
    '(root): watch.delete[1]',
    'open: route.changed if isLeavable, refused',
    'open: locale.changed if isOtherCountry',
    'open: locale.changed if isOtherCountry, refused',
    'open: user.answered[0] if isVerifiedUser',
    'open: user.answered[0] if isVerifiedUser, refused',
    'open: user.answered[1]',
    'open.deciding: always[0] if isUnknown',
    'open.deciding: always[1] if isVisitor',
    'open.deciding: always[2] if isUnverified',
    'open.identifying: user.answered',
    'open.identifying.asking: user.unknown',
    'open.identifying.asking: after(answerTimeout)',
    'open.identifying.unanswered: identifying.retried',
    'open.choosing: chain.toggled if isOffered, refused',
    'open.choosing: delete.chosen[0] if isEditWithDeleteUnasked',
    'open.choosing: delete.chosen[0] if isEditWithDeleteUnasked, refused',
    'open.choosing: delete.chosen[1] if isEdit',
    'open.choosing: delete.chosen[1] if isEdit, refused',
    'open.lacking: chain.toggled if isOffered, refused',
    'open.lacking: delete.chosen[0] if isEditWithDeleteUnasked',
    'open.lacking: delete.chosen[0] if isEditWithDeleteUnasked, refused',
    'open.lacking: delete.chosen[1] if isEdit',
    'open.lacking: delete.chosen[1] if isEdit, refused',
    'open.existing: delete.chosen[0] if isDeleteUnasked',
    'open.existing: delete.chosen[0] if isDeleteUnasked, refused',
    'open.existing: delete.chosen[1]',
    'open.confirming: hiding.toggled',
    'open.confirming: delete.confirmed',
    'open.confirming: modal.closed',
    'open.confirming: route.changed',
    'open.removing: done(removeWatch)',
    'open.removing: fail(removeWatch)',
  ])
})
