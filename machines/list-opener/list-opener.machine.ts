import { assign, emit, setup } from 'xstate'
import type { ScreenSize } from '#app/domain/screen-size.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'

/**
 * `prompt` is dismissed if the device keeps `dontShowAgain` (§9). `opening` is declined if the shopper closed
 * the panel in this tab before a reload, or saw a part of it there on a narrow screen.
 */
export type ListOpenerInput = {
  screen: ScreenSize
  prompt: 'wanted' | 'dismissed'
  opening: 'awaited' | 'declined'
}
/**
 * `total` is the last sum of quantities that was told, 0 before the list is known. `isAsked`: the consent banner is
 * there.
 */
export type ListOpenerContext = ListOpenerInput & { total: number; isAsked: boolean }

/**
 * `total` is the sum of quantities on the list. `edit.made`: the shopper changes the list in this tab, and the total
 * follows. `login.declined`: a visitor wanted an item on a list and did not log in. The consent banner is there from
 * `consent.asked` to `consent.changed`.
 */
export type ListOpenerEvent =
  | { type: 'total.changed'; total: number }
  | { type: 'edit.made' }
  | { type: 'login.declined' }
  | { type: 'prompt.dismissed' }
  | { type: 'screen.changed'; screen: ScreenSize }
  | { type: 'consent.asked' }
  | { type: 'consent.changed' }

/** `panel.peek` asks for a part of the panel, because the whole panel would cover the page. */
export type ListOpenerEmitted = { type: 'panel.open' } | { type: 'panel.peek' }

type Total = { total: number }

/**
 * Opens the list's panel by itself, at most once a tab for each of two reasons
 * (docs/decisions/025-the-list-opens-by-itself.md). The total is above zero (§4, Shopping list data): on
 * a desktop, where the panel stands beside the page, as soon as that is known; on smaller screens only when the
 * shopper's own change raises it from zero. Or a visitor with a wide screen wanted an item on the list, did not log in
 * for it, and has not said `just looking` (§4, Shopping list panel). A visitor who only reads is not asked. Nothing
 * opens beside the consent banner: on a desktop the panel waits for the answer.
 */
export const listOpenerMachine = setup({
  types: {
    context: {} as ListOpenerContext,
    input: {} as ListOpenerInput,
    events: {} as ListOpenerEvent,
    emitted: {} as ListOpenerEmitted,
    meta: {} as FlowMeta<ListOpenerContext | ListOpenerEvent>,
  },
  guards: {
    opensBeside: ({ context }, { total }: Total) =>
      context.screen === 'desktop' && !context.isAsked && total > 0,
    waitedForAnswer: ({ context }) => context.screen === 'desktop' && context.isAsked && context.total > 0,
    rises: ({ context }, { total }: Total) =>
      context.screen !== 'desktop' && !context.isAsked && context.total === 0 && total > 0,
    mayAskForLogin: ({ context }) => context.screen === 'desktop' && !context.isAsked,
    isDeclined: ({ context }) => context.opening === 'declined',
    isDismissed: ({ context }) => context.prompt === 'dismissed',
  },
  actions: {
    keepScreen: assign((_, { screen }: { screen: ScreenSize }) => ({ screen })),
    noteAsked: assign({ isAsked: true }),
    noteAnswered: assign({ isAsked: false }),
    keepTotal: assign((_, { total }: Total) => ({ total })),
    openPanel: emit({ type: 'panel.open' }),
    peek: emit({ type: 'panel.peek' }),
  },
}).createMachine({
  id: 'listOpener',
  description: 'Opens the list panel by itself, at most once a tab for each reason.',
  meta: {
    spec: ['§4 Shopping list data', '§4 Shopping list panel'],
    safe: ['screen', 'total'],
  },
  context: ({ input }) => ({ ...input, total: 0, isAsked: false }),
  type: 'parallel',
  on: {
    'screen.changed': { actions: { type: 'keepScreen', params: ({ event }) => ({ screen: event.screen }) } },
    'consent.asked': { actions: 'noteAsked' },
    'consent.changed': { actions: 'noteAnswered' },
  },
  states: {
    total: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isDeclined', target: 'done' }, { target: 'awaited' }] },
        awaited: {
          initial: 'resting',
          on: {
            'total.changed': [
              {
                meta: { spec: ['§4 Shopping list data'] },
                guard: { type: 'opensBeside', params: ({ event }) => ({ total: event.total }) },
                target: 'done',
                actions: 'openPanel',
              },
              {
                target: '.resting',
                actions: { type: 'keepTotal', params: ({ event }) => ({ total: event.total }) },
              },
            ],
            'consent.changed': {
              guard: 'waitedForAnswer',
              target: 'done',
              actions: ['noteAnswered', 'openPanel'],
            },
          },
          states: {
            resting: { on: { 'edit.made': { target: 'edited' } } },
            edited: {
              on: {
                'total.changed': {
                  meta: { spec: ['§4 Shopping list data'] },
                  guard: { type: 'rises', params: ({ event }) => ({ total: event.total }) },
                  target: '#listOpener.total.done',
                  actions: 'peek',
                },
              },
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
            'prompt.dismissed': { meta: { spec: ['§9'] }, target: 'done' },
            'login.declined': {
              meta: { spec: ['§4 Shopping list panel'] },
              guard: 'mayAskForLogin',
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
