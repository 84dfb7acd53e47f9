import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import type { Identity } from '#app/domain/account/identity.ts'
import type { Failure } from '#app/domain/failure.ts'
import type { Locale } from '#app/domain/locale/locales.ts'
import {
  type SessionChange,
  type SessionEmitted,
  type SessionEvent,
  sessionMachine,
} from './session.machine.ts'
import { astrid, mette, unverifiedMette } from './users.fixture.ts'

type Settle = { answer: (user: User | null) => void; fail: (failure: Failure) => void; signal: AbortSignal }

/** A tab whose server the test controls. */
function openTab(user: User | null | undefined, locale: Locale = 'dk') {
  const clock = new SimulatedClock()
  const asked: (Settle & { what: string })[] = []
  const answered: (User | null)[] = []
  const identities: Identity[] = []
  const emitted: Exclude<SessionEmitted, { type: 'user.answered' | 'identity.changed' }>[] = []
  const actors = {
    fetchUser: fromPromise<User | null>(
      ({ signal }) =>
        new Promise((answer, fail) => {
          asked.push({ what: 'fetchUser', answer, fail, signal })
        }),
    ),
    logOut: fromPromise<void>(
      ({ signal }) =>
        new Promise((leave, fail) => {
          asked.push({ what: 'logOut', answer: () => leave(), fail, signal })
        }),
    ),
  }
  const session = createActor(sessionMachine.provide({ actors }), { clock, input: { user, locale } })
  session.on('*', (event) => {
    if (event.type === 'user.answered') answered.push(event.user)
    else if (event.type === 'identity.changed') identities.push(event.identity)
    else emitted.push(event)
  })
  session.start()
  const settle = async (how: (request: Settle) => void) => {
    const request = asked.at(-1)
    if (!request) throw new Error('nothing was asked')
    how(request)
    await Promise.resolve()
    await Promise.resolve()
  }
  return {
    send: session.send.bind(session),
    clock,
    asked,
    answered,
    identities,
    emitted,
    answer: (answered: User | null) => settle(({ answer }) => answer(answered)),
    fail: (failure: Failure) => settle(({ fail }) => fail(failure)),
    questions: () => asked.map(({ what }) => what),
    seen: () => {
      const { value, context, tags } = session.getSnapshot()
      return { ...value, user: context.user, isLoggedIn: tags.has('loggedIn') }
    },
  }
}

describe('§4 user session: loading, then logged in or anonymous', () => {
  it.each([
    ['nobody', null, { identity: 'anonymous', isLoggedIn: false }],
    ['a user who has not verified the email', unverifiedMette, { identity: 'unverified', isLoggedIn: true }],
    ['a verified user', mette, { identity: 'verified', isLoggedIn: true }],
  ])(
    'is at once the user that the server rendered the page for, without a request: %s',
    (_, user, expected) => {
      const tab = openTab(user)
      expect(tab.seen()).toEqual({ ...expected, exchange: { following: 'fresh' }, user })
      expect(tab.questions()).toEqual([])
    },
  )

  it('is loading if the page does not know, and fetches the current user', async () => {
    const tab = openTab(undefined)
    expect(tab.seen()).toEqual({
      identity: 'loading',
      exchange: { following: 'fetching' },
      user: undefined,
      isLoggedIn: false,
    })
    await tab.answer(mette)
    expect(tab.seen()).toEqual({
      identity: 'verified',
      exchange: { following: 'fresh' },
      user: mette,
      isLoggedIn: true,
    })
    expect(tab.questions()).toEqual(['fetchUser'])
  })

  it('has its first state without being started, because the server only renders', () => {
    const rendered = createActor(sessionMachine, { input: { user: mette, locale: 'dk' } }).getSnapshot()
    expect(rendered.matches({ identity: 'verified' })).toBe(true)
  })
})

