import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type NavigationMenuEvent, navigationMenuMachine } from './navigation-menu.machine.ts'

/** The menu after some events, as the page sees it. */
function menuAfter(...events: NavigationMenuEvent[]) {
  const menu = createActor(navigationMenuMachine).start()
  for (const event of events) menu.send(event)
  const { value, tags } = menu.getSnapshot()
  return { value, isOpen: tags.has('open') }
}

const opened: NavigationMenuEvent = { type: 'navigation.opened' }
const toggled: NavigationMenuEvent = { type: 'categories.toggled' }

const closed = { value: 'closed', isOpen: false }
const folded = { value: { open: 'folded' }, isOpen: true }
const unfolded = { value: { open: 'unfolded' }, isOpen: true }

describe('§2.4 the off-canvas menu', () => {
  it('is closed at first, and the burger button opens it', () => {
    expect(menuAfter()).toEqual(closed)
    expect(menuAfter(opened)).toEqual(folded)
  })

  it.each<NavigationMenuEvent>([
    { type: 'route.changed' },
    { type: 'navigation.closed' },
    { type: 'navigation.dismissed' },
  ])('closes by $type, with its categories open or not', (event) => {
    expect(menuAfter(opened, event)).toEqual(closed)
    expect(menuAfter(opened, toggled, event)).toEqual(closed)
  })

  it('does not open by its list of categories', () => {
    expect(menuAfter(toggled)).toEqual(closed)
  })
})

describe('§2.3 its list of categories', () => {
  it('opens and closes', () => {
    expect(menuAfter(opened, toggled)).toEqual(unfolded)
    expect(menuAfter(opened, toggled, toggled)).toEqual(folded)
  })

  it('is closed again when the menu is opened anew', () => {
    expect(menuAfter(opened, toggled, { type: 'navigation.closed' }, opened)).toEqual(folded)
  })
})
