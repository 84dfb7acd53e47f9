import { setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'

/** A pointer that only crosses the entry opens nothing. */
export const HOVER_MS = 150
/** A pointer may leave on its way to the menu, for example diagonally over the next entry. */
export const LEAVE_MS = 300

/**
 * `entry`: the pointer came to the nav entry of the categories, or followed its link; `button`: the one beside the entry was
 * pressed; `menu`: the pointer or the focus came to the menu below them; `area`: the pointer or the focus came to one of
 * the entry and its button, or the pointer left these or the menu; `focus.left`: the focus left these or the menu.
 */
export type MegaMenuEvent =
  | { type: 'entry.hovered' }
  | { type: 'entry.pressed' }
  | { type: 'button.pressed' }
  | { type: 'arrow.pressed' }
  | { type: 'menu.entered' }
  | { type: 'area.entered' }
  | { type: 'area.left' }
  | { type: 'focus.left' }
  | { type: 'escape.pressed' }
  | { type: 'mega.dismissed' }
  | { type: 'route.changed' }

/**
 * The menu of categories below the nav entry `/paper` of wide windows (§2.3, §2.1). A pointer that rests on
 * the entry opens it, and so do the button beside the entry and an arrow, which move the focus into it. The focus alone
 * opens nothing: whoever passes by Tab would have to pass all categories. A press on the entry leads to the page with the
 * same list.
 */
export const megaMenuMachine = setup({
  types: {
    events: {} as MegaMenuEvent,
    meta: {} as FlowMeta,
    tags: {} as 'open' | 'entering',
  },
  delays: { hover: HOVER_MS, leave: LEAVE_MS },
}).createMachine({
  id: 'megaMenu',
  description:
    'The menu of categories below the nav entry of wide windows, opened by hover, its button or an arrow.',
  meta: { spec: ['§2.3', '§2.1'] },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'entry.hovered': { target: 'waiting' },
        'button.pressed': { target: 'open.entering' },
        'arrow.pressed': { target: 'open.entering' },
      },
    },
    waiting: {
      after: { hover: { target: 'open' } },
      on: {
        'button.pressed': { target: 'open.entering' },
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
        'button.pressed': { target: 'closed' },
        'escape.pressed': { target: 'closed' },
        'mega.dismissed': { target: 'closed' },
        'route.changed': { target: 'closed' },
      },
      states: {
        kept: {
          on: {
            'area.left': { target: 'leaving' },
            'focus.left': { target: 'leaving' },
            'arrow.pressed': { target: 'entering' },
          },
        },
        entering: {
          description: 'The focus moves to the first category, once the code of the menu is there.',
          tags: 'entering',
          on: { 'menu.entered': { target: 'kept' }, 'focus.left': { target: 'leaving' } },
        },
        leaving: {
          after: { leave: { target: '#megaMenu.closed' } },
          on: {
            'area.entered': { target: 'kept' },
            'menu.entered': { target: 'kept' },
            'arrow.pressed': { target: 'entering' },
          },
        },
      },
    },
  },
})
