import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { type SharingMenuInput, sharingMenuMachine } from '#machines/sharing-menu/sharing-menu.machine.ts'
import { casesOf } from './case.ts'
import { planPaths } from './plan-paths.ts'

export type SharingMenuSnapshot = SnapshotFrom<typeof sharingMenuMachine>

const { send, done, fail } = casesOf(sharingMenuMachine)
const offline: Failure = { kind: 'offline' }
const hasFailed = (failed: boolean) => ({
  when: ({ context }: SharingMenuSnapshot) => (context.failure !== null) === failed,
})
const loaded = (label: string, sharing: SharingMenuInput) =>
  send({ type: 'list.loaded', ...sharing }, { label: `a list is loaded ${label}` })

/** The paths of the share control of an owner whose list is not shared yet. */
export function planSharingMenu() {
  const cases = [
    send({ type: 'share.toggled' }),
    send({ type: 'way.chosen', way: 'copy' }),
    send(
      { type: 'sharing.change', change: { kind: 'withdraw' } },
      { label: 'withdraw', ...hasFailed(false) },
    ),
    send(
      { type: 'sharing.change', change: { kind: 'withdraw' } },
      { label: 'withdraw again', ...hasFailed(true) },
    ),
    send({ type: 'sharing.change', change: { kind: 'leave' } }, { label: 'leave' }),
    send(
      { type: 'sharing.change', change: { kind: 'remove-participant', participantUuid: 'jonas' } },
      { label: 'remove a participant' },
    ),
    send({ type: 'outside.pressed' }, hasFailed(false)),
    send({ type: 'outside.pressed' }, { label: 'outside.pressed after a failure', ...hasFailed(true) }),
    send({ type: 'escape.pressed' }),
    send({ type: 'route.changed' }),
    loaded('that is not shared', { sharingCode: null, isOwner: true }),
    loaded('that is shared', { sharingCode: 'Qm9sbGVy', isOwner: true }),
    loaded('of somebody else', { sharingCode: null, isOwner: false }),
    done('makeShareable', 'Qm9sbGVy', 'with a code'),
    fail('makeShareable', offline, 'is not reached'),
    done('changeSharing', undefined, 'yes'),
    fail('changeSharing', offline, 'is not reached'),
  ]
  return planPaths(sharingMenuMachine, {
    cases,
    input: notShared,
    key: ({ context: { sharingCode, isOwner, change, failure }, value }) => [
      sharingCode,
      isOwner,
      failure,
      JSON.stringify(value).includes('changing') && change,
    ],
  })
}

export const notShared: SharingMenuInput = { sharingCode: null, isOwner: true }
