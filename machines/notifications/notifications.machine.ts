import { assign, enqueueActions, setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'
import {
  afterMs,
  type Notice,
  type NotificationQueue,
  type NotificationsEmitted,
  showFirst,
  withNotification,
  without,
} from './notification-queue.ts'
import { shownOf } from './notifications.selectors.ts'

/** What the shopper pressed last in the tab: assistive technology presses like a keyboard. */
export type Hand = 'keyboard' | 'pointer'

/** The shown notification's remaining time counts from `since`. Times are milliseconds of one clock, `performance.now()`. */
export type NotificationsContext = NotificationQueue & { lastId: number; since: number; hand: Hand }

/**
 * `attention`: the pointer or the keyboard's focus is on the notifications; lost when neither is. `at` is the time of the
 * event.
 */
export type NotificationsEvent =
  | ({ type: 'notification.show'; at: number } & Notice)
  | { type: 'notification.act'; id: number; at: number }
  | { type: 'notification.dismiss'; id: number; at: number }
  | { type: 'attention.gained'; at: number }
  | { type: 'attention.lost'; at: number }
  | { type: 'hand.changed'; hand: Hand; at: number }

/**
 * Whether the shown notification stays: it has a button, and the shopper uses the keyboard. Three seconds are too short to
 * reach a button by keyboard (WCAG 2.2.1).
 */
const isKept = (context: NotificationsContext) =>
  context.hand === 'keyboard' && shownOf(context)?.action !== undefined

const noticeIn = ({
  type,
  at,
  ...notice
}: Extract<NotificationsEvent, { type: 'notification.show' }>): Notice => notice

function withNext(context: NotificationsContext, notice: Notice, isHeld: boolean) {
  const lastId = context.lastId + 1
  return { ...withNotification(context, notice, { id: lastId, isHeld }), lastId }
}

const machine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    emitted: {} as NotificationsEmitted,
    meta: {} as FlowMeta<NotificationsContext | NotificationsEvent>,
  },
  delays: { lifetime: ({ context }) => context.remainingMs },
  guards: {
    isNothingLeft: ({ context }) => context.notifications.length === 0,
    isKept: ({ context }) => isKept(context),
  },
  actions: {
    countTo: assign(({ context }, { at }: { at: number }) => ({
      ...afterMs(context, at - context.since),
      since: at,
    })),
    countFrom: assign((_, { at }: { at: number }) => ({ since: at })),
    countToEnd: assign(({ context }) => ({
      ...without(context, context.shownId),
      since: context.since + context.remainingMs,
    })),
    show: assign(({ context }, notice: Notice) => withNext(context, notice, false)),
    keepForLater: assign(({ context }, notice: Notice) => withNext(context, notice, true)),
    showFirst: assign(({ context }) => showFirst(context)),
    setHand: assign((_, { hand }: { hand: Hand }) => ({ hand })),
    ask: enqueueActions(({ context, enqueue }, { id }: { id: number }) => {
      const action = context.notifications.find((notification) => notification.id === id)?.action
      for (const asked of action?.asks ?? []) enqueue.emit(asked)
    }),
    remove: assign(({ context }, { id }: { id: number }) => without(context, id)),
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
 * The notifications area (§2.4, §9). It shows one at a time, for 3,000 ms from its last change; the next one takes its place.
 * What a problem keeps from being shown waits, and what can be undone comes back when the one in its place has left. While
 * the shown one has the shopper's attention, its time stops and nothing takes its place. One with a button stays while the
 * shopper uses the keyboard.
 */
export const notificationsMachine = machine.createMachine({
  id: 'notifications',
  description:
    'The notifications area: shows one message at a time for three seconds, one with a button longer by keyboard.',
  meta: {
    spec: ['§2.4', '§4 Notifications', '§9'],
    safe: ['at'],
  },
  context: { notifications: [], shownId: undefined, remainingMs: 0, since: 0, lastId: 0, hand: 'pointer' },
  initial: 'empty',
  states: {
    empty: {
      on: {
        'notification.show': {
          target: 'showing',
          actions: [
            { type: 'countFrom', params: ({ event }) => ({ at: event.at }) },
            { type: 'show', params: ({ event }) => noticeIn(event) },
          ],
        },
        'hand.changed': { actions: { type: 'setHand', params: ({ event }) => ({ hand: event.hand }) } },
      },
    },
    showing: {
      meta: { spec: ['§9'] },
      always: [
        { guard: 'isNothingLeft', target: 'empty' },
        { guard: 'isKept', target: 'keeping' },
      ],
      after: { lifetime: { target: 'showing', reenter: true, actions: 'countToEnd' } },
      on: {
        'notification.show': {
          target: 'showing',
          reenter: true,
          actions: [
            { type: 'countTo', params: ({ event }) => ({ at: event.at }) },
            { type: 'show', params: ({ event }) => noticeIn(event) },
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
            { type: 'show', params: ({ event }) => noticeIn(event) },
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
          actions: { type: 'keepForLater', params: ({ event }) => noticeIn(event) },
        },
        ...withoutTime.on,
        'attention.lost': {
          target: 'showing',
          actions: [{ type: 'countFrom', params: ({ event }) => ({ at: event.at }) }, 'showFirst'],
        },
        'hand.changed': { actions: { type: 'setHand', params: ({ event }) => ({ hand: event.hand }) } },
      },
    },
  },
})
