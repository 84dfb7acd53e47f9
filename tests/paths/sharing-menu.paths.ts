import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { type SharingMenuInput, sharingMenuMachine } from '#machines/sharing-menu/sharing-menu.machine.ts'
import { type Case, casesOf } from './case.ts'
import { planPaths } from './plan-paths.ts'

export type SharingMenuSnapshot = SnapshotFrom<typeof sharingMenuMachine>

const { send, done, fail } = casesOf(sharingMenuMachine)
const offline: Failure = { kind: 'offline' }

type When = (snapshot: SharingMenuSnapshot) => boolean
const hasFailed =
  (failed: boolean): When =>
  ({ context }) =>
    (context.failure !== null) === failed
const isShared: When = ({ context }) => context.sharingCode !== null
// What comes of a list is seen in the open menu alone.
const isOpenAtRest: When = (snapshot) => snapshot.hasTag('open') && !snapshot.hasTag('busy')
const all =
  (...conditions: When[]): When =>
  (snapshot) =>
    conditions.every((isMet) => isMet(snapshot))

const changes = [done('changeSharing', undefined, 'yes'), fail('changeSharing', offline, 'is not reached')]
const loadedAs = (sharingCode: string | null, label: string, when: When) =>
  send({ type: 'list.loaded', sharingCode }, { label: `the list is loaded, ${label}`, when })
const isWithdrawn = loadedAs(null, 'not shared', all(isOpenAtRest, isShared, hasFailed(false)))
const isWithdrawnThen = loadedAs(null, 'not shared, after a failure', all(isOpenAtRest, hasFailed(true)))

const planOf = (input: SharingMenuInput, cases: Case[]) =>
  planPaths(sharingMenuMachine, {
    cases,
    input,
    key: (snapshot) => {
      const { sharingCode, isOwner, change, failure } = snapshot.context
      return [sharingCode, failure, (!isOwner || snapshot.matches({ open: 'changing' })) && change]
    },
  })

/** A list that is not shared yet, as its owner sees it. */
export const notShared: SharingMenuInput = { sharingCode: null, isOwner: true }
/** A list that is shared, as somebody sees it who takes part. */
export const theirs: SharingMenuInput = { sharingCode: 'Qm9sbGVy', isOwner: false }

/** The paths of the share control of an owner. */
export function planSharingOfOwner() {
  return planOf(notShared, [
    send({ type: 'share.toggled' }),
    send({ type: 'way.chosen', way: 'copy' }),
    send(
      { type: 'sharing.change', change: { kind: 'withdraw' } },
      { label: 'withdraw', when: hasFailed(false) },
    ),
    send(
      { type: 'sharing.change', change: { kind: 'withdraw' } },
      { label: 'withdraw again', when: hasFailed(true) },
    ),
    send(
      { type: 'sharing.change', change: { kind: 'remove-participant', participantUuid: 'jonas' } },
      { label: 'remove a participant' },
    ),
    send({ type: 'outside.pressed' }, { when: hasFailed(false) }),
    send({ type: 'outside.pressed' }, { label: 'outside.pressed after a failure', when: hasFailed(true) }),
    send({ type: 'escape.pressed' }),
    send({ type: 'route.changed' }),
    isWithdrawn,
    isWithdrawnThen,
    done('makeShareable', 'Qm9sbGVy', 'with a code'),
    fail('makeShareable', offline, 'is not reached'),
    ...changes,
  ])
}

/** The paths of the share control of somebody who takes part, to whom its owner does something too. */
export function planSharingOfParticipant() {
  // After it is left another list comes, and with it another control.
  const hasStayed: When = ({ context }) => context.change === null
  return planOf(theirs, [
    send({ type: 'share.toggled' }, { when: hasStayed }),
    send({ type: 'sharing.change', change: { kind: 'leave' } }, { label: 'leave', when: hasFailed(false) }),
    send(
      { type: 'sharing.change', change: { kind: 'leave' } },
      { label: 'leave again', when: hasFailed(true) },
    ),
    isWithdrawn,
    loadedAs('Qm9sbGVy', 'shared', (snapshot) => isOpenAtRest(snapshot) && !isShared(snapshot)),
    ...changes,
  ])
}
