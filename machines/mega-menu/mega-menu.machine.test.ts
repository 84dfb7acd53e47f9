import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { HOVER_MS, LEAVE_MS, type MegaMenuEvent, megaMenuMachine } from './mega-menu.machine.ts'

/** Sends events and lets milliseconds pass, in this order. @returns the state and its tags. */
function stateAfter(...steps: (MegaMenuEvent['type'] | number)[]) {
  const clock = new SimulatedClock()
  const menu = createActor(megaMenuMachine, { clock }).start()
  for (const step of steps) {
    if (typeof step === 'number') clock.increment(step)
    else menu.send({ type: step })
  }
  const { value, tags } = menu.getSnapshot()
  return { value, tags: [...tags] }
}

const closed = { value: 'closed', tags: [] }
const kept = { value: { open: 'kept' }, tags: ['open'] }
const leaving = { value: { open: 'leaving' }, tags: ['open'] }
const opened = ['entry.hovered', HOVER_MS] as const
const closing = ['escape.pressed', 'entry.pressed', 'button.pressed', 'mega.dismissed'] as const
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

  it.each(['button.pressed', 'arrow.pressed'] as const)(
    'opens at once by %s, and the focus moves in, also while the pointer rests',
    (event) => {
      expect(stateAfter(event)).toEqual(entering)
      expect(stateAfter('entry.hovered', event)).toEqual(entering)
    },
  )

  it('moves the focus into the menu by an arrow, in whatever state it is', () => {
    expect(stateAfter(...opened, 'arrow.pressed')).toEqual(entering)
    expect(stateAfter(...opened, 'area.left', 'arrow.pressed')).toEqual(entering)
    expect(stateAfter('arrow.pressed', 'menu.entered')).toEqual(kept)
  })

  it('stays open while the pointer goes from the entry to the menu, and closes if it does not come', () => {
    expect(stateAfter(...opened, 'area.left', LEAVE_MS - 1)).toEqual(leaving)
    expect(stateAfter(...opened, 'area.left', 'menu.entered', LEAVE_MS)).toEqual(kept)
    expect(stateAfter(...opened, 'area.left', 'area.entered', LEAVE_MS)).toEqual(kept)
    expect(stateAfter(...opened, 'area.left', LEAVE_MS)).toEqual(closed)
    expect(stateAfter(...opened, 'focus.left', 'area.entered', LEAVE_MS)).toEqual(kept)
    expect(stateAfter(...opened, 'focus.left', LEAVE_MS)).toEqual(closed)
  })

  it('stays closed if the pointer comes to the button beside the entry, which a press opens', () => {
    expect(stateAfter('area.entered', HOVER_MS)).toEqual(closed)
  })

  it('opens while the pointer rests, also if the focus leaves the entry', () => {
    expect(stateAfter('entry.hovered', 'focus.left', HOVER_MS)).toEqual(kept)
  })

  it('does not pull the focus into the menu, whose code is late, once it has gone on', () => {
    expect(stateAfter('button.pressed', 'focus.left')).toEqual(leaving)
    expect(stateAfter('button.pressed', 'focus.left', LEAVE_MS)).toEqual(closed)
    expect(stateAfter('button.pressed', 'escape.pressed')).toEqual(closed)
    expect(stateAfter('button.pressed', 'focus.left', 'menu.entered', LEAVE_MS)).toEqual(kept)
  })

  it('waits for its code after a press, wherever the pointer goes', () => {
    expect(stateAfter('button.pressed', 'area.left', LEAVE_MS)).toEqual(entering)
  })

  it.each([...closing, 'route.changed'] as const)('closes by %s', (event) => {
    expect(stateAfter(...opened, event)).toEqual(closed)
    expect(stateAfter('button.pressed', event)).toEqual(closed)
  })
})
