import { assign, emit, setup } from 'xstate'
import type { ScreenSize } from '#app/domain/screen-size.ts'

/**
 * The prompt is dismissed if the device keeps `dontShowAgain` (Specification §9). The opening is declined if the shopper
 * closed the panel in this tab, or has seen a part of it there on a narrow screen, before the page was loaded anew.
 */
export type ListOpenerInput = {
  screen: ScreenSize
  prompt: 'wanted' | 'dismissed'
  opening: 'awaited' | 'declined'
}
export type ListOpenerContext = ListOpenerInput

/** `total` is the sum of quantities on the list; `login.declined` is a visitor who wanted something on a list. */
export type ListOpenerEvent =
  | { type: 'total.changed'; total: number }
  | { type: 'login.declined' }
  | { type: 'prompt.dismissed' }
  | { type: 'screen.changed'; screen: ScreenSize }

/** `panel.peek` asks for a part of the panel, where the whole of it would cover the page. */
export type ListOpenerEmitted = { type: 'panel.open' } | { type: 'panel.peek' }

/**
 * When the list's panel opens by itself, at most once a tab for either reason: its total is above zero (Specification §4,
 * Shopping list data); or a visitor with a wide screen wanted something on the list, did not log in for it, and has not
 * said `just looking` (product: Shopping list): a visitor who only reads is not asked.
 */
export const listOpenerMachine = setup({
  types: {
    context: {} as ListOpenerContext,
    input: {} as ListOpenerInput,
    events: {} as ListOpenerEvent,
    emitted: {} as ListOpenerEmitted,
  },
  guards: {
    isAboveZero: (_, { total }: { total: number }) => total > 0,
    isAboveZeroOnDesktop: ({ context }, { total }: { total: number }) =>
      total > 0 && context.screen === 'desktop',
    isDeclined: ({ context }) => context.opening === 'declined',
    isDismissed: ({ context }) => context.prompt === 'dismissed',
    isDesktop: ({ context }) => context.screen === 'desktop',
  },
  actions: {
    keepScreen: assign((_, { screen }: { screen: ScreenSize }) => ({ screen })),
    openPanel: emit({ type: 'panel.open' }),
    peek: emit({ type: 'panel.peek' }),
  },
}).createMachine({
  id: 'listOpener',
  context: ({ input }) => input,
  type: 'parallel',
  on: {
    'screen.changed': { actions: { type: 'keepScreen', params: ({ event }) => ({ screen: event.screen }) } },
  },
  states: {
    total: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isDeclined', target: 'done' }, { target: 'awaited' }] },
        awaited: {
          on: {
            'total.changed': [
              {
                guard: { type: 'isAboveZeroOnDesktop', params: ({ event }) => ({ total: event.total }) },
                target: 'done',
                actions: 'openPanel',
              },
              {
                guard: { type: 'isAboveZero', params: ({ event }) => ({ total: event.total }) },
                target: 'done',
                actions: 'peek',
              },
            ],
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
