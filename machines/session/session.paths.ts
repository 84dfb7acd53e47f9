import type { SnapshotFrom } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import type { Failure } from '#app/domain/failure.ts'
import { type SessionEvent, type SessionInput, sessionMachine } from '#machines/session/session.machine.ts'
import { astrid, jonas, mette, unverifiedMette } from '#machines/session/users.fixture.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

const { send, done, fail } = casesOf(sessionMachine)
const gone: Failure = { kind: 'unauthenticated' }
const offline: Failure = { kind: 'offline' }

type When = (snapshot: SessionSnapshot) => boolean

/** Everything that can happen to a session, if `whens` allows it. */
function sessionCases(whens: Partial<Record<SessionEvent['type'], When>> = {}) {
  const sent = (event: SessionEvent) => {
    const when = whens[event.type]
    return send(event, when ? { when } : {})
  }
  return [
    sent({ type: 'login.succeeded' }),
    sent({ type: 'registration.succeeded' }),
    sent({ type: 'profile.updated' }),
    sent({ type: 'password.reset' }),
    sent({ type: 'session.lost' }),
    sent({ type: 'session.leave' }),
    sent({ type: 'tab.returned' }),
    sent({ type: 'route.changed' }),
    sent({ type: 'network.online' }),
    sent({ type: 'locale.changed', locale: 'se' }),
    sent({ type: 'locale.changed', locale: 'dk' }),
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
}

const everyCase = [
  ...sessionCases(),
  send({ type: 'user.wanted' }),
  done('fetchUser', jonas, 'with another user of the country'),
]

/** The paths of a tab whose page was rendered for an unknown user, for nobody, or for a user. */
export function planSession(user: SessionInput['user'], cases = everyCase) {
  return planPaths(sessionMachine, {
    cases,
    input: { user, locale: 'dk' },
    key: ({ context }) => [
      context.user?.email_verified_at ?? context.user,
      context.user?.country_registered_to,
      context.owner,
      context.locale,
    ],
  })
}

/** The paths that a test can walk on a Danish page. */
export function planSessionOnPage(user: User | null) {
  const isVisitor: When = (snapshot) => snapshot.matches({ identity: 'anonymous' })
  const isDane: When = ({ context }) => context.user?.country_registered_to === 'dk'
  const isFresh: When = (snapshot) => snapshot.matches({ exchange: { following: 'fresh' } })
  // The form is on another page, and the change of page already fetches the user.
  const mayMove: When = (snapshot) => !snapshot.matches({ exchange: { following: 'unreachable' } })
  const readsDanish: When = ({ context }) => context.locale === 'dk'
  const all =
    (...conditions: When[]): When =>
    (snapshot) =>
      conditions.every((isMet) => isMet(snapshot))
  return planSession(
    user,
    sessionCases({
      // A user sees no form for login, registration or a new password, and a visitor sees no form of an account.
      'login.succeeded': all(isVisitor, readsDanish),
      'registration.succeeded': all(isVisitor, readsDanish),
      'password.reset': all(isVisitor, readsDanish, mayMove),
      'session.leave': all(isDane, mayMove),
      'profile.updated': all(isDane, isFresh),
      // A user on another country's page is taken back at once.
      'locale.changed': isVisitor,
      'route.changed': (snapshot) => isVisitor(snapshot) || isDane(snapshot),
    }),
  )
}
