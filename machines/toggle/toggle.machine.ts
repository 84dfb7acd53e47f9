import { setup } from 'xstate'

export type ToggleEvent = { type: 'toggle.pressed' } | { type: 'toggle.reset' }

/**
 * Something that is shown or hidden by one button: the characters of a password (Specification §4), the form that
 * deletes an account. A reset hides it again, as sending a form does with its password.
 */
export const toggleMachine = setup({
  types: { events: {} as ToggleEvent },
}).createMachine({
  id: 'toggle',
  initial: 'hidden',
  states: {
    hidden: { on: { 'toggle.pressed': { target: 'shown' } } },
    shown: { on: { 'toggle.pressed': { target: 'hidden' }, 'toggle.reset': { target: 'hidden' } } },
  },
})
