// Over 300 lines, because a machine is read as one chart: its regions hear the same events.
import { assign, emit, raise, sendTo, setup } from 'xstate'
import type { Identity } from '#app/domain/account/identity.ts'
import type { ListOrder } from '#app/domain/list/list-order.ts'
import type { TypedItem } from '#app/domain/list/read-typed-item.ts'
import type { ListChange } from '#app/domain/list/shopping-list.ts'
import { countryOfLocale, type Locale } from '#app/domain/locale/locales.ts'
import type { ScreenSize } from '#app/domain/screen-size.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { answerTimeout, identifying } from '#machines/identifying.ts'
import { type ManualAddOutput, manualAddMachine } from '#machines/manual-add/manual-add.machine.ts'
import { type PastedLinesOutput, pastedLinesMachine } from '#machines/pasted-lines/pasted-lines.machine.ts'
import { retiredListsMachine } from '#machines/retired-lists/retired-lists.machine.ts'
import { typedItemsMachine } from '#machines/typed-items/typed-items.machine.ts'

/** What the tab and the device know. The trigger is calm if the panel was opened on this device before. */
export type ListPanelInput = {
  identity: Identity
  locale: Locale
  screen: ScreenSize
  trigger: 'pulsing' | 'calm'
}

/**
 * `total` is the sum of quantities on the list, 0 without a list. `pasted`: the texts whose lines are neither on the list nor
 * discarded, each once; the last one is chosen from first.
 */
export type ListPanelContext = ListPanelInput & { total: number; order: ListOrder; pasted: string[] }

/** `view.left` goes back to the items. The machine sends `panel.opened`, `item.written` and `lines.gone` to itself. */
export type ListPanelEvent =
  | { type: 'panel.toggled' }
  | { type: 'panel.open' }
  | { type: 'panel.peek' }
  | { type: 'panel.opened' }
  | { type: 'panel.closed' }
  | { type: 'escape.pressed' }
  | { type: 'route.changed' }
  | { type: 'prompt.dismiss' }
  | { type: 'order.chosen'; order: ListOrder }
  | { type: 'adding.requested' }
  | { type: 'item.written' }
  | { type: 'lines.pasted'; text: string }
  | { type: 'lines.shared'; text: string }
  | { type: 'lines.reopened' }
  | { type: 'lines.discarded' }
  | { type: 'lines.gone' }
  | { type: 'retired.requested' }
  | { type: 'emptying.requested' }
  | { type: 'emptying.confirmed' }
  | { type: 'trip.requested' }
  | { type: 'view.left' }
  | { type: 'total.changed'; total: number }
  | { type: 'identity.changed'; identity: Identity }
  | { type: 'user.unknown' }
  | { type: 'identifying.retried' }
  | { type: 'locale.changed'; locale: Locale }
  | { type: 'screen.changed'; screen: ScreenSize }
  | { type: 'consent.asked' }

/**
 * `change.requested` and `items.pasted` are for the list. `user.wanted`: the shopper waits to be known. `item.announced`: an
 * item was added in a sheet that still covers the list. The device remembers the others, such as `dontShowAgain` (§9), and
 * whether the panel was closed while the list had items (`panel.hidden`), until it is opened (`panel.shown`).
 */
export type ListPanelEmitted =
  | { type: 'change.requested'; change: ListChange }
  | { type: 'items.pasted'; items: TypedItem[] }
  | { type: 'item.announced'; name: string }
  | { type: 'panel.peeked' }
  | { type: 'panel.firstOpened' }
  | { type: 'panel.shown' }
  | { type: 'panel.hidden'; hasItems: boolean }
  | { type: 'prompt.dismissed' }
  | { type: 'user.wanted' }

/**
 * The shopping list's panel (§2.10, §4, §6): closed or open, and what it shows. On a desktop it stands beside
 * the page, and stays open on a change of page. On a smaller screen it covers the page, and closes. There it opens by
 * itself only in part: `peeking` shows the items over the lower half of a page that stays usable. Its trigger pulses until
 * the panel was opened once.
 */
