import { setup } from 'xstate'

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
 * The dropdown under a visitor's user button (Specification §2.4): the login form or the register form. A user who
 * is logged in has no dropdown: the page draws a link to /profile instead of the button.
 */
export const userMenuMachine = setup({
  types: { events: {} as UserMenuEvent, tags: {} as 'open' },
}).createMachine({
  id: 'userMenu',
  initial: 'closed',
  states: {
    closed: { on: { 'menu.toggled': { target: 'open' } } },
    open: {
      tags: 'open',
      initial: 'login',
      on: {
        'menu.toggled': { target: 'closed' },
        'menu.dismissed': { target: 'closed' },
        'escape.pressed': { target: 'closed' },
        'route.changed': { target: 'closed' },
        'login.succeeded': { target: 'closed' },
      },
      states: {
        login: { on: { 'register.chosen': { target: 'register' } } },
        register: {
          on: { 'login.chosen': { target: 'login' }, 'registration.succeeded': { target: 'login' } },
        },
      },
    },
  },
})
