import { assign, emit, raise, setup } from 'xstate'
import type { ScreenSize } from '#app/domain/screen-size.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'

/** The flows that open something over or beside the page, by their names in the register. */
export const overlays = ['userMenu', 'typeahead', 'listPanel', 'agentIntro', 'megaMenu'] as const
export type Overlay = (typeof overlays)[number]

export type OverlaysInput = { screen: ScreenSize }
export type OverlaysContext = OverlaysInput

export type OverlaysEvent =
  | { type: 'overlay.opened'; overlay: Overlay }
  | { type: 'overlay.closed'; overlay: Overlay }
  | { type: 'screen.changed'; screen: ScreenSize }

/** The flow that must close hears the event. */
export type OverlaysEmitted =
  | { type: 'menu.dismissed' }
  | { type: 'dropdown.dismissed' }
  | { type: 'panel.closed' }
  | { type: 'intro.dismissed' }
  | { type: 'mega.dismissed' }

/** An overlay that is open, and one that opens. */
type Pair = { open: Overlay; opening: Overlay }

/** On a desktop the panel stands beside the page, so it stays, and the search dropdown stays beside it. */
const standSideBySide = ({ open, opening }: Pair) =>
  open === 'listPanel' || (open === 'typeahead' && opening === 'listPanel')

const machine = setup({
  types: {
    context: {} as OverlaysContext,
    input: {} as OverlaysInput,
    events: {} as OverlaysEvent,
    emitted: {} as OverlaysEmitted,
    meta: {} as FlowMeta<OverlaysContext | OverlaysEvent>,
  },
  guards: {
    isOf: (_, { overlay, changed }: { overlay: Overlay; changed: Overlay }) => changed === overlay,
    makesWay: ({ context }, pair: Pair) =>
      pair.open !== pair.opening && !(context.screen === 'desktop' && standSideBySide(pair)),
    isNarrow: (_, { screen }: { screen: ScreenSize }) => screen !== 'desktop',
  },
  actions: {
    keepScreen: assign((_, { screen }: { screen: ScreenSize }) => ({ screen })),
    'dismiss userMenu': emit({ type: 'menu.dismissed' }),
    'dismiss typeahead': emit({ type: 'dropdown.dismissed' }),
    'dismiss listPanel': emit({ type: 'panel.closed' }),
    'dismiss agentIntro': emit({ type: 'intro.dismissed' }),
    'dismiss megaMenu': emit({ type: 'mega.dismissed' }),
    coverPage: raise({ type: 'overlay.opened', overlay: 'listPanel' }),
  },
})

const closed = (overlay: Overlay) =>
  machine.createStateConfig({
    on: {
      'overlay.opened': {
        guard: { type: 'isOf', params: ({ event }) => ({ overlay, changed: event.overlay }) },
        target: 'open',
      },
    },
  })

const open = (overlay: Overlay) =>
  machine.createStateConfig({
    on: {
      'overlay.closed': {
        guard: { type: 'isOf', params: ({ event }) => ({ overlay, changed: event.overlay }) },
        target: 'closed',
      },
      'overlay.opened': {
        guard: { type: 'makesWay', params: ({ event }) => ({ open: overlay, opening: event.overlay }) },
        actions: `dismiss ${overlay}`,
      },
    },
  })

const statesOf = (overlay: Overlay) =>
  ({ initial: 'closed', states: { closed: closed(overlay), open: open(overlay) } }) as const

const openPanel = open('listPanel')

/**
 * Decides what may be open at the same time: the user's menu, the intro of the price agent, the mega menu of categories, the
 * search dropdown and the list's panel (Specification §2.4, §2.8, §2.3, §2.5, §2.10). What opens closes what is open. Only
 * on a desktop, where the panel stands beside the page, the panel stays open and leaves the dropdown open. If the window
 * gets narrow, the open panel covers the page, which closes the others as if it had opened then. This machine does not know
 * modals: the browser makes everything below a modal inert, and the shopper still wants what is below it.
 */
export const overlaysMachine = machine.createMachine({
  id: 'overlays',
  description:
    'Closes the user menu, the mega menu, the search dropdown or the list panel when another one takes its place.',
  meta: {
    spec: ['§2.4', '§2.3', '§2.5', '§2.10'],
    safe: ['overlay', 'screen'],
  },
  context: ({ input }) => input,
  type: 'parallel',
  on: {
    'screen.changed': { actions: { type: 'keepScreen', params: ({ event }) => ({ screen: event.screen }) } },
  },
  states: {
    menu: { meta: { spec: ['§2.4'] }, ...statesOf('userMenu') },
    intro: { meta: { spec: ['§2.8'] }, ...statesOf('agentIntro') },
    mega: { meta: { spec: ['§2.3'] }, ...statesOf('megaMenu') },
    dropdown: { meta: { spec: ['§2.5'] }, ...statesOf('typeahead') },
    panel: {
      meta: { spec: ['§2.10'] },
      initial: 'closed',
      states: {
        closed: closed('listPanel'),
        open: {
          ...openPanel,
          on: {
            ...openPanel.on,
            'screen.changed': {
              guard: { type: 'isNarrow', params: ({ event }) => ({ screen: event.screen }) },
              actions: [
                { type: 'keepScreen', params: ({ event }) => ({ screen: event.screen }) },
                'coverPage',
              ],
            },
          },
        },
      },
    },
  },
})
