import { assign, enqueueActions, setup } from 'xstate'
import type { WatchSummary } from '#app/domain/agents/price-agent.ts'
import type { ListChange } from '#app/domain/list/shopping-list.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'

/** How long a notification stays, in milliseconds (§9, notification lifetime). */
export const NOTIFICATION_LIFETIME_MS = 3000

/** What the button of a notification asks for: to open the list, or to undo what the message says. */
export type NotificationsEmitted =
  | { type: 'panel.open' }
  | { type: 'change.requested'; change: ListChange }
  | { type: 'items.takenBack'; itemUuids: string[] }
  | { type: 'offer.takenBack'; offerId: number; quantity: number }
  | { type: 'watch.putBack'; watch: WatchSummary }

/** A button of a notification; `asks` is emitted when it is pressed. */
export type NotificationAction = { label: string; asks: NotificationsEmitted }

/** A message in the shopper's language (§3), and how long it stays after `since`, in milliseconds. */
export type Notification = { id: number; message: string; remainingMs: number; action?: NotificationAction }
type Shown = { message: string; action: NotificationAction | undefined }

/** What the shopper pressed last in the tab: assistive technology presses like a keyboard. */
export type Hand = 'keyboard' | 'pointer'

/** The remaining times count from `since`. Times are milliseconds of one clock, `performance.now()`. */
export type NotificationsContext = {
  notifications: Notification[]
  since: number
  lastId: number
  hand: Hand
}

/**
 * `attention`: the pointer or the keyboard's focus is on the notifications; lost when neither is. `at` is the time of the
 * event.
 */
export type NotificationsEvent =
  | { type: 'notification.show'; message: string; at: number; action?: NotificationAction }
  | { type: 'notification.act'; id: number; at: number }
  | { type: 'notification.dismiss'; id: number; at: number }
  | { type: 'attention.gained'; at: number }
  | { type: 'attention.lost'; at: number }
  | { type: 'hand.changed'; hand: Hand; at: number }

/**
 * The notification that stays: the last one with a button, while the shopper uses the keyboard. Three seconds are too short
 * to reach a button by keyboard (WCAG 2.2.1).
 */
const keptOf = ({ notifications, hand }: NotificationsContext) =>
  hand === 'keyboard' ? notifications.findLast(({ action }) => action) : undefined

/** The notifications whose time passes. */
const passingOf = (context: NotificationsContext) =>
  context.notifications.filter((notification) => notification !== keptOf(context))

/** The time until the first notification leaves, in milliseconds. */
export const shortestTime = (context: NotificationsContext) =>
  Math.min(...passingOf(context).map(({ remainingMs }) => remainingMs))

/** The notifications after some time, without those whose time is over. */
function afterMs(context: NotificationsContext, ms: number): Notification[] {
  const passing = passingOf(context)
  return context.notifications
    .map((notification) =>
      passing.includes(notification)
        ? { ...notification, remainingMs: notification.remainingMs - ms }
        : notification,
    )
    .filter(({ remainingMs }) => remainingMs > 0)
}

const machine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    emitted: {} as NotificationsEmitted,
    meta: {} as FlowMeta<NotificationsContext | NotificationsEvent>,
  },
  delays: { lifetime: ({ context }) => shortestTime(context) },
  guards: {
    isNothingLeft: ({ context }) => context.notifications.length === 0,
    isOneKeptAlone: ({ context }) => keptOf(context) !== undefined && passingOf(context).length === 0,
  },
  actions: {
    countTo: assign(({ context }, { at }: { at: number }) => ({
      notifications: afterMs(context, at - context.since),
      since: at,
    })),
    countFrom: assign((_, { at }: { at: number }) => ({ since: at })),
    countToFirst: assign(({ context }) => ({
      notifications: afterMs(context, shortestTime(context)),
      since: context.since + shortestTime(context),
    })),
    add: assign(({ context: { notifications, lastId } }, { message, action }: Shown) => ({
      notifications: [
        ...notifications,
        { id: lastId + 1, message, remainingMs: NOTIFICATION_LIFETIME_MS, ...(action && { action }) },
      ],
      lastId: lastId + 1,
    })),
    setHand: assign((_, { hand }: { hand: Hand }) => ({ hand })),
    ask: enqueueActions(({ context, enqueue }, { id }: { id: number }) => {
      const action = context.notifications.find((notification) => notification.id === id)?.action
      if (action) enqueue.emit(action.asks)
    }),
    remove: assign(({ context }, { id }: { id: number }) => ({
      notifications: context.notifications.filter((notification) => notification.id !== id),
    })),
  },
})

