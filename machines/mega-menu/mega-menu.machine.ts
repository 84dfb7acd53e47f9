import { setup } from 'xstate'
import type { ScreenSize } from '#app/domain/screen-size.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'

/** A pointer that only crosses the entry opens nothing. */
export const HOVER_MS = 150
/** A pointer may leave on its way to the menu, for example diagonally over the next entry. */
export const LEAVE_MS = 300

/**
 * `entry`: the pointer or the keyboard's focus came to the nav entry of the categories; `menu`: to the menu below it;
 * `area.left`: it left both.
 */
export type MegaMenuEvent =
  | { type: 'entry.hovered' }
  | { type: 'entry.focused' }
  | { type: 'entry.pressed' }
  | { type: 'arrow.pressed' }
  | { type: 'menu.entered' }
  | { type: 'area.left' }
  | { type: 'escape.pressed' }
  | { type: 'mega.dismissed' }
  | { type: 'route.changed' }
  | { type: 'screen.changed'; screen: ScreenSize }

/**
 * The menu of categories below the nav entry `/paper` of wide windows (Specification §2.3, §2.1). It opens by hover and by
 * focus; a press leads to the page with the same list.
 */
export const megaMenuMachine = setup({
  types: { events: {} as MegaMenuEvent, meta: {} as FlowMeta, tags: {} as 'open' | 'entering' },
  delays: { hover: HOVER_MS, leave: LEAVE_MS },
  guards: { isNarrow: (_, { screen }: { screen: ScreenSize }) => screen !== 'desktop' },
}).createMachine({
  id: 'megaMenu',
  description:
    'The menu of categories below the nav entry of wide windows, opened by hover, focus or an arrow.',
  meta: { spec: ['§2.3', '§2.1'] },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'entry.hovered': { target: 'waiting' },
        'entry.focused': { target: 'open' },
        'arrow.pressed': { target: 'open.entering' },
      },
    },
    waiting: {
      after: { hover: { target: 'open' } },
      on: {
        'entry.focused': { target: 'open' },
        'arrow.pressed': { target: 'open.entering' },
        'entry.pressed': { target: 'closed' },
        'area.left': { target: 'closed' },
        'route.changed': { target: 'closed' },
      },
    },
    open: {
      tags: 'open',
      meta: { spec: ['§2.3'] },
      initial: 'kept',
      on: {
        'entry.pressed': { target: 'closed' },
        'escape.pressed': { target: 'closed' },
        'mega.dismissed': { target: 'closed' },
        'route.changed': { target: 'closed' },
        'screen.changed': {
          guard: { type: 'isNarrow', params: ({ event }) => event },
          target: 'closed',
        },
      },
      states: {
        kept: { on: { 'area.left': { target: 'leaving' }, 'arrow.pressed': { target: 'entering' } } },
        entering: {
          description: 'The focus moves to the first category.',
          tags: 'entering',
          on: { 'menu.entered': { target: 'kept' } },
        },
        leaving: {
          after: { leave: { target: '#megaMenu.closed' } },
          on: {
            'entry.hovered': { target: 'kept' },
            'entry.focused': { target: 'kept' },
            'menu.entered': { target: 'kept' },
            'arrow.pressed': { target: 'entering' },
          },
        },
      },
    },
  },
})
