import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type ToggleEvent, toggleMachine } from './toggle.machine.ts'

function toggleAfter(...types: ToggleEvent['type'][]) {
  const toggle = createActor(toggleMachine).start()
  for (const type of types) toggle.send({ type })
  return toggle.getSnapshot().value
}

describe('§4 the show/hide toggle of the password field', () => {
  it('hides at first, and shows and hides with each press', () => {
    expect(toggleAfter()).toBe('hidden')
    expect(toggleAfter('toggle.pressed')).toBe('shown')
    expect(toggleAfter('toggle.pressed', 'toggle.pressed')).toBe('hidden')
  })

  it('hides what was shown when the form is sent', () => {
    expect(toggleAfter('toggle.pressed', 'toggle.reset')).toBe('hidden')
    expect(toggleAfter('toggle.reset')).toBe('hidden')
  })
})
