import { assign, setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'

export type RecordingPlayerEvent =
  /** The tab that is followed has recorded so many steps. */
  | { type: 'tab.heard'; count: number }
  | { type: 'recording.opened'; count: number }
  | { type: 'live.chosen'; count: number }
  | { type: 'step.chosen'; at: number }
  | { type: 'step.next' }
  | { type: 'step.previous' }
  | { type: 'play.toggled' }

/** `at` is how many of the steps have happened in what is shown, `count` how many there are. */
export type RecordingPlayerContext = { at: number; count: number }

type Counted = { count: number }

/**
 * Steps through what a tab has recorded of its flows, on the page for developers: it follows the newest step of an open tab,
 * or stands at any step of that tab or of a recording that was saved.
 */
export const recordingPlayerMachine = setup({
  types: {
    context: {} as RecordingPlayerContext,
    events: {} as RecordingPlayerEvent,
    meta: {} as FlowMeta<RecordingPlayerContext | RecordingPlayerEvent>,
  },
  guards: {
    hasNext: ({ context: { at, count } }) => at < count,
    hasPrevious: ({ context: { at } }) => at > 0,
  },
  delays: { pace: 600 },
  actions: {
    // A page that was loaded anew has recorded less than the one before.
    count: assign(({ context }, { count }: Counted) => ({ count, at: Math.min(context.at, count) })),
    showNewest: assign((_, { count }: Counted) => ({ count, at: count })),
    showStart: assign((_, { count }: Counted) => ({ count, at: 0 })),
    beginAnew: assign({ at: 0 }),
    goTo: assign(({ context }, { at }: { at: number }) => ({ at: Math.min(at, context.count) })),
    goOn: assign(({ context }) => ({ at: context.at + 1 })),
    goBack: assign(({ context }) => ({ at: context.at - 1 })),
  },
}).createMachine({
  id: 'recordingPlayer',
  description:
    'Follows the flows of a tab on the page for developers, or steps through what was recorded of them.',
  meta: {
    spec: ['§2.1'],
    safe: ['at', 'count'],
  },
  context: { at: 0, count: 0 },
  type: 'parallel',
  states: {
    source: {
      initial: 'tab',
      states: {
        tab: {
          on: {
            'tab.heard': { actions: { type: 'count', params: ({ event }) => event } },
            'recording.opened': { target: 'file' },
          },
        },
        file: { on: { 'live.chosen': { target: 'tab' } } },
      },
    },
    pace: {
      initial: 'following',
      on: {
        'live.chosen': {
          target: '.following',
          actions: { type: 'showNewest', params: ({ event }) => event },
        },
        'recording.opened': {
          target: '.paused',
          actions: { type: 'showStart', params: ({ event }) => event },
        },
        'step.chosen': { target: '.paused', actions: { type: 'goTo', params: ({ event }) => event } },
        'step.next': { guard: 'hasNext', target: '.paused', actions: 'goOn' },
        'step.previous': { guard: 'hasPrevious', target: '.paused', actions: 'goBack' },
      },
      states: {
        following: {
          on: {
            'tab.heard': { actions: { type: 'showNewest', params: ({ event }) => event } },
            'play.toggled': { target: 'playing', actions: 'beginAnew' },
          },
        },
        paused: {
          on: {
            'play.toggled': [
              { guard: 'hasNext', target: 'playing' },
              { target: 'playing', actions: 'beginAnew' },
            ],
          },
        },
        playing: {
          after: {
            pace: [
              { guard: 'hasNext', target: 'playing', reenter: true, actions: 'goOn' },
              { target: 'paused' },
            ],
          },
          on: { 'play.toggled': { target: 'paused' } },
        },
      },
    },
  },
})
