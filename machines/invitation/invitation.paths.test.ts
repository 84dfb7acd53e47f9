import assert from 'node:assert/strict'
import {
  type InvitationSnapshot,
  invites,
  planInvitation,
  sharingCode,
} from '#machines/invitation/invitation.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { invitationMachine, roleIn } from './invitation.machine.ts'

const isBusy = (snapshot: InvitationSnapshot, busy: boolean) => {
  assert.deepEqual([...snapshot.tags], busy ? ['busy'] : [])
  assert.equal(Object.keys(snapshot.children).length, busy ? 1 : 0)
}
const rests = (snapshot: InvitationSnapshot): void => {
  isBusy(snapshot, false)
  assert.equal(snapshot.context.failure, null)
}

describePaths({
  machine: invitationMachine,
  table: new URL('./invitation.paths.txt', import.meta.url),
  plans: [
    {
      title: 'invitation',
      plan: planInvitation(),
      input: { sharingCode, invitation: invites('visitor'), email: null },
    },
  ],
  see: {
    'showing.visitor': rests,
    'showing.invited': rests,
    // After a failure it still has the reason.
    joining: (snapshot) => isBusy(snapshot, true),
    failed: (snapshot) => {
      isBusy(snapshot, false)
      assert.ok(['invalid', 'offline'].includes(snapshot.context.failure?.kind ?? ''))
    },
    joined: rests,
    throttled: rests,
    gone: rests,
  },
  inFewWords: ({ context }) =>
    [roleIn(context) ?? 'no invitation', context.failure?.kind, context.email].filter(Boolean).join(', '),
  // There is one role and one failure at a time, and `showing` is only entered by the names of its states.
  withoutEffect: [
    'invitation.deciding: always [0] swapped',
    'invitation.deciding: always [1] swapped',
    'invitation.deciding: always [2] swapped',
    'invitation.deciding: always [3] to showing',
    'invitation.joining: invoke.onError [0] swapped',
    'invitation.showing: initial visitor',
  ],
})
