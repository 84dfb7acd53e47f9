import { assign, emit, setup } from 'xstate'
import type { ScreenSize } from '#app/domain/screen-size.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'

/**
 * `prompt` is dismissed if the device keeps `dontShowAgain` (Specification §9). `opening` is declined if the shopper closed
 * the panel in this tab before a reload, or saw a part of it there on a narrow screen.
 */
export type ListOpenerInput = {
  screen: ScreenSize
  prompt: 'wanted' | 'dismissed'
  opening: 'awaited' | 'declined'
}
export type ListOpenerContext = ListOpenerInput

/** `total` is the sum of quantities on the list. `login.declined`: a visitor wanted an item on a list and did not log in. */
export type ListOpenerEvent =
  | { type: 'total.changed'; total: number }
  | { type: 'login.declined' }
  | { type: 'prompt.dismissed' }
  | { type: 'screen.changed'; screen: ScreenSize }

/** `panel.peek` asks for a part of the panel, because the whole panel would cover the page. */
export type ListOpenerEmitted = { type: 'panel.open' } | { type: 'panel.peek' }

/**
 * Opens the list's panel by itself, at most once a tab for each of two reasons. The total is above zero (Specification §4,
 * Shopping list data). Or a visitor with a wide screen wanted an item on the list, did not log in for it, and has not said
 * `just looking` (product: Shopping list). A visitor who only reads is not asked.
 */
export const listOpenerMachine = setup({
  types: {
    context: {} as ListOpenerContext,
    input: {} as ListOpenerInput,
    events: {} as ListOpenerEvent,
    emitted: {} as ListOpenerEmitted,
    meta: {} as FlowMeta,
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
  description: 'Opens the list panel by itself, at most once a tab for each reason.',
  meta: { spec: ['§4 Shopping list data', 'product: Shopping list'] },
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
                meta: { spec: ['§4 Shopping list data'] },
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
            'prompt.dismissed': { meta: { spec: ['§9'] }, target: 'done' },
            'login.declined': {
              meta: { spec: ['product: Shopping list'] },
              guard: 'isDesktop',
              target: 'done',
              actions: 'openPanel',
            },
          },
        },
        done: {},
      },
    },
  },
})