describe('§4 user session: when the user is refetched', () => {
  it.each<SessionChange['type']>([
    'login.succeeded',
    'registration.succeeded',
    'profile.updated',
    'password.reset',
    'session.lost',
  ])('after %s, and the old user stays visible until the answer', async (type) => {
    const tab = openTab(unverifiedMette)
    tab.send({ type })
    expect(tab.seen()).toEqual({
      identity: 'unverified',
      exchange: { following: 'fetching' },
      user: unverifiedMette,
      isLoggedIn: true,
    })
    await tab.answer(mette)
    expect(tab.seen()).toEqual({
      identity: 'verified',
      exchange: { following: 'fresh' },
      user: mette,
      isLoggedIn: true,
    })
    expect(tab.questions()).toEqual(['fetchUser'])
  })

  it('again if something happens meanwhile, so that an old answer is not used', async () => {
    const tab = openTab(null)
    tab.send({ type: 'session.lost' })
    tab.send({ type: 'login.succeeded' })
    expect(tab.asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
    tab.asked[0]?.answer(null)
    await tab.answer(mette)
    expect(tab.seen().identity).toBe('verified')
  })

  it('at every return to the tab, because somebody else may have logged in in another tab', async () => {
    const tab = openTab(mette)
    tab.send({ type: 'tab.returned' })
    expect(tab.questions()).toEqual(['fetchUser'])
    await tab.answer(mette)
    tab.send({ type: 'tab.returned' })
    expect(tab.questions()).toEqual(['fetchUser', 'fetchUser'])
  })

  it.each<[Failure, SessionEmitted[]]>([
    [{ kind: 'offline' }, []],
    [{ kind: 'unexpected' }, [{ type: 'refetch.failed', error: { kind: 'unexpected' } }]],
  ])('if it fails, the user stays, and it is repeated on the next page: %o', async (failure, told) => {
    const tab = openTab(mette)
    tab.send({ type: 'profile.updated' })
    await tab.fail(failure)
    expect(tab.seen()).toEqual({
      identity: 'verified',
      exchange: { following: 'unreachable' },
      user: mette,
      isLoggedIn: true,
    })
    expect(tab.emitted).toEqual(told)
    tab.send({ type: 'route.changed' })
    expect(tab.questions()).toEqual(['fetchUser', 'fetchUser'])
  })

  it.each<SessionEvent['type']>(['network.online', 'user.wanted'])(
    'after a fetch that failed, on %s, and not while it is under way',
    async (type) => {
      const tab = openTab(undefined)
      tab.send({ type } as SessionEvent)
      expect([tab.questions(), tab.emitted]).toEqual([['fetchUser'], []])
      await tab.fail({ kind: 'offline' })
      expect(tab.emitted).toEqual([{ type: 'user.unknown' }])
      tab.send({ type } as SessionEvent)
      expect(tab.questions()).toEqual(['fetchUser', 'fetchUser'])
    },
  )

  it('not on a change of page, unless the last refetch failed', () => {
    const tab = openTab(mette)
    tab.send({ type: 'route.changed' })
    expect(tab.questions()).toEqual([])
  })
})

describe('§4 user session: logout', () => {
  it('reports when the server has done it, and sends nothing more, because the page reloads', async () => {
    const tab = openTab(mette)
    tab.send({ type: 'session.leave' })
    expect(tab.questions()).toEqual(['logOut'])
    await tab.answer(null)
    expect(tab.emitted).toEqual([{ type: 'logged.out' }])
    tab.send({ type: 'login.succeeded' })
    expect(tab.questions()).toEqual(['logOut'])
  })

  it('is done if the server knows no session any more', async () => {
    const tab = openTab(mette)
    tab.send({ type: 'session.leave' })
    await tab.fail({ kind: 'unauthenticated' })
    expect(tab.emitted).toEqual([{ type: 'logged.out' }])
  })

  it('keeps the user logged in if it fails, and reports why', async () => {
    const tab = openTab(mette)
    tab.send({ type: 'session.leave' })
    await tab.fail({ kind: 'offline' })
    expect(tab.emitted).toEqual([{ type: 'logout.failed', failure: { kind: 'offline' } }])
    expect(tab.seen()).toEqual({
      identity: 'verified',
      exchange: { following: 'fresh' },
      user: mette,
      isLoggedIn: true,
    })
  })

  it('does nothing if nobody is logged in', () => {
    const tab = openTab(null)
    tab.send({ type: 'session.leave' })
    expect(tab.questions()).toEqual([])
  })
})

describe('§6 the role of the user', () => {
  it('is emitted when it changes, and not when the same user is answered again', async () => {
    const tab = openTab(null)
    tab.send({ type: 'login.succeeded' })
    await tab.answer(mette)
    tab.send({ type: 'tab.returned' })
    await tab.answer(mette)
    tab.send({ type: 'tab.returned' })
    await tab.answer(null)
    expect(tab.identities).toEqual(['verified', 'visitor'])
  })
})

describe('§4 user session: another user logs in', () => {
  const replaced = {
    identity: 'verified',
    exchange: 'left',
    user: astrid,
    isLoggedIn: true,
  }

  it('is emitted, so that the page reloads, and nothing is sent until then', async () => {
    const tab = openTab(mette)
    tab.send({ type: 'tab.returned' })
    await tab.answer(astrid)
    expect(tab.seen()).toEqual(replaced)
    expect(tab.emitted).toEqual([{ type: 'user.replaced' }])
    expect(tab.answered).toEqual([])
    tab.send({ type: 'tab.returned' })
    expect(tab.questions()).toEqual(['fetchUser'])
  })

  it('is noticed after a logout too, because the page still holds what the first user typed', async () => {
    const tab = openTab(mette)
    tab.send({ type: 'tab.returned' })
    await tab.answer(null)
    tab.send({ type: 'tab.returned' })
    await tab.answer(astrid)
    expect(tab.seen()).toEqual(replaced)
    expect(tab.emitted).toEqual([{ type: 'user.replaced' }])
    expect(tab.answered).toEqual([null])
  })

  it('is not emitted for a new name of the same user, nor for the first user of a tab', async () => {
    const tab = openTab(null)
    tab.send({ type: 'login.succeeded' })
    await tab.answer(mette)
    tab.send({ type: 'profile.updated' })
    await tab.answer({ ...mette, name: 'Mette Lund' })
    expect(tab.emitted).toEqual([])
  })
})

describe('§4 user session: a user of another country', () => {
  const elsewhere = [{ type: 'locale.mismatched', country: 'se' }]

  it('is told on the first page, also on one without a prefix', () => {
    expect(openTab(astrid, 'dk').emitted).toEqual(elsewhere)
    expect(openTab(astrid, 'default').emitted).toEqual(elsewhere)
    expect(openTab(mette, 'default').emitted).toEqual([{ type: 'locale.mismatched', country: 'dk' }])
  })

  it('is told after login', async () => {
    const tab = openTab(null, 'dk')
    tab.send({ type: 'login.succeeded' })
    await tab.answer(astrid)
    expect(tab.emitted).toEqual(elsewhere)
  })

  it('is told when the address changes to another country, and not when it changes to the user’s country', () => {
    const tab = openTab(astrid, 'se')
    tab.send({ type: 'locale.changed', locale: 'no' })
    tab.send({ type: 'locale.changed', locale: 'se' })
    expect(tab.emitted).toEqual(elsewhere)
  })

  it('does not matter for a visitor', () => {
    const tab = openTab(null, 'se')
    tab.send({ type: 'locale.changed', locale: 'fi' })
    expect(tab.emitted).toEqual([])
  })
})
