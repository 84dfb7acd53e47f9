import type { SnapshotFrom } from 'xstate'
import {
  type Hand,
  type NotificationAction,
  notificationsMachine,
  shortestTime,
} from '#machines/notifications/notifications.machine.ts'
import { type Case, casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type NotificationsSnapshot = SnapshotFrom<typeof notificationsMachine>

const { send, after } = casesOf(notificationsMachine)

const hasShown = (count: number) => (snapshot: NotificationsSnapshot) => snapshot.context.lastId === count
const isNotAfter = (at: number) => (snapshot: NotificationsSnapshot) => snapshot.context.since <= at
const leavesIn = (ms: number) => ({
  when: ({ context }: NotificationsSnapshot) => shortestTime(context) === ms,
})

const hasBoth = ({ context }: NotificationsSnapshot) => context.notifications.length === 2
const hasHand = (hand: Hand) => (snapshot: NotificationsSnapshot) => snapshot.context.hand === hand
/** Whether no time passes. */
const isHeld = (snapshot: NotificationsSnapshot) => snapshot.matches('waiting') || snapshot.matches('keeping')

const undo: NotificationAction = { label: 'Fortryd', asks: { type: 'panel.open' } }

/**
 * Two messages, the first with a button. The second comes while the first is shown or has attention, which lasts four
 * seconds. The shopper uses the keyboard from the beginning, or while messages are shown.
 */
const notificationsCases = [
  send({ type: 'notification.show', message: 'Første besked', at: 100, action: undo }, { when: hasShown(0) }),
  send(
    { type: 'notification.show', message: 'Anden besked', at: 500 },
    { when: (snapshot) => snapshot.matches('showing') && hasShown(1)(snapshot) && isNotAfter(500)(snapshot) },
  ),
  send(
    { type: 'notification.show', message: 'Anden besked', at: 2000 },
    { when: (snapshot) => isHeld(snapshot) && hasShown(1)(snapshot) },
  ),
  send(
    { type: 'notification.dismiss', id: 1, at: 800 },
    { when: (snapshot) => isNotAfter(800)(snapshot) && snapshot.context.notifications[0]?.id === 1 },
  ),
  send(
    { type: 'notification.dismiss', id: 1, at: 4000 },
    { when: (snapshot) => isHeld(snapshot) && snapshot.context.notifications[0]?.id === 1 },
  ),
  send(
    { type: 'notification.act', id: 1, at: 850 },
    { when: (snapshot) => isNotAfter(850)(snapshot) && snapshot.context.notifications[0]?.id === 1 },
  ),
  send(
    { type: 'notification.act', id: 1, at: 4100 },
    { when: (snapshot) => isHeld(snapshot) && snapshot.context.notifications[0]?.id === 1 },
  ),
  send({ type: 'hand.changed', hand: 'keyboard', at: 50 }, { when: hasShown(0) }),
  send(
    { type: 'hand.changed', hand: 'keyboard', at: 750 },
    {
      when: (snapshot) => hasBoth(snapshot) && hasHand('pointer')(snapshot) && isNotAfter(750)(snapshot),
    },
  ),
  send(
    { type: 'hand.changed', hand: 'pointer', at: 4500 },
    { when: (snapshot) => isHeld(snapshot) && hasHand('keyboard')(snapshot) },
  ),
  send({ type: 'attention.gained', at: 1000 }, { when: isNotAfter(700) }),
  send({ type: 'attention.lost', at: 5000 }),
  ...[3000, 2750, 2700, 2650, 2600, 2100, 900].map((ms) => after('lifetime', ms, leavesIn(ms))),
]

const secondUndo = [
  send(
    { type: 'notification.show', message: 'Anden besked', at: 550, action: undo },
    { when: (snapshot) => snapshot.matches('showing') && hasShown(1)(snapshot) && isNotAfter(550)(snapshot) },
  ),
  send(
    { type: 'notification.act', id: 2, at: 900 },
    { when: (snapshot) => isNotAfter(900)(snapshot) && snapshot.context.notifications[0]?.id === 2 },
  ),
  after('lifetime', 2550, leavesIn(2550)),
]

const planOf = (cases: Case[]) =>
  planPaths(notificationsMachine, { cases, input: undefined, key: ({ context }) => context })

/** The paths of the notifications area, in which both messages can have a button. */
export const planNotifications = () => planOf([...notificationsCases, ...secondUndo])

/** The paths that a test can walk on a page, where the second message is from a form and has no button. */
export const planNotificationsOnPage = () => planOf(notificationsCases)
