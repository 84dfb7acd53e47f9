import assert from 'node:assert/strict'
import { planSession, type SessionSnapshot } from '#machines/session/session.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import type { Driver } from '#tests/paths/walk-path.ts'
import { sessionMachine } from './session.machine.ts'
import { mette } from './users.fixture.ts'

const asks = (count: number) => (snapshot: SessionSnapshot) =>
  assert.equal(Object.keys(snapshot.children).length, count)

/** What the rules say of each state, whatever the way to it. */
const see: Driver<SessionSnapshot>['see'] = {
  'identity.loading': ({ context }) => assert.equal(context.user, undefined),
  'identity.anonymous': ({ context, tags }) => {
    assert.equal(context.user, null)
    assert.deepEqual([...tags], [])
  },
  'identity.unverified': ({ context, tags }) => {
    assert.equal(context.user?.email_verified_at, null)
    assert.deepEqual([...tags], ['loggedIn'])
  },
  'identity.verified': ({ context, tags }) => {
    assert.equal(context.user?.email_verified_at, '2026-11-20T09:30:00.000Z')
    assert.deepEqual([...tags], ['loggedIn'])
  },
  'exchange.following.fresh': asks(0),
  'exchange.following.fetching': asks(1),
  'exchange.following.unreachable': asks(0),
  'exchange.leaving': (snapshot) => {
    asks(1)(snapshot)
    assert.ok(snapshot.context.user)
  },
  'exchange.left': asks(0),
}

const inFewWords = ({ context: { user, owner, locale } }: SessionSnapshot) =>
  `${user === undefined ? 'unknown' : (user?.name ?? (owner ? `nobody after ${owner}` : 'nobody'))}, /${locale}`

describePaths({
  machine: sessionMachine,
  table: new URL('./session.paths.txt', import.meta.url),
  plans: [undefined, null, mette].map((user) => ({
    title:
      user === undefined ? 'session, of a page that did not say' : `session of ${user?.name ?? 'nobody'}`,
    plan: planSession(user),
    input: { user, locale: 'dk' as const },
  })),
  see,
  inFewWords,
  // The guards of `identity.deciding` exclude each other; `exchange.deciding` leads to the same states.
  withoutEffect: [
    'session.identity.deciding: always [0] swapped',
    'session.identity.deciding: always [1] swapped',
    'session.exchange.leaving: invoke.onError [1] to deciding',
  ],
  // By 'is told on the first page ...'.
  noticedByHand: ['session: without entry 0'],
})
