import { assign, setup } from 'xstate'

/** How long a notification stays, in milliseconds (Specification §9, notification lifetime). */
export const NOTIFICATION_LIFETIME_MS = 3000

/** A message in the shopper's language (Specification §3), and how long it has yet to stay, counted from `since`. */
export type Notification = { id: number; message: string; remainingMs: number }

/** `since` is the moment the remaining times count from; moments are milliseconds of one clock, as `performance.now()`. */
export type NotificationsContext = { notifications: Notification[]; since: number; lastId: number }

/**
 * `attention` is a pointer or the keyboard's focus on the notifications: lost when neither is there any more.
 * `at` is the moment of the event.
 */
export type NotificationsEvent =
  | { type: 'notification.show'; message: string; at: number }
  | { type: 'notification.dismiss'; id: number; at: number }
  | { type: 'attention.gained'; at: number }
  | { type: 'attention.lost'; at: number }

const remainingTimes = ({ notifications }: NotificationsContext) =>
  notifications.map(({ remainingMs }) => remainingMs)
/** Until the first of them leaves. */
const shortestTime = (context: NotificationsContext) => Math.min(...remainingTimes(context))

/** The same notifications some time later; the ones whose time is over are gone. */
function afterMs(notifications: Notification[], ms: number): Notification[] {
  return notifications
    .map((notification) => ({ ...notification, remainingMs: notification.remainingMs - ms }))
    .filter(({ remainingMs }) => remainingMs > 0)
}

/**
 * The notifications area (Specification §2.4, §9): several at once, each leaves after its own 3,000 ms. While one
 * has the shopper's attention they all wait, and then go on from where they were.
 */
export const notificationsMachine = setup({
  types: { context: {} as NotificationsContext, events: {} as NotificationsEvent },
  delays: { lifetime: ({ context }) => shortestTime(context) },
  guards: { isNothingLeft: ({ context }) => context.notifications.length === 0 },
  actions: {
    countTo: assign(({ context }, { at }: { at: number }) => ({
      notifications: afterMs(context.notifications, at - context.since),
      since: at,
    })),
    countFrom: assign((_, { at }: { at: number }) => ({ since: at })),
    countToFirst: assign(({ context }) => ({
      notifications: afterMs(context.notifications, shortestTime(context)),
      since: context.since + shortestTime(context),
    })),
    add: assign(({ context: { notifications, lastId } }, { message }: { message: string }) => ({
      notifications: [...notifications, { id: lastId + 1, message, remainingMs: NOTIFICATION_LIFETIME_MS }],
      lastId: lastId + 1,
    })),
    remove: assign(({ context }, { id }: { id: number }) => ({
      notifications: context.notifications.filter((notification) => notification.id !== id),
    })),
  },
}).createMachine({
  id: 'notifications',
  context: { notifications: [], since: 0, lastId: 0 },
  initial: 'empty',
  states: {
    empty: {
      on: {
        'notification.show': {
          target: 'showing',
          actions: [
            { type: 'countFrom', params: ({ event }) => ({ at: event.at }) },
            { type: 'add', params: ({ event }) => ({ message: event.message }) },
          ],
        },
      },
    },
    showing: {
      always: { guard: 'isNothingLeft', target: 'empty' },
      after: { lifetime: { target: 'showing', reenter: true, actions: 'countToFirst' } },
      on: {
        'notification.show': {
          target: 'showing',
          reenter: true,
          actions: [
            { type: 'countTo', params: ({ event }) => ({ at: event.at }) },
            { type: 'add', params: ({ event }) => ({ message: event.message }) },
          ],
        },
        'notification.dismiss': {
          target: 'showing',
          reenter: true,
          actions: [
            { type: 'countTo', params: ({ event }) => ({ at: event.at }) },
            { type: 'remove', params: ({ event }) => ({ id: event.id }) },
          ],
        },
        'attention.gained': {
          target: 'waiting',
          actions: { type: 'countTo', params: ({ event }) => ({ at: event.at }) },
        },
      },
    },
    waiting: {
      always: { guard: 'isNothingLeft', target: 'empty' },
      on: {
        'notification.show': {
          actions: { type: 'add', params: ({ event }) => ({ message: event.message }) },
        },
        'notification.dismiss': {
          actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) },
        },
        'attention.lost': {
          target: 'showing',
          actions: { type: 'countFrom', params: ({ event }) => ({ at: event.at }) },
        },
      },
    },
  },
})
