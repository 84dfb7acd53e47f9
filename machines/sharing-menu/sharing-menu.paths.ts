import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import {
  type SharingChange,
  type SharingMenuInput,
  sharingMenuMachine,
} from '#machines/sharing-menu/sharing-menu.machine.ts'
import { type Case, casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type SharingMenuSnapshot = SnapshotFrom<typeof sharingMenuMachine>

const { send, done, fail } = casesOf(sharingMenuMachine)
const offline: Failure = { kind: 'offline' }

type When = (snapshot: SharingMenuSnapshot) => boolean
const hasFailed =
  (failed: boolean): When =>
  ({ context }) =>
    (context.failure !== null) === failed
const isShared: When = ({ context }) => context.sharingCode !== null
const isAlone: When = ({ context }) => context.participants.length === 0
const isNot =
  (condition: When): When =>
  (snapshot) =>
    !condition(snapshot)
// Only the open menu shows what the list says.
const isOpenAtRest: When = (snapshot) => snapshot.hasTag('open') && !snapshot.hasTag('busy')
const all =
  (...conditions: When[]): When =>
  (snapshot) =>
    conditions.every((isMet) => isMet(snapshot))

const changes = [done('changeSharing', undefined, 'yes'), fail('changeSharing', offline, 'is not reached')]
const loadedAs = (
  loaded: Pick<SharingMenuInput, 'sharingCode' | 'participants'>,
  label: string,
  when: When,
) =>
  send(
    { type: 'list.loaded', ...loaded },
    { label: `the list is loaded, ${label}`, when: all(isOpenAtRest, when) },
  )
const code = 'Qm9sbGVy'
const jonas = ['jonas']

const planOf = (input: SharingMenuInput, cases: Case[]) =>
  planPaths(sharingMenuMachine, {
    cases,
    input,
    key: (snapshot) => {
      const { sharingCode, participants, isOwner, change, failure } = snapshot.context
      return [
        sharingCode,
        participants,
        failure,
        (!isOwner || snapshot.matches({ open: 'changing' })) && change,
      ]
    },
  })

/** A list that is not shared yet, as its owner sees it. */
export const notShared: SharingMenuInput = { sharingCode: null, participants: [], isOwner: true }
/** A list that is shared, as a participant sees it. */
export const theirs: SharingMenuInput = { sharingCode: code, participants: ['self'], isOwner: false }

// No page has a button for these.
const unseen = [
  send({ type: 'way.chosen', way: 'copy' }, { label: 'way.chosen without a code', when: isNot(isShared) }),
  send({ type: 'invitation.make' }, { label: 'invitation.make with a code', when: isShared }),
]

/** The paths of the share control of an owner. */
export const planSharingOfOwner = () => planOf(notShared, [...casesOfOwner(), ...unseen])

/** The paths that an owner can take on a page. */
export const planSharingOfOwnerOnPage = () => planOf(notShared, casesOfOwner())

function casesOfOwner(): Case[] {
  const withdraw: SharingChange = { kind: 'withdraw' }
  const remove: SharingChange = { kind: 'remove-participant', participantUuid: 'jonas' }
  // A button that is gone cannot be pressed.
  const isOffered = all(isShared, hasFailed(false))
  const isToBeSeen = all((snapshot) => snapshot.matches('closed'), isNot(isShared), isNot(isAlone))
  return [
    send({ type: 'share.toggled' }, { when: isNot(isToBeSeen) }),
    send({ type: 'share.toggled' }, { label: 'share.toggled with who joined before', when: isToBeSeen }),
    send({ type: 'way.chosen', way: 'copy' }, { when: isShared }),
    send({ type: 'invitation.make' }, { when: all(isNot(isShared), hasFailed(false)) }),
    send(
      { type: 'invitation.make' },
      { label: 'invitation.make again', when: all(isNot(isShared), hasFailed(true)) },
    ),
    send({ type: 'sharing.change', change: withdraw }, { label: 'withdraw', when: all(isOffered, isAlone) }),
    send(
      { type: 'sharing.change', change: withdraw },
      { label: 'withdraw from who joined', when: all(isOffered, isNot(isAlone)) },
    ),
    send(
      { type: 'sharing.change', change: withdraw },
      { label: 'withdraw again', when: all(isShared, hasFailed(true)) },
    ),
    send({ type: 'sharing.change', change: remove }, { label: 'remove a participant', when: isNot(isAlone) }),
    send({ type: 'outside.pressed' }, { when: hasFailed(false) }),
    send({ type: 'outside.pressed' }, { label: 'outside.pressed after a failure', when: hasFailed(true) }),
    send({ type: 'escape.pressed' }),
    send({ type: 'route.changed' }),
    loadedAs({ sharingCode: code, participants: jonas }, 'with who joined', all(isOffered, isAlone)),
    loadedAs({ sharingCode: null, participants: [] }, 'not shared', all(isOffered, isAlone)),
    loadedAs(
      { sharingCode: null, participants: [] },
      'not shared, after a failure',
      all(isShared, isAlone, hasFailed(true)),
    ),
    loadedAs(
      { sharingCode: null, participants: jonas },
      'not shared, with who joined before',
      all(isOffered, isNot(isAlone)),
    ),
    loadedAs(
      { sharingCode: null, participants: [] },
      'not shared, without who left',
      all(isNot(isShared), isNot(isAlone), hasFailed(false)),
    ),
    done('makeShareable', code, 'with a code'),
    fail('makeShareable', offline, 'is not reached'),
    ...changes,
  ]
}

/** The paths of the share control of a participant, whose owner changes the sharing too. */
export function planSharingOfParticipant() {
  // After leaving, another list with a control of its own is shown.
  const hasStayed: When = ({ context }) => context.change === null
  return planOf(theirs, [
    send({ type: 'share.toggled' }, { when: hasStayed }),
    send({ type: 'sharing.change', change: { kind: 'leave' } }, { label: 'leave', when: hasFailed(false) }),
    send(
      { type: 'sharing.change', change: { kind: 'leave' } },
      { label: 'leave again', when: hasFailed(true) },
    ),
    loadedAs({ ...theirs, sharingCode: null }, 'not shared', all(isShared, hasFailed(false))),
    loadedAs(theirs, 'shared', isNot(isShared)),
    ...changes,
  ])
}
