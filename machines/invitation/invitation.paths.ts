import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { listOf } from '#app/domain/list/lists.fixture.ts'
import type { AnsweredInvitation, ListInvitation } from '#app/domain/list/shopping-list.ts'
import { invitationMachine, roleIn } from '#machines/invitation/invitation.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type InvitationSnapshot = SnapshotFrom<typeof invitationMachine>

const { send, done, fail } = casesOf(invitationMachine)
const failing = (failure: Failure, how: string) => fail('acceptInvitation', failure, how)

/** The invitation to Mette's list, for a role. */
export const invites = (role: ListInvitation['role']): ListInvitation => ({
  ownerName: 'Mette Holm',
  amount: 7,
  country: 'dk',
  role,
})
export const sharingCode = 'Qm9sbGVy'

type When = (snapshot: InvitationSnapshot) => boolean

type Options = {
  /** When the invitation may be fetched again; undefined for never. */
  mayLoad: (invitation: AnsweredInvitation) => When | undefined
  /** Whether another user may come. */
  isKnown: boolean
}

function planOf({ mayLoad, isKnown }: Options) {
  const loaded = (label: string, invitation: AnsweredInvitation) => {
    const when = mayLoad(invitation)
    if (!when) return []
    const sent = send(
      { type: 'invitation.loaded', invitation },
      { label: `invitation.loaded ${label}`, when },
    )
    return [sent]
  }
  const answered = isKnown
    ? [
        send({ type: 'user.answered', email: 'mette@example.dk' }),
        send({ type: 'user.answered', email: null }),
      ]
    : []
  const cases = [
    ...loaded('for a visitor', invites('visitor')),
    ...loaded('for somebody invited', invites('invited')),
    ...loaded('for its owner', invites('owner')),
    ...loaded('no more', null),
    ...loaded('not at all after too many', 'throttled'),
    ...answered,
    send({ type: 'join.chosen' }),
    done('acceptInvitation', listOf([], { uuid: 'list-2' }), 'with the list'),
    failing({ kind: 'missing' }, 'finds it withdrawn'),
    failing({ kind: 'unauthenticated' }, 'knows no session'),
    failing({ kind: 'invalid', errors: { country: ['Sedlen hører til i Sverige.'] } }, 'refuses the country'),
    failing({ kind: 'offline' }, 'is not reached'),
  ]
  return planPaths(invitationMachine, {
    cases,
    input: { sharingCode, invitation: invites('visitor'), email: null },
    key: ({ context }) => [roleIn(context), context.failure, context.email],
  })
}

/** The paths of an invitation's page whose visitor logs in later. */
export const planInvitation = () => planOf({ mayLoad: () => () => true, isKnown: true })

/**
 * The paths that a test can walk on the page of an invitation. Who is logged in changes there only with what is loaded, for
 * which the path has cases of its own.
 */
export function planInvitationOnPage() {
  const mayLoad = (invitation: AnsweredInvitation): When | undefined => {
    // After too many tries, every later one on the path would fail.
    if (invitation === 'throttled') return undefined
    return (snapshot) => {
      // A withdrawn code stays withdrawn, and its page has no other.
      if (snapshot.matches('gone') || snapshot.hasTag('busy')) return false
      // Another user gets a new page.
      const isOwners = roleIn(snapshot.context) === 'owner'
      return !isOwners || invitation === null || invitation.role === 'visitor'
    }
  }
  return planOf({ mayLoad, isKnown: false })
}
