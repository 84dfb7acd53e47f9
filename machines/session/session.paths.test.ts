import assert from 'node:assert/strict'
import { describe, expect, it } from 'vitest'
import { planSession, type SessionSnapshot } from '#machines/session/session.paths.ts'
import { assertCommittedTable, pathTable } from '#tests/paths/path-table.ts'
import { unnoticedFaults, walkOnMachine } from '#tests/paths/walk-machine.ts'
import { type Driver, titleOf } from '#tests/paths/walk-path.ts'
import { sessionMachine } from './session.machine.ts'
import { mette } from './users.fixture.ts'

const asks = (count: number) => (snapshot: SessionSnapshot) =>
  assert.equal(Object.keys(snapshot.children).length, count)

/** What the specification says of each state, whatever the way to it. */
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

const plans = [undefined, null, mette].map((user) => ({
  rendered:
    user === undefined ? 'session, of a page that did not say' : `session of ${user?.name ?? 'nobody'}`,
  plan: planSession(user),
  walk: { input: { user, locale: 'dk' as const }, see },
}))

describe('session paths', () => {
  it('take every transition and have every guard refused, the three beginnings together', () => {
    const [unknown, ...known] = plans.map(({ plan }) => plan.missing)
    expect(unknown).toEqual([
      'exchange.deciding: always[0] if isUnknown, refused',
      'exchange.deciding: always[1]',
    ])
    for (const missing of known) {
      expect(missing).toEqual([
        'identity.deciding: always[0] if isUnknown',
        'exchange.deciding: always[0] if isUnknown',
      ])
    }
  })

  it('are the ones that were reviewed', () => {
    const tables = plans.map(({ rendered, plan }) => pathTable(rendered, plan, inFewWords))
    assertCommittedTable(new URL('./session.paths.txt', import.meta.url), tables.join('\n'))
  })

  it.each(
    plans.flatMap(({ plan, walk }) => plan.paths.map((path) => ({ title: titleOf(path), path, walk }))),
  )('$title', async ({ path, walk }) => {
    await walkOnMachine(sessionMachine, path, walk)
  })

  it('notice every fault put into the machine', async () => {
    const walks = plans.map(({ plan, walk }) => ({ ...walk, paths: plan.paths }))
    const { total, unnoticed } = await unnoticedFaults(sessionMachine, walks)
    expect(total).toBeGreaterThan(100)
    expect(unnoticed.toSorted()).toEqual([...withoutEffect, ...noticedByHand].toSorted())
  })
})

/** The guards of `identity.deciding` exclude each other; `exchange.deciding` leads on to where it came from. */
const withoutEffect = [
  'session.identity.deciding: always [0] swapped',
  'session.identity.deciding: always [1] swapped',
  'session.exchange.leaving: invoke.onError [1] to deciding',
]

/** Noticed by 'is told on the first page ...' and 'is told after login' in session.machine.test.ts. */
const noticedByHand = [
  'session: without entry 0',
  'session.exchange.following.fetching: invoke.onDone [1] without action 2',
]
