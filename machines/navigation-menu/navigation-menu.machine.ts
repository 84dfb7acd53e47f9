import { setup } from 'xstate'
import type { ScreenSize } from '#app/domain/screen-size.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'

export type NavigationMenuEvent =
  | { type: 'navigation.opened' }
  | { type: 'navigation.closed' }
  | { type: 'categories.toggled' }
  | { type: 'route.changed' }
  | { type: 'screen.changed'; screen: ScreenSize }

/**
 * The off-canvas menu behind the burger button of phones and tablets (Specification §2.4), with its list of categories,
 * which opens and closes (§2.3). A desktop has a top bar instead.
 */
export const navigationMenuMachine = setup({
  types: { events: {} as NavigationMenuEvent, meta: {} as FlowMeta<NavigationMenuEvent>, tags: {} as 'open' },
  guards: {
    isDesktop: (_, { screen }: { screen: ScreenSize }) => screen === 'desktop',
  },
}).createMachine({
  id: 'navigationMenu',
  description: 'The full-screen menu behind the burger button, with a list of categories that opens.',
  meta: {
    spec: ['§2.3', '§2.4'],
    safe: ['screen'],
  },
  initial: 'closed',
  states: {
    closed: { on: { 'navigation.opened': { target: 'open' } } },
    open: {
      tags: 'open',
      meta: { spec: ['§2.4'] },
      initial: 'folded',
      on: {
        'navigation.closed': { target: 'closed' },
        'route.changed': { meta: { spec: ['§2.4'] }, target: 'closed' },
        'screen.changed': {
          guard: { type: 'isDesktop', params: ({ event }) => event },
          target: 'closed',
        },
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