/** What the shopper does to a notification while no time runs. */
const withoutTime = machine.createStateConfig({
  on: {
    'notification.dismiss': { actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
    'notification.act': {
      actions: [
        { type: 'ask', params: ({ event }) => ({ id: event.id }) },
        { type: 'remove', params: ({ event }) => ({ id: event.id }) },
      ],
    },
  },
})

/**
 * The notifications area (§2.4, §9). It shows several at once; each leaves after its own 3,000 ms. While
 * one of them has the shopper's attention, the time of all stops. The last one with a button stays while the shopper uses
 * the keyboard.
 */
export const notificationsMachine = machine.createMachine({
  id: 'notifications',
  description:
    'The notifications area: shows each message for three seconds, one with a button longer by keyboard.',
  meta: {
    spec: ['§2.4', '§9'],
    safe: ['at'],
  },
  context: { notifications: [], since: 0, lastId: 0, hand: 'pointer' },
  initial: 'empty',
  states: {
    empty: {
      on: {
        'notification.show': {
          target: 'showing',
          actions: [
            { type: 'countFrom', params: ({ event }) => ({ at: event.at }) },
            {
              type: 'add',
              params: ({ event: { message, action } }) => ({ message, action }),
            },
          ],
        },
        'hand.changed': { actions: { type: 'setHand', params: ({ event }) => ({ hand: event.hand }) } },
      },
    },
    showing: {
      meta: { spec: ['§9'] },
      always: [
        { guard: 'isNothingLeft', target: 'empty' },
        { guard: 'isOneKeptAlone', target: 'keeping' },
      ],
      after: { lifetime: { target: 'showing', reenter: true, actions: 'countToFirst' } },
      on: {
        'notification.show': {
          target: 'showing',
          reenter: true,
          actions: [
            { type: 'countTo', params: ({ event }) => ({ at: event.at }) },
            {
              type: 'add',
              params: ({ event: { message, action } }) => ({ message, action }),
            },
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
        'notification.act': {
          target: 'showing',
          reenter: true,
          actions: [
            { type: 'countTo', params: ({ event }) => ({ at: event.at }) },
            { type: 'ask', params: ({ event }) => ({ id: event.id }) },
            { type: 'remove', params: ({ event }) => ({ id: event.id }) },
          ],
        },
        'attention.gained': {
          target: 'waiting',
          actions: { type: 'countTo', params: ({ event }) => ({ at: event.at }) },
        },
        'hand.changed': {
          target: 'showing',
          reenter: true,
          actions: [
            { type: 'countTo', params: ({ event }) => ({ at: event.at }) },
            { type: 'setHand', params: ({ event }) => ({ hand: event.hand }) },
          ],
        },
      },
    },
    keeping: {
      always: { guard: 'isNothingLeft', target: 'empty' },
      on: {
        'notification.show': {
          target: 'showing',
          actions: [
            { type: 'countFrom', params: ({ event }) => ({ at: event.at }) },
            {
              type: 'add',
              params: ({ event: { message, action } }) => ({ message, action }),
            },
          ],
        },
        ...withoutTime.on,
        'attention.gained': 'waiting',
        'hand.changed': {
          target: 'showing',
          actions: [
            { type: 'countFrom', params: ({ event }) => ({ at: event.at }) },
            { type: 'setHand', params: ({ event }) => ({ hand: event.hand }) },
          ],
        },
      },
    },
    waiting: {
      always: { guard: 'isNothingLeft', target: 'empty' },
      on: {
        'notification.show': {
          actions: {
            type: 'add',
            params: ({ event: { message, action } }) => ({ message, action }),
          },
        },
        ...withoutTime.on,
        'attention.lost': {
          target: 'showing',
          actions: { type: 'countFrom', params: ({ event }) => ({ at: event.at }) },
        },
        'hand.changed': { actions: { type: 'setHand', params: ({ event }) => ({ hand: event.hand }) } },
      },
    },
  },
})
