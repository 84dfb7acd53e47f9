import type { SnapshotFrom } from 'xstate'
import { identityOf } from '#app/domain/account/identity.ts'
import { anyOffer } from '#app/domain/agents/watch-rules.ts'
import type { Failure } from '#app/domain/failure.ts'
import { checks, coffeeForm, coffeeItem, coffeeWatch } from '#machines/price-agent/price-agent.fixture.ts'
import { priceAgentMachine } from '#machines/price-agent/price-agent.machine.ts'
import type { PriceAgentInput } from '#machines/price-agent/price-agent.types.ts'
import { mette, unverifiedMette } from '#machines/session/users.fixture.ts'
import { type Case, casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type PriceAgentSnapshot = SnapshotFrom<typeof priceAgentMachine>

const { send, after, done, fail } = casesOf(priceAgentMachine)
const offline: Failure = { kind: 'offline' }

type When = (snapshot: PriceAgentSnapshot) => boolean

const planOf = (input: PriceAgentInput, cases: Case[]) =>
  planPaths(priceAgentMachine, {
    cases,
    input,
    key: ({ context: { user, hidden, item, chosen, chains, rules, hasAgent, changes } }) => [
      ...[identityOf(user), hidden, item?.name],
      ...[chosen, chains.length, rules, hasAgent, changes.map((change) => change.mode)],
    ],
  })

const isWatched = done('checkProduct', checks.watched, 'that it is watched')
const isUnwatched = done('checkProduct', checks.unwatched, 'that it is not watched')
const isWithoutAgent = done('checkProduct', checks.withoutAgent, 'that there is no agent')
const isCreated = done('createAgent', undefined, 'yes')
const isLoaded = done('loadForm', coffeeForm, 'with chains')
const isSaved = done('saveWatch', undefined, 'yes')
const isRemoved = done('removeWatch', undefined, 'yes')

/** A change may wait for another one, and no more. */
const isNoneBehind: When = ({ context }) => context.changes.length < 2
const isNoneUnderWay: When = ({ context }) => context.changes.length === 0
const isNothingHidden: When = ({ context: { hidden } }) => !Object.values(hidden).includes(true)
const all =
  (...conditions: When[]): When =>
  (snapshot) =>
    conditions.every((isMet) => isMet(snapshot))

/**
 * The modal covers what it is opened with. What is hidden makes no difference while a change is under way, nor do the
 * chosen chains make one to what is hidden.
 */
const isClosed: When = (snapshot) =>
  snapshot.matches({ modal: 'closed' }) &&
  (isNoneUnderWay(snapshot) || all(isNoneBehind, isNothingHidden)(snapshot))
const isPlain = all(isNoneUnderWay, isNothingHidden)
const pressed = send(
  { type: 'agent.requested', item: coffeeItem, country: 'dk' },
  { label: 'agent.requested', when: isClosed },
)

const choosing = [0, 1].map((id) => send({ type: 'chain.toggled', id }, { when: isPlain }))
const submitted = send({ type: 'form.submitted', rules: anyOffer }, { label: 'form.submitted' })
const submittedWithTarget = send(
  { type: 'form.submitted', rules: { ...anyOffer, target_price: 2000 } },
  { label: 'form.submitted with a target price', when: isNoneBehind },
)

/** What happens only to a tab whose page did not say who is logged in. */
const identifying = [
  send({ type: 'user.unknown' }),
  send({ type: 'identifying.retried' }),
  after('answerTimeout', 15_000),
]

/** Whatever can happen to the modal of a tab that opened with some user and some memory. */
export function planPriceAgent(input: PriceAgentInput) {
  return planOf(input, [
    pressed,
    send(
      { type: 'watch.resumed', item: coffeeItem, country: 'dk' },
      { label: 'watch.resumed', when: isClosed },
    ),
    send({ type: 'watch.edit', watch: coffeeWatch }, { label: 'watch.edit', when: isClosed }),
    send({ type: 'watch.delete', watch: coffeeWatch }, { label: 'watch.delete', when: isClosed }),
    ...choosing,
    submittedWithTarget,
    send({ type: 'chains.retried' }),
    send({ type: 'delete.chosen' }),
    send({ type: 'chain.toggled', id: 9 }, { label: 'chain.toggled of no chain' }),
    send({ type: 'delete.confirmed' }, { when: isNoneBehind }),
    send({ type: 'hiding.toggled' }, { when: isNoneUnderWay }),
    send({ type: 'modal.closed' }),
    send({ type: 'route.changed' }),
    send({ type: 'locale.changed', locale: 'dk' }),
    send({ type: 'locale.changed', locale: 'no' }),
    send({ type: 'user.answered', user: null }, { label: 'user.answered nobody' }),
    send({ type: 'user.answered', user: unverifiedMette }, { label: 'user.answered Mette, unverified' }),
    send({ type: 'user.answered', user: mette }, { label: 'user.answered Mette' }),
    ...[isWatched, isUnwatched, isWithoutAgent, isCreated, isLoaded, isSaved, isRemoved],
    fail('checkProduct', offline, 'is not reached'),
    fail('createAgent', offline, 'is not reached'),
    fail('loadForm', offline, 'is not reached'),
    fail('saveWatch', offline, 'is not reached'),
    fail('removeWatch', offline, 'is not reached'),
    ...(input.user === undefined ? identifying : []),
  ])
}

const isAtRest: When = (snapshot) => !snapshot.hasTag('busy')

const pressedAtRest = send(
  { type: 'agent.requested', item: coffeeItem, country: 'dk' },
  { label: 'agent.requested', when: all(isClosed, isNoneUnderWay) },
)

/** The paths of a page on which a verified user presses a heart; the chains come. */
export function planPriceAgentOnPage() {
  const isSaving: When = (snapshot) => snapshot.matches({ modal: { open: { adding: 'saving' } } })
  return planOf({ user: mette, hidden: { add: false, edit: false, delete: false } }, [
    pressedAtRest,
    ...choosing,
    submitted,
    send({ type: 'hiding.toggled' }),
    send({ type: 'modal.closed' }, { when: isAtRest }),
    // Escape closes the form while the watch is saved.
    send({ type: 'modal.closed' }, { label: 'modal.closed while saving', when: isSaving }),
    send({ type: 'route.changed' }, { when: isAtRest }),
    ...[isWatched, isUnwatched, isWithoutAgent, isCreated, isLoaded, isSaved],
    fail('checkProduct', offline, 'is not reached'),
    fail('createAgent', offline, 'is not reached'),
    fail('saveWatch', offline, 'is not reached'),
  ])
}

/** The paths of a page that cannot fetch the chains. */
export function planPriceAgentWithoutChains() {
  return planOf({ user: mette, hidden: { add: false, edit: false, delete: false } }, [
    pressedAtRest,
    ...[isUnwatched, isWithoutAgent, isCreated],
    fail('createAgent', offline, 'is not reached'),
    fail('saveWatch', offline, 'is not reached'),
    fail('loadForm', offline, 'is not reached'),
    ...choosing.filter(({ label }) => !label.includes('1')),
    send({ type: 'chains.retried' }),
    submitted,
    send({ type: 'modal.closed' }, { when: isAtRest }),
    isSaved,
  ])
}
