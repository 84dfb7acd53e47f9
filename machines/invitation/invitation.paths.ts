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

/** @param mayLoad when the invitation may be fetched again; undefined for never. */
function planOf(mayLoad: (invitation: AnsweredInvitation) => When | undefined) {
  const loaded = (label: string, invitation: AnsweredInvitation) => {
    const when = mayLoad(invitation)
    if (!when) return []
    const sent = send(
      { type: 'invitation.loaded', invitation },
      { label: `invitation.loaded ${label}`, when },
    )
    return [sent]
  }
  const cases = [
    ...loaded('for a visitor', invites('visitor')),
    ...loaded('for somebody invited', invites('invited')),
    ...loaded('for its owner', invites('owner')),
    ...loaded('no more', null),
    ...loaded('not at all after too many', 'throttled'),
    send({ type: 'join.chosen' }),
    done('acceptInvitation', listOf([], { uuid: 'list-2' }), 'with the list'),
    failing({ kind: 'missing' }, 'finds it withdrawn'),
    failing({ kind: 'unauthenticated' }, 'knows no session'),
    failing({ kind: 'invalid', errors: { country: ['Sedlen hører til i Sverige.'] } }, 'refuses the country'),
    failing({ kind: 'offline' }, 'is not reached'),
  ]
  return planPaths(invitationMachine, {
    cases,
    input: { sharingCode, invitation: invites('visitor') },
    key: ({ context }) => [roleIn(context), context.failure],
  })
}

/** The paths of an invitation's page whose visitor logs in later. */
export const planInvitation = () => planOf(() => () => true)

/** The paths that a test can walk on the page of an invitation. */
export function planInvitationOnPage() {
  return planOf((invitation) => {
    // After too many tries, every later one on the path would fail.
    if (invitation === 'throttled') return undefined
    return (snapshot) => {
      // A withdrawn code stays withdrawn, and its page has no other.
      if (snapshot.matches('gone') || snapshot.hasTag('busy')) return false
      // Another user gets a new page.
      const isOwners = roleIn(snapshot.context) === 'owner'
      return !isOwners || invitation === null || invitation.role === 'visitor'
    }
  })
}
