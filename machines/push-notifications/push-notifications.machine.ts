import { emit, fromPromise, setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

/** What a device can do, and does: nothing, nothing since its user said no, or hear of alerts or not. */
export type DeviceState = 'unsupported' | 'denied' | 'off' | 'on'
/** The browser's answer (W3C Notifications); `default` if the shopper closed the question. */
export type Permission = 'granted' | 'denied' | 'default'

export type PushNotificationsEvent =
  | { type: 'notifications.wanted' }
  | { type: 'notifications.unwanted' }
  /** After a failure, or when the shopper has allowed notifications in the browser's settings. */
  | { type: 'retried' }

/** `call.failed`: what an actor rejected with. */
export type PushNotificationsEmitted = { type: 'call.failed'; error: unknown }

const machine = setup({
  types: {
    events: {} as PushNotificationsEvent,
    emitted: {} as PushNotificationsEmitted,
    meta: {} as FlowMeta,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    checkDevice: fromPromise<DeviceState>(notProvided('checkDevice')),
    askPermission: fromPromise<Permission>(notProvided('askPermission')),
    subscribe: fromPromise<void>(notProvided('subscribe')),
    unsubscribe: fromPromise<void>(notProvided('unsubscribe')),
  },
  guards: {
    is: (_, { found, state }: { found: DeviceState; state: DeviceState }) => found === state,
    isAnswer: (_, { given, answer }: { given: Permission; answer: Permission }) => given === answer,
  },
  actions: {
    tellFailure: emit((_, { error }: { error: unknown }) => ({ type: 'call.failed', error })),
  },
})

/**
 * Whether this device shows what the price agent tells as notifications (§4 price alerts). The browser asks the shopper only
 * after a press, and says for good that they said no. The app provides `checkDevice`, `askPermission`, `subscribe` and
 * `unsubscribe`.
 */
export const pushNotificationsMachine = machine.createMachine({
  id: 'pushNotifications',
  description: 'Whether this device shows alerts of the price agent as notifications.',
  meta: { spec: ['§4 Price alerts'] },
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        src: 'checkDevice',
        onDone: [
          {
            guard: { type: 'is', params: ({ event }) => ({ found: event.output, state: 'unsupported' }) },
            target: 'unsupported',
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ found: event.output, state: 'denied' }) },
            target: 'denied',
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ found: event.output, state: 'on' }) },
            target: 'on',
          },
          { target: 'off' },
        ],
        onError: {
          target: 'checkFailed',
          actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unsupported: {},
    denied: { on: { retried: 'checking' } },
    off: { on: { 'notifications.wanted': 'asking' } },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'askPermission',
        onDone: [
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ given: event.output, answer: 'granted' }) },
            target: 'subscribing',
          },
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ given: event.output, answer: 'denied' }) },
            target: 'denied',
          },
          { target: 'off' },
        ],
        onError: {
          target: 'subscribeFailed',
          actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    subscribing: {
      tags: 'busy',
      invoke: {
        src: 'subscribe',
        onDone: 'on',
        onError: {
          target: 'subscribeFailed',
          actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    on: { on: { 'notifications.unwanted': 'unsubscribing' } },
    unsubscribing: {
      tags: 'busy',
      invoke: {
        src: 'unsubscribe',
        onDone: 'off',
        onError: {
          target: 'unsubscribeFailed',
          actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    checkFailed: { tags: 'failed', on: { retried: 'checking' } },
    subscribeFailed: { tags: 'failed', on: { retried: 'asking' } },
    unsubscribeFailed: { tags: 'failed', on: { retried: 'unsubscribing' } },
  },
})
