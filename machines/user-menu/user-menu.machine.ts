import { setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'

export type UserMenuEvent =
  | { type: 'menu.toggled' }
  | { type: 'login.chosen' }
  | { type: 'register.chosen' }
  | { type: 'menu.dismissed' }
  | { type: 'escape.pressed' }
  | { type: 'route.changed' }
  | { type: 'login.succeeded' }
  | { type: 'registration.succeeded' }

/**
 * The dropdown under a visitor's user button (§2.4): the login form or the register form. A user who
 * is logged in has no dropdown: the page draws a link to /profile instead of the button.
 */
export const userMenuMachine = setup({
  types: { events: {} as UserMenuEvent, tags: {} as 'open', meta: {} as FlowMeta },
}).createMachine({
  id: 'userMenu',
  description: 'The dropdown under the user button of a visitor: login or registration.',
  meta: { spec: ['§2.4'] },
  initial: 'closed',
  states: {
    closed: { on: { 'menu.toggled': { target: 'open' } } },
    open: {
      tags: 'open',
      initial: 'login',
      on: {
        'menu.toggled': { target: 'closed' },
        'menu.dismissed': { meta: { spec: ['§2.4'] }, target: 'closed' },
        'escape.pressed': { target: 'closed' },
        'route.changed': { meta: { spec: ['§2.4'] }, target: 'closed' },
        'login.succeeded': { target: 'closed' },
      },
      states: {
        login: { meta: { spec: ['§2.4'] }, on: { 'register.chosen': { target: 'register' } } },
        register: {
          meta: { spec: ['§2.4'] },
          on: {
            'login.chosen': { target: 'login' },
            'registration.succeeded': { meta: { spec: ['§2.4'] }, target: 'login' },
          },
        },
      },
    },
  },
})
