import { setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'

export type ToggleEvent = { type: 'toggle.pressed' } | { type: 'toggle.reset' }

/**
 * Something that one button shows and hides: the characters of a password (§4), or the form that deletes an
 * account. A reset hides it again, for example when a form with a password is sent.
 */
export const toggleMachine = setup({
  types: { events: {} as ToggleEvent, meta: {} as FlowMeta },
}).createMachine({
  id: 'toggle',
  description: 'Something that one button shows and hides, such as the characters of a password.',
  meta: { spec: ['§4 Password strength indicator'] },
  initial: 'hidden',
  states: {
    hidden: {
      meta: { spec: ['§4 Password strength indicator'] },
      on: { 'toggle.pressed': { target: 'shown' } },
    },
    shown: {
      meta: { spec: ['§4 Password strength indicator'] },
      on: { 'toggle.pressed': { target: 'hidden' }, 'toggle.reset': { target: 'hidden' } },
    },
  },
})
