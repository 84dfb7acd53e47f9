import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { HOVER_MS, LEAVE_MS, type MegaMenuEvent, megaMenuMachine } from './mega-menu.machine.ts'

/** Sends events and lets milliseconds pass, in this order. @returns the state and its tags. */
function stateAfter(...steps: (MegaMenuEvent['type'] | number)[]) {
  const clock = new SimulatedClock()
  const menu = createActor(megaMenuMachine, { clock }).start()
  for (const step of steps) {
    if (typeof step === 'number') clock.increment(step)
    else menu.send(step === 'screen.changed' ? { type: step, screen: 'phone' } : { type: step })
  }
  const { value, tags } = menu.getSnapshot()
  return { value, tags: [...tags] }
}

const closed = { value: 'closed', tags: [] }
const kept = { value: { open: 'kept' }, tags: ['open'] }
const leaving = { value: { open: 'leaving' }, tags: ['open'] }
const entering = { value: { open: 'entering' }, tags: ['open', 'entering'] }

describe('§2.3 §2.1 mega menu', () => {
  it('opens once the pointer has rested on the entry', () => {
    expect(stateAfter('entry.hovered', HOVER_MS - 1)).toEqual({ value: 'waiting', tags: [] })
    expect(stateAfter('entry.hovered', HOVER_MS)).toEqual(kept)
  })

  it.each(['area.left', 'entry.pressed', 'route.changed'] as const)(
    'stays closed if %s before that',
    (event) => {
      expect(stateAfter('entry.hovered', event, HOVER_MS)).toEqual(closed)
    },
  )

  it('opens at once by the focus, also while the pointer rests', () => {
    expect(stateAfter('entry.focused')).toEqual(kept)
    expect(stateAfter('entry.hovered', 'entry.focused')).toEqual(kept)
  })

  it('moves the focus into the menu by an arrow, in whatever state it is', () => {
    expect(stateAfter('arrow.pressed')).toEqual(entering)
    expect(stateAfter('entry.hovered', 'arrow.pressed')).toEqual(entering)
    expect(stateAfter('entry.focused', 'arrow.pressed')).toEqual(entering)
    expect(stateAfter('entry.focused', 'area.left', 'arrow.pressed')).toEqual(entering)
    expect(stateAfter('arrow.pressed', 'menu.entered')).toEqual(kept)
  })

  it('stays open while the pointer goes from the entry to the menu, and closes if it does not come', () => {
    expect(stateAfter('entry.focused', 'area.left', LEAVE_MS - 1)).toEqual(leaving)
    expect(stateAfter('entry.focused', 'area.left', 'menu.entered', LEAVE_MS)).toEqual(kept)
    expect(stateAfter('entry.focused', 'area.left', 'entry.hovered', LEAVE_MS)).toEqual(kept)
    expect(stateAfter('entry.focused', 'area.left', 'entry.focused', LEAVE_MS)).toEqual(kept)
    expect(stateAfter('entry.focused', 'area.left', LEAVE_MS)).toEqual(closed)
  })

  it.each(['escape.pressed', 'entry.pressed', 'mega.dismissed', 'route.changed', 'screen.changed'] as const)(
    'closes by %s',
    (event) => {
      expect(stateAfter('entry.focused', event)).toEqual(closed)
    },
  )

  it('stays open in a window that is still wide', () => {
    const menu = createActor(megaMenuMachine).start()
    menu.send({ type: 'entry.focused' })
    menu.send({ type: 'screen.changed', screen: 'desktop' })
    expect(menu.getSnapshot().value).toEqual({ open: 'kept' })
  })
})
