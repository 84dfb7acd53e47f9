import { assign, emit, setup } from 'xstate'
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

type Changed = { overlay: Overlay }

const isOf = (overlay: Overlay) => (_: unknown, changed: Changed) => changed.overlay === overlay

/**
 * Decides what may be open at the same time: the user's menu, the intro of the price agent, the mega menu of categories, the
 * search dropdown and the list's panel (Specification §2.4, §2.8, §2.3, §2.5, §2.10). Of the first four at most one is open.
 * The panel closes the menus and the intro, because they use the same corner. It closes the dropdown only if it covers the page;
 * on a desktop it stands beside the page. This machine does not know modals: the browser makes everything below a modal
 * inert, and the shopper still wants what is below it.
 */
export const overlaysMachine = setup({
  types: {
    context: {} as OverlaysContext,
    input: {} as OverlaysInput,
    events: {} as OverlaysEvent,
    emitted: {} as OverlaysEmitted,
    meta: {} as FlowMeta,
  },
  guards: {
    isMenu: isOf('userMenu'),
    isDropdown: isOf('typeahead'),
    isPanel: isOf('listPanel'),
    isIntro: isOf('agentIntro'),
    isMega: isOf('megaMenu'),
    takesPlaceOfMega: (_, { overlay }: Changed) => overlay !== 'megaMenu',
    takesPlaceOfIntro: (_, { overlay }: Changed) => overlay !== 'agentIntro',
    takesPlaceOfMenu: (_, { overlay }: Changed) => overlay !== 'userMenu',
    takesPlaceOfDropdown: ({ context }, { overlay }: Changed) =>
      overlay === 'userMenu' ||
      overlay === 'agentIntro' ||
      overlay === 'megaMenu' ||
      (overlay === 'listPanel' && context.screen !== 'desktop'),
    takesPlaceOfPanel: ({ context }, { overlay }: Changed) =>
      overlay !== 'listPanel' && context.screen !== 'desktop',
  },
  actions: {
    keepScreen: assign((_, { screen }: { screen: ScreenSize }) => ({ screen })),
    dismissMenu: emit({ type: 'menu.dismissed' }),
    dismissDropdown: emit({ type: 'dropdown.dismissed' }),
    closePanel: emit({ type: 'panel.closed' }),
    dismissIntro: emit({ type: 'intro.dismissed' }),
    dismissMega: emit({ type: 'mega.dismissed' }),
  },
}).createMachine({
  id: 'overlays',
  description:
    'Closes the user menu, the mega menu, the search dropdown or the list panel when another one takes its place.',
  meta: { spec: ['§2.4', '§2.3', '§2.5', '§2.10'] },
  context: ({ input }) => input,
  type: 'parallel',
  on: {
    'screen.changed': { actions: { type: 'keepScreen', params: ({ event }) => ({ screen: event.screen }) } },
  },
  states: {
    menu: {
      meta: { spec: ['§2.4'] },
      initial: 'closed',
      states: {
        closed: {
          on: {
            'overlay.opened': { guard: { type: 'isMenu', params: ({ event }) => event }, target: 'open' },
          },
        },
        open: {
          on: {
            'overlay.closed': { guard: { type: 'isMenu', params: ({ event }) => event }, target: 'closed' },
            'overlay.opened': {
              guard: { type: 'takesPlaceOfMenu', params: ({ event }) => event },
              actions: 'dismissMenu',
            },
          },
        },
      },
    },
    intro: {
      meta: { spec: ['§2.8'] },
      initial: 'closed',
      states: {
        closed: {
          on: {
            'overlay.opened': { guard: { type: 'isIntro', params: ({ event }) => event }, target: 'open' },
          },
        },
        open: {
          on: {
            'overlay.closed': { guard: { type: 'isIntro', params: ({ event }) => event }, target: 'closed' },
            'overlay.opened': {
              guard: { type: 'takesPlaceOfIntro', params: ({ event }) => event },
              actions: 'dismissIntro',
            },
          },
        },
      },
    },
    mega: {
      meta: { spec: ['§2.3'] },
      initial: 'closed',
      states: {
        closed: {
          on: {
            'overlay.opened': { guard: { type: 'isMega', params: ({ event }) => event }, target: 'open' },
          },
        },
        open: {
          on: {
            'overlay.closed': { guard: { type: 'isMega', params: ({ event }) => event }, target: 'closed' },
            'overlay.opened': {
              guard: { type: 'takesPlaceOfMega', params: ({ event }) => event },
              actions: 'dismissMega',
            },
          },
        },
      },
    },
    dropdown: {
      meta: { spec: ['§2.5'] },
      initial: 'closed',
      states: {
        closed: {
          on: {
            'overlay.opened': { guard: { type: 'isDropdown', params: ({ event }) => event }, target: 'open' },
          },
        },
        open: {
          on: {
            'overlay.closed': {
              guard: { type: 'isDropdown', params: ({ event }) => event },
              target: 'closed',
            },
            'overlay.opened': {
              guard: { type: 'takesPlaceOfDropdown', params: ({ event }) => event },
              actions: 'dismissDropdown',
            },
          },
        },
      },
    },
    panel: {
      meta: { spec: ['§2.10'] },
      initial: 'closed',
      states: {
        closed: {
          on: {
            'overlay.opened': { guard: { type: 'isPanel', params: ({ event }) => event }, target: 'open' },
          },
        },
        open: {
          on: {
            'overlay.closed': { guard: { type: 'isPanel', params: ({ event }) => event }, target: 'closed' },
            'overlay.opened': {
              guard: { type: 'takesPlaceOfPanel', params: ({ event }) => event },
              actions: 'closePanel',
            },
          },
        },
      },
    },
  },
})
