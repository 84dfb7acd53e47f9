import type { SnapshotFrom } from 'xstate'
import type { NotificationAction, Series } from '#machines/notifications/notification-queue.ts'
import { type Hand, notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import { type Case, casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type NotificationsSnapshot = SnapshotFrom<typeof notificationsMachine>

const { send, after } = casesOf(notificationsMachine)

const hasShown = (count: number) => (snapshot: NotificationsSnapshot) => snapshot.context.lastId === count
const isNotAfter = (at: number) => (snapshot: NotificationsSnapshot) => snapshot.context.since <= at
const leavesIn = (ms: number) => ({
  when: ({ context }: NotificationsSnapshot) => context.remainingMs === ms,
})

const isShown = (id: number) => (snapshot: NotificationsSnapshot) => snapshot.context.shownId === id
const hasHand = (hand: Hand) => (snapshot: NotificationsSnapshot) => snapshot.context.hand === hand
/** Whether no time passes. */
const isHeld = (snapshot: NotificationsSnapshot) => snapshot.matches('waiting') || snapshot.matches('keeping')

/** Whether the shown message had attention, and its time passes again. */
const hasAttentionBehind = (snapshot: NotificationsSnapshot) =>
  snapshot.matches('showing') && snapshot.context.since === 5000

const undo: NotificationAction = {
  label: 'Fortryd',
  asks: [{ type: 'change.requested', change: { kind: 'restore', itemUuid: 'coffee' } }],
}

/** What the shopper does to the shown message, soon after it came or while no time passes. */
const pressesOf = (id: number) =>
  (['notification.dismiss', 'notification.act'] as const).flatMap((type) => [
    send(
      { type, id, at: 800 },
      { when: (snapshot) => isNotAfter(800)(snapshot) && isShown(id)(snapshot) && !isHeld(snapshot) },
    ),
    send({ type, id, at: 4000 }, { when: (snapshot) => isHeld(snapshot) && isShown(id)(snapshot) }),
  ])

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
  ...pressesOf(1),
  send({ type: 'hand.changed', hand: 'keyboard', at: 50 }, { when: hasShown(0) }),
  send(
    { type: 'hand.changed', hand: 'keyboard', at: 750 },
    {
      when: (snapshot) => isShown(2)(snapshot) && hasHand('pointer')(snapshot) && isNotAfter(750)(snapshot),
    },
  ),
  send(
    { type: 'hand.changed', hand: 'pointer', at: 4500 },
    { when: (snapshot) => isHeld(snapshot) && hasHand('keyboard')(snapshot) },
  ),
  send({ type: 'attention.gained', at: 1000 }, { when: isNotAfter(700) }),
  send({ type: 'attention.lost', at: 5000 }),
  send(
    { type: 'notification.show', message: 'Anden besked', at: 5500 },
    { when: (snapshot) => hasAttentionBehind(snapshot) && hasShown(1)(snapshot) },
  ),
  send(
    { type: 'notification.dismiss', id: 2, at: 6000 },
    { when: (snapshot) => hasAttentionBehind(snapshot) && isShown(2)(snapshot) },
  ),
  ...[3000, 2750, 2500, 2100].map((ms) => after('lifetime', ms, leavesIn(ms))),
]

const series: Series = { name: 'removed', count: 1, several: '# varer er fjernet' }

/** A third message, and one of a series, each with a button. */
const moreCases = [
  send(
    { type: 'notification.show', message: 'Tredje besked', at: 550, action: undo, series },
    { when: (snapshot) => snapshot.matches('showing') && hasShown(2)(snapshot) && isNotAfter(550)(snapshot) },
  ),
  send(
    { type: 'notification.show', message: 'Fjerde besked', at: 600, action: undo, series },
    { when: (snapshot) => isShown(3)(snapshot) && isNotAfter(550)(snapshot) },
  ),
  ...pressesOf(3),
  send(
    { type: 'notification.act', id: 3, at: 6000 },
    { when: (snapshot) => hasAttentionBehind(snapshot) && isShown(3)(snapshot) },
  ),
  ...[2600].map((ms) => after('lifetime', ms, leavesIn(ms))),
]

const planOf = (cases: Case[]) =>
  planPaths(notificationsMachine, { cases, input: undefined, key: ({ context }) => context })

/** The paths of the notifications area, with messages of one series too. */
export const planNotifications = () => planOf([...notificationsCases, ...moreCases])

/** The paths that a test can walk on a page: a removed item, and a form that says it is saved. */
export const planNotificationsOnPage = () => planOf(notificationsCases)
