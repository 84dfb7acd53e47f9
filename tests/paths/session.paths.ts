import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { type SessionInput, sessionMachine } from '#machines/session/session.machine.ts'
import { astrid, mette, unverifiedMette } from '#machines/session/users.fixture.ts'
import { casesOf } from './case.ts'
import { planPaths } from './plan-paths.ts'

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

const { send, after, done, fail } = casesOf(sessionMachine)
const gone: Failure = { kind: 'unauthenticated' }
const offline: Failure = { kind: 'offline' }

const sessionCases = [
  send({ type: 'login.succeeded' }),
  send({ type: 'registration.succeeded' }),
  send({ type: 'profile.updated' }),
  send({ type: 'password.reset' }),
  send({ type: 'session.lost' }),
  send({ type: 'session.leave' }),
  send({ type: 'tab.returned' }),
  send({ type: 'route.changed' }),
  send({ type: 'locale.changed', locale: 'se' }),
  send({ type: 'locale.changed', locale: 'dk' }),
  after('stale', 60_000),
  done('fetchUser', mette, 'with a verified user'),
  done('fetchUser', unverifiedMette, 'with an unverified user'),
  done('fetchUser', astrid, 'with a user of another country'),
  done('fetchUser', null, 'with nobody'),
  fail('fetchUser', offline, 'is not reached'),
  fail('fetchUser', new Error('503')),
  done('logOut', undefined, 'yes'),
  fail('logOut', gone, 'knows no session'),
  fail('logOut', offline, 'is not reached'),
]

/** The paths of a tab whose page was rendered for nobody known, for nobody, or for a user. */
export function planSession(user: SessionInput['user']) {
  return planPaths(sessionMachine, {
    cases: sessionCases,
    input: { user, locale: 'dk' },
    key: ({ context }) => [
      context.user?.email_verified_at ?? context.user,
      context.user?.country_registered_to,
      context.locale,
    ],
  })
}
