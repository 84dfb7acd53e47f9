import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type UserMenuEvent, userMenuMachine } from './user-menu.machine.ts'

/** The menu after some events, as the page sees it. */
function menuAfter(...types: UserMenuEvent['type'][]) {
  const menu = createActor(userMenuMachine).start()
  for (const type of types) menu.send({ type })
  const { value, tags } = menu.getSnapshot()
  return { value, isOpen: tags.has('open') }
}

const closed = { value: 'closed', isOpen: false }
const login = { value: { open: 'login' }, isOpen: true }
const register = { value: { open: 'register' }, isOpen: true }

describe('§2.4 the dropdown of the user button', () => {
  it('is closed at first, and the button opens it with the login form', () => {
    expect(menuAfter()).toEqual(closed)
    expect(menuAfter('menu.toggled')).toEqual(login)
  })

  it('has a toggle between the login form and the register form', () => {
    expect(menuAfter('menu.toggled', 'register.chosen')).toEqual(register)
    expect(menuAfter('menu.toggled', 'register.chosen', 'login.chosen')).toEqual(login)
  })

  it.each<UserMenuEvent['type']>([
    'menu.dismissed',
    'route.changed',
    'escape.pressed',
    'menu.toggled',
    'login.succeeded',
  ])('closes by %s, from either form', (type) => {
    expect(menuAfter('menu.toggled', type)).toEqual(closed)
    expect(menuAfter('menu.toggled', 'register.chosen', type)).toEqual(closed)
  })

  it('shows the login form again after a successful registration', () => {
    expect(menuAfter('menu.toggled', 'register.chosen', 'registration.succeeded')).toEqual(login)
  })

  it('opens with the login form, whichever form was shown last', () => {
    expect(menuAfter('menu.toggled', 'register.chosen', 'menu.dismissed', 'menu.toggled')).toEqual(login)
  })

  it('stays closed when someone registers or logs in on a page', () => {
    expect(menuAfter('registration.succeeded', 'login.succeeded', 'login.chosen')).toEqual(closed)
  })
})
