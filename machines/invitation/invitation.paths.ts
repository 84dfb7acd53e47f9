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

/** Mette's list, to somebody. */
export const invites = (role: ListInvitation['role']): ListInvitation => ({
  ownerName: 'Mette Holm',
  amount: 7,
  country: 'dk',
  role,
})
export const sharingCode = 'Qm9sbGVy'

type When = (snapshot: InvitationSnapshot) => boolean

/** @param mayLoad when what asking came to is led to; undefined for never. */
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

/** The paths of an invitation's page, first shown to a visitor, which logs in later. */
export const planInvitation = () => planOf(() => () => true)

/** The paths that the page of an invitation can be led through. */
export function planInvitationOnPage() {
  return planOf((invitation) => {
    // Who asked for too many would ask in vain for the rest of the path.
    if (invitation === 'throttled') return undefined
    return (snapshot) => {
      // A code that was withdrawn is none again, and its page has no other.
      if (snapshot.matches('gone') || snapshot.hasTag('busy')) return false
      // To another user the page is drawn anew.
      const isOwners = roleIn(snapshot.context) === 'owner'
      return !isOwners || invitation === null || invitation.role === 'visitor'
    }
  })
}
