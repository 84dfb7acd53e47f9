import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { ScreenSize } from '#app/domain/screen-size.ts'
import { type Overlay, type OverlaysEmitted, overlaysMachine } from './overlays.machine.ts'

/** Opens overlays one after another. @returns what the arbiter asked for. */
function askedAfter(screen: ScreenSize, ...opened: Overlay[]): OverlaysEmitted['type'][] {
  const asked: OverlaysEmitted['type'][] = []
  const overlays = createActor(overlaysMachine, { input: { screen } })
  overlays.on('*', ({ type }) => asked.push(type))
  overlays.start()
  for (const overlay of opened) overlays.send({ type: 'overlay.opened', overlay })
  return asked
}

describe('what is open over the page at the same time', () => {
  it.each<[string, ScreenSize, Overlay[], OverlaysEmitted['type'][]]>([
    ['§2.4 §2.5: not the menu and the dropdown', 'desktop', ['userMenu', 'typeahead'], ['menu.dismissed']],
    [
      '§2.4 §2.5: not the dropdown and the menu',
      'desktop',
      ['typeahead', 'userMenu'],
      ['dropdown.dismissed'],
    ],
    ['§2.10: not the menu below the panel', 'desktop', ['userMenu', 'listPanel'], ['menu.dismissed']],
    ['§2.10: the dropdown beside the panel of a desktop', 'desktop', ['typeahead', 'listPanel'], []],
    ['§2.10: the panel of a desktop beside the menu', 'desktop', ['listPanel', 'userMenu'], []],
    ['not the dropdown below the panel', 'phone', ['typeahead', 'listPanel'], ['dropdown.dismissed']],
    ['not the panel over the menu', 'tablet', ['listPanel', 'userMenu'], ['panel.closed']],
    ['not the panel over the dropdown', 'phone', ['listPanel', 'typeahead'], ['panel.closed']],
  ])('%s (%s)', (_, screen, opened, asked) => {
    expect(askedAfter(screen, ...opened)).toEqual(asked)
  })

  it('asks nothing of what is closed again', () => {
    const asked: string[] = []
    const overlays = createActor(overlaysMachine, { input: { screen: 'desktop' } })
    overlays.on('*', ({ type }) => asked.push(type))
    overlays.start()
    overlays.send({ type: 'overlay.opened', overlay: 'userMenu' })
    overlays.send({ type: 'overlay.closed', overlay: 'userMenu' })
    overlays.send({ type: 'overlay.opened', overlay: 'typeahead' })
    expect(asked).toEqual([])
  })

  it('goes by the window as it is now', () => {
    const asked: string[] = []
    const overlays = createActor(overlaysMachine, { input: { screen: 'desktop' } })
    overlays.on('*', ({ type }) => asked.push(type))
    overlays.start()
    overlays.send({ type: 'overlay.opened', overlay: 'listPanel' })
    overlays.send({ type: 'screen.changed', screen: 'phone' })
    overlays.send({ type: 'overlay.opened', overlay: 'typeahead' })
    expect(asked).toEqual(['panel.closed'])
  })
})
