import { setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'

export type NavigationMenuEvent =
  | { type: 'navigation.opened' }
  | { type: 'navigation.closed' }
  | { type: 'navigation.dismissed' }
  | { type: 'categories.toggled' }
  | { type: 'route.changed' }

/**
 * The off-canvas menu behind the burger button of phones and tablets (§2.4), with its list of categories,
 * which opens and closes (§2.3). Wider windows have a top bar instead: `overlays` closes the menu there.
 */
export const navigationMenuMachine = setup({
  types: { events: {} as NavigationMenuEvent, meta: {} as FlowMeta, tags: {} as 'open' },
}).createMachine({
  id: 'navigationMenu',
  description: 'The full-screen menu behind the burger button, with a list of categories that opens.',
  meta: { spec: ['§2.3', '§2.4'] },
  initial: 'closed',
  states: {
    closed: { on: { 'navigation.opened': { target: 'open' } } },
    open: {
      tags: 'open',
      meta: { spec: ['§2.4'] },
      initial: 'folded',
      on: {
        'navigation.closed': { target: 'closed' },
        'navigation.dismissed': { target: 'closed' },
        'route.changed': { meta: { spec: ['§2.4'] }, target: 'closed' },
      },
      states: {
        folded: { on: { 'categories.toggled': { meta: { spec: ['§2.3'] }, target: 'unfolded' } } },
        unfolded: {
          meta: { spec: ['§2.3'] },
          on: { 'categories.toggled': { meta: { spec: ['§2.3'] }, target: 'folded' } },
        },
      },
    },
  },
})