export const listPanelMachine = setup({
  types: {
    context: {} as ListPanelContext,
    input: {} as ListPanelInput,
    events: {} as ListPanelEvent,
    emitted: {} as ListPanelEmitted,
    children: {} as {
      manualAdd: 'manualAdd'
      pastedLines: 'pastedLines'
      retiredLists: 'retiredLists'
      typedItems: 'typedItems'
    },
    tags: {} as 'open' | 'peeking' | 'pulsing' | 'busy',
    meta: {} as FlowMeta<ListPanelContext | ListPanelEvent>,
  },
  actors: {
    manualAdd: manualAddMachine,
    pastedLines: pastedLinesMachine,
    retiredLists: retiredListsMachine,
    typedItems: typedItemsMachine,
  },
  delays: { answerTimeout },
  guards: {
    isVerified: ({ context }) => context.identity === 'verified',
    isUnverified: ({ context }) => context.identity === 'unverified',
    isVisitor: ({ context }) => context.identity === 'visitor',
    coversPage: ({ context }) => context.screen !== 'desktop',
    canPeek: ({ context }) =>
      context.screen !== 'desktop' && context.identity === 'verified' && context.total > 0,
    isDesktop: (_, { screen }: { screen: ScreenSize }) => screen === 'desktop',
    wantsMore: (_, { wantsMore }: ManualAddOutput) => wantsMore,
    isCalm: ({ context }) => context.trigger === 'calm',
    hasItems: ({ context }) => context.total > 0,
    isEmpty: ({ context }) => context.total === 0,
    hasLines: ({ context }) => context.pasted.length > 0,
  },
  actions: {
    keepTotal: assign((_, { total }: { total: number }) => ({ total })),
    keepOrder: assign((_, { order }: { order: ListOrder }) => ({ order })),
    keepIdentity: assign((_, { identity }: { identity: Identity }) => ({ identity })),
    keepLocale: assign((_, { locale }: { locale: Locale }) => ({ locale })),
    keepScreen: assign((_, { screen }: { screen: ScreenSize }) => ({ screen })),
    requestItem: emit((_, { item }: ManualAddOutput) => ({
      type: 'change.requested',
      change: { kind: 'add-manual', ...item },
    })),
    keepText: assign(({ context }, { text }: { text: string }) => ({
      pasted: [...context.pasted.filter((kept) => kept !== text), text],
    })),
    dropText: assign(({ context }) => ({ pasted: context.pasted.slice(0, -1) })),
    dropTexts: assign({ pasted: [] }),
    reopenLines: sendTo('pastedLines', { type: 'sheet.opened' }),
    noticeGone: raise({ type: 'lines.gone' }),
    requestItems: emit((_, { items }: PastedLinesOutput) => ({ type: 'items.pasted', items })),
    announceItem: emit((_, { item }: ManualAddOutput) => ({
      type: 'item.announced',
      name: item.itemName,
    })),
    requestChange: emit((_, { change }: { change: ListChange }) => ({ type: 'change.requested', change })),
    askUser: emit({ type: 'user.wanted' }),
    noticeOpening: raise({ type: 'panel.opened' }),
    openSheet: sendTo('manualAdd', { type: 'sheet.opened' }),
    noticeWritten: raise({ type: 'item.written' }),
    tellPeeked: emit({ type: 'panel.peeked' }),
    tellFirstOpened: emit({ type: 'panel.firstOpened' }),
    tellShown: emit({ type: 'panel.shown' }),
    tellHidden: emit(({ context }) => ({ type: 'panel.hidden', hasItems: context.total > 0 })),
    tellDismissed: emit({ type: 'prompt.dismissed' }),
  },
}).createMachine({
  id: 'listPanel',
  description: 'The panel of the shopping list and its trigger.',
  meta: {
    spec: ['§2.10', '§4 Shopping list panel', '§6'],
    safe: ['identity', 'locale', 'order', 'screen', 'total', 'trigger'],
  },
  context: ({ input }) => ({ ...input, total: 0, order: 'chain', pasted: [] }),
  type: 'parallel',
  on: {
    'total.changed': { actions: { type: 'keepTotal', params: ({ event }) => ({ total: event.total }) } },
    'locale.changed': { actions: { type: 'keepLocale', params: ({ event }) => ({ locale: event.locale }) } },
    'screen.changed': { actions: { type: 'keepScreen', params: ({ event }) => ({ screen: event.screen }) } },
  },
  states: {
    panel: {
      initial: 'closed',
      // A text from another app, which a user with a list chooses from.
      on: {
        'lines.shared': {
          meta: { spec: ['§2.10'] },
          guard: 'isVerified',
          target: '.open.list.sheet.pasting',
        },
      },
      states: {
        closed: {
          on: {
            'panel.toggled': { meta: { spec: ['§4 Shopping list panel'] }, target: 'open' },
            'panel.open': { target: 'open' },
            'panel.peek': { guard: 'canPeek', target: 'peeking' },
          },
        },
        peeking: {
          tags: 'peeking',
          entry: ['noticeOpening', 'tellPeeked'],
          always: { guard: 'isEmpty', target: 'closed' },
          on: {
            'panel.toggled': { target: 'open' },
            'panel.open': { target: 'open' },
            'panel.closed': { target: 'closed' },
            'escape.pressed': { target: 'closed' },
            'route.changed': { target: 'closed' },
            // The banner has the same place.
            'consent.asked': { target: 'closed' },
            'identity.changed': { target: 'closed' },
            'screen.changed': {
              guard: { type: 'isDesktop', params: ({ event }) => ({ screen: event.screen }) },
              target: 'open',
              actions: { type: 'keepScreen', params: ({ event }) => ({ screen: event.screen }) },
            },
          },
        },
        open: {
          tags: 'open',
          initial: 'deciding',
          entry: ['noticeOpening', 'tellShown'],
          exit: 'tellHidden',
          on: {
            'panel.toggled': { target: 'closed' },
            'panel.closed': { target: 'closed' },
            'escape.pressed': { target: 'closed' },
            'route.changed': { guard: 'coversPage', target: 'closed' },
            'identity.changed': { target: '.deciding' },
          },
          states: {
            deciding: {
              always: [
                { guard: 'isVerified', target: 'list' },
                { guard: 'isUnverified', target: 'prompt.verify' },
                { guard: 'isVisitor', target: 'prompt.login' },
                { target: 'identifying' },
              ],
            },
            identifying: {
              initial: 'asking',
              states: identifying,
            },
            prompt: {
              meta: { spec: ['§4 Shopping list panel', '§6'] },
              initial: 'login',
              states: {
                login: {
                  on: {
                    'prompt.dismiss': {
                      meta: { spec: ['§6'] },
                      target: '#listPanel.panel.closed',
                      actions: 'tellDismissed',
                    },
                  },
                },
                verify: {},
              },
            },
            list: {
              meta: { spec: ['§4 Shopping list panel'] },
              initial: 'items',
              on: {
                'order.chosen': {
                  meta: { spec: ['§4 Shopping list panel'] },
                  actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.order }) },
                },
                'adding.requested': { target: '.sheet.adding' },
                'lines.pasted': { target: '.sheet.pasting' },
                'lines.reopened': {
                  guard: 'hasLines',
                  target: '.sheet.pasting',
                  actions: 'reopenLines',
                },
                'retired.requested': { target: '.sheet.retired' },
                'trip.requested': { guard: 'hasItems', target: '.sheet.trip' },
                'emptying.requested': { guard: 'hasItems', target: '.sheet.emptying' },
              },
              states: {
                items: {},
                sheet: {
                  initial: 'emptying',
                  on: { 'view.left': { target: 'items' }, 'escape.pressed': { target: 'items' } },
                  states: {
                    emptying: {
                      meta: { spec: ['§4 Shopping list panel'] },
                      always: { guard: 'isEmpty', target: '#listPanel.panel.open.list' },
                      on: {
                        'emptying.confirmed': {
                          target: '#listPanel.panel.open.list',
                          actions: { type: 'requestChange', params: { change: { kind: 'empty' } } },
                        },
                      },
                    },
                    adding: {
                      meta: { spec: ['§4 Shopping list panel'] },
                      entry: 'openSheet',
                      on: { 'item.written': { target: '#listPanel.panel.open.list' } },
                    },
                    pasting: {
                      meta: { spec: ['§2.10'] },
                      on: { 'lines.gone': { target: '#listPanel.panel.open.list' } },
                    },
                    trip: { meta: { spec: ['§4 Trip'] } },
                    retired: {
                      meta: { spec: ['§1'] },
                      invoke: {
                        src: 'retiredLists',
                        id: 'retiredLists',
                        input: ({ context }) => ({ locale: countryOfLocale(context.locale) }),
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    trigger: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isCalm', target: 'calm' }, { target: 'pulsing' }] },
        pulsing: {
          meta: { spec: ['§2.10'] },
          tags: 'pulsing',
          on: { 'panel.opened': { target: 'calm', actions: 'tellFirstOpened' } },
        },
        calm: {},
      },
    },
    // What is typed or pasted outlives the open panel and its sheets, but not its user. This region keeps who that is, for
    // all of them.
    field: {
      initial: 'deciding',
      on: {
        'identity.changed': {
          target: '.deciding',
          actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
        },
      },
      states: {
        deciding: { always: [{ guard: 'isVerified', target: 'held' }, { target: 'none' }] },
        held: {
          type: 'parallel',
          exit: 'dropTexts',
          states: {
            // Lines wait until they are on the list or discarded, however their sheet was left. Of several texts the last one
            // comes first.
            lines: {
              meta: { spec: ['§2.10'] },
              initial: 'none',
              on: {
                'lines.pasted': {
                  target: '.waiting',
                  actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) },
                },
                'lines.shared': {
                  target: '.waiting',
                  actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) },
                },
              },
              states: {
                none: { always: { guard: 'hasLines', target: 'waiting' } },
                waiting: {
                  invoke: {
                    src: 'pastedLines',
                    id: 'pastedLines',
                    input: ({ context }) => ({ text: context.pasted.at(-1) ?? '' }),
                    onDone: {
                      target: 'none',
                      actions: [
                        { type: 'requestItems', params: ({ event }) => event.output },
                        'dropText',
                        'noticeGone',
                      ],
                    },
                  },
                  on: { 'lines.discarded': { target: 'none', actions: ['dropText', 'noticeGone'] } },
                },
              },
            },
            typing: { invoke: { src: 'typedItems', id: 'typedItems' } },
            // The sheet to add by hand is a new one only after its item was sent.
            writing: {
              initial: 'sheet',
              states: {
                sheet: {
                  invoke: {
                    src: 'manualAdd',
                    id: 'manualAdd',
                    onDone: [
                      {
                        guard: { type: 'wantsMore', params: ({ event }) => event.output },
                        target: 'sheet',
                        reenter: true,
                        actions: [
                          { type: 'requestItem', params: ({ event }) => event.output },
                          { type: 'announceItem', params: ({ event }) => event.output },
                        ],
                      },
                      {
                        target: 'sheet',
                        reenter: true,
                        actions: [
                          { type: 'requestItem', params: ({ event }) => event.output },
                          'noticeWritten',
                        ],
                      },
                    ],
                  },
                },
              },
            },
          },
        },
        none: {},
      },
    },
  },
})
