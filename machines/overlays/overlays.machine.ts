import { assign, emit, setup } from 'xstate'
import type { ScreenSize } from '#app/domain/screen-size.ts'

/** The flows that open something over the page or beside it, by their names in the register. */
export type Overlay = 'userMenu' | 'typeahead' | 'listPanel'

export type OverlaysInput = { screen: ScreenSize }
export type OverlaysContext = OverlaysInput

export type OverlaysEvent =
  | { type: 'overlay.opened'; overlay: Overlay }
  | { type: 'overlay.closed'; overlay: Overlay }
  | { type: 'screen.changed'; screen: ScreenSize }

/** Each is heard by the flow that gives way. */
export type OverlaysEmitted =
  | { type: 'menu.dismissed' }
  | { type: 'dropdown.dismissed' }
  | { type: 'panel.closed' }

type Changed = { overlay: Overlay }

const isOf = (overlay: Overlay) => (_: unknown, changed: Changed) => changed.overlay === overlay

/**
 * Arbitrates between what opens over the page: the user's menu, the search dropdown and the list's panel (Specification
 * §2.4, §2.5, §2.10). The menu and the dropdown never are open together. The panel takes the place of the menu, whose
 * corner it lies over, and of the dropdown if it covers the page; it stays beside the page of a desktop. A modal is no
 * matter of this machine: the platform keeps everything below it out of reach, and what it covers is still wanted.
 */
export const overlaysMachine = setup({
  types: {
    context: {} as OverlaysContext,
    input: {} as OverlaysInput,
    events: {} as OverlaysEvent,
    emitted: {} as OverlaysEmitted,
  },
  guards: {
    isMenu: isOf('userMenu'),
    isDropdown: isOf('typeahead'),
    isPanel: isOf('listPanel'),
    takesPlaceOfMenu: (_, { overlay }: Changed) => overlay !== 'userMenu',
    takesPlaceOfDropdown: ({ context }, { overlay }: Changed) =>
      overlay === 'userMenu' || (overlay === 'listPanel' && context.screen !== 'desktop'),
    takesPlaceOfPanel: ({ context }, { overlay }: Changed) =>
      overlay !== 'listPanel' && context.screen !== 'desktop',
  },
  actions: {
    keepScreen: assign((_, { screen }: { screen: ScreenSize }) => ({ screen })),
    dismissMenu: emit({ type: 'menu.dismissed' }),
    dismissDropdown: emit({ type: 'dropdown.dismissed' }),
    closePanel: emit({ type: 'panel.closed' }),
  },
}).createMachine({
  id: 'overlays',
  context: ({ input }) => input,
  type: 'parallel',
  on: {
    'screen.changed': { actions: { type: 'keepScreen', params: ({ event }) => ({ screen: event.screen }) } },
  },
  states: {
    menu: {
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
    dropdown: {
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
