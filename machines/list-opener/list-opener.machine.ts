import { assign, emit, setup } from 'xstate'
import type { ScreenSize } from '#app/domain/screen-size.ts'

/**
 * The prompt is dismissed where the device keeps `dontShowAgain` (Specification §9), the opening is declined where the
 * shopper closed the panel in this tab before the page was loaded anew.
 */
export type ListOpenerInput = {
  screen: ScreenSize
  prompt: 'wanted' | 'dismissed'
  opening: 'awaited' | 'declined'
}
/** `total` is the sum of quantities on the list, 0 where there is none. */
export type ListOpenerContext = ListOpenerInput & { total: number }

/** `adding.ended` is something put on the list in this tab, `login.declined` something that would have been. */
export type ListOpenerEvent =
  | { type: 'total.changed'; total: number }
  | { type: 'adding.ended' }
  | { type: 'login.declined' }
  | { type: 'prompt.dismissed' }
  | { type: 'screen.changed'; screen: ScreenSize }

/**
 * When the list's panel opens by itself, at most once a tab for either reason: its total is above zero (Specification §4,
 * Shopping list data), where the panel covers the page only after an item was put on the list in this tab; or a visitor
 * with a wide screen wanted something on the list, did not log in for it, and has not said `just looking` (product:
 * Shopping list): who only reads is not asked.
 */
export const listOpenerMachine = setup({
  types: {
    context: {} as ListOpenerContext,
    input: {} as ListOpenerInput,
    events: {} as ListOpenerEvent,
    emitted: {} as { type: 'panel.open' },
  },
  guards: {
    isAboveZero: (_, { total }: { total: number }) => total > 0,
    isBesidePage: ({ context }, { total }: { total: number }) => total > 0 && context.screen !== 'phone',
    hasItems: ({ context }) => context.total > 0,
    isDeclined: ({ context }) => context.opening === 'declined',
    isDismissed: ({ context }) => context.prompt === 'dismissed',
    isDesktop: ({ context }) => context.screen === 'desktop',
  },
  actions: {
    keepTotal: assign((_, { total }: { total: number }) => ({ total })),
    keepScreen: assign((_, { screen }: { screen: ScreenSize }) => ({ screen })),
    openPanel: emit({ type: 'panel.open' }),
  },
}).createMachine({
  id: 'listOpener',
  context: ({ input }) => ({ ...input, total: 0 }),
  type: 'parallel',
  on: {
    'total.changed': { actions: { type: 'keepTotal', params: ({ event }) => ({ total: event.total }) } },
    'screen.changed': { actions: { type: 'keepScreen', params: ({ event }) => ({ screen: event.screen }) } },
  },
  states: {
    total: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isDeclined', target: 'done' }, { target: 'awaited' }] },
        awaited: {
          on: {
            'total.changed': {
              guard: { type: 'isBesidePage', params: ({ event }) => ({ total: event.total }) },
              target: 'done',
              actions: [{ type: 'keepTotal', params: ({ event }) => ({ total: event.total }) }, 'openPanel'],
            },
            'adding.ended': [
              { guard: 'hasItems', target: 'done', actions: 'openPanel' },
              { target: 'begun' },
            ],
          },
        },
        begun: {
          on: {
            'total.changed': {
              guard: { type: 'isAboveZero', params: ({ event }) => ({ total: event.total }) },
              target: 'done',
              actions: [{ type: 'keepTotal', params: ({ event }) => ({ total: event.total }) }, 'openPanel'],
            },
          },
        },
        done: {},
      },
    },
    prompt: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isDismissed', target: 'done' }, { target: 'awaited' }] },
        awaited: {
          on: {
            'prompt.dismissed': { target: 'done' },
            'login.declined': { guard: 'isDesktop', target: 'done', actions: 'openPanel' },
          },
        },
        done: {},
      },
    },
  },
})
