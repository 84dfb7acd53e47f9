import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { ScreenSize } from '#app/domain/screen-size.ts'
import {
  type Overlay,
  type OverlaysEmitted,
  type OverlaysEvent,
  overlaysMachine,
} from './overlays.machine.ts'

const opening = (overlay: Overlay): OverlaysEvent => ({ type: 'overlay.opened', overlay })

const dismissalOf: Record<Overlay, OverlaysEmitted['type']> = {
  userMenu: 'menu.dismissed',
  typeahead: 'dropdown.dismissed',
  listPanel: 'panel.closed',
  agentIntro: 'intro.dismissed',
  megaMenu: 'mega.dismissed',
}

/** Sends events one after another. @returns what the arbiter asked for. */
function askedAfter(screen: ScreenSize, ...events: OverlaysEvent[]): OverlaysEmitted['type'][] {
  const asked: OverlaysEmitted['type'][] = []
  const overlays = createActor(overlaysMachine, { input: { screen } })
  overlays.on('*', ({ type }) => asked.push(type))
  overlays.start()
  for (const event of events) overlays.send(event)
  return asked
}

describe('what may be open over the page at the same time', () => {
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
    ['§2.10: the panel of a desktop beside the dropdown', 'desktop', ['listPanel', 'typeahead'], []],
    ['§2.10: the panel of a desktop beside the mega menu', 'desktop', ['listPanel', 'megaMenu'], []],
    ['§2.5: an open dropdown that opens again', 'phone', ['typeahead', 'typeahead'], []],
    ['§2.8: not the intro and the menu', 'desktop', ['agentIntro', 'userMenu'], ['intro.dismissed']],
    ['§2.8: not the menu and the intro', 'desktop', ['userMenu', 'agentIntro'], ['menu.dismissed']],
    ['§2.8: not the dropdown and the intro', 'desktop', ['typeahead', 'agentIntro'], ['dropdown.dismissed']],
    ['§2.8: not the intro below the panel', 'desktop', ['agentIntro', 'listPanel'], ['intro.dismissed']],
    ['§2.8: not the panel over the intro', 'phone', ['listPanel', 'agentIntro'], ['panel.closed']],
    ['§2.3: not the mega menu and the user menu', 'desktop', ['megaMenu', 'userMenu'], ['mega.dismissed']],
    ['§2.3: not the user menu and the mega menu', 'desktop', ['userMenu', 'megaMenu'], ['menu.dismissed']],
    [
      '§2.3: not the dropdown and the mega menu',
      'desktop',
      ['typeahead', 'megaMenu'],
      ['dropdown.dismissed'],
    ],
    ['§2.3: not the intro and the mega menu', 'desktop', ['agentIntro', 'megaMenu'], ['intro.dismissed']],
    ['§2.3: not the mega menu below the panel', 'desktop', ['megaMenu', 'listPanel'], ['mega.dismissed']],
    ['not the panel over the dropdown', 'phone', ['listPanel', 'typeahead'], ['panel.closed']],
  ])('%s (%s)', (_, screen, opened, asked) => {
    expect(askedAfter(screen, ...opened.map(opening))).toEqual(asked)
  })

  it.each<[Overlay, Overlay]>([
    ['userMenu', 'typeahead'],
    ['typeahead', 'userMenu'],
    ['listPanel', 'typeahead'],
  ])('asks nothing of %s if it has closed before %s opens', (overlay, next) => {
    const closing: OverlaysEvent = { type: 'overlay.closed', overlay }
    expect(askedAfter('phone', opening(overlay), closing, opening(next))).toEqual([])
  })

  it('asks nothing of an intro that is closed again', () => {
    const closing: OverlaysEvent = { type: 'overlay.closed', overlay: 'agentIntro' }
    expect(askedAfter('desktop', opening('agentIntro'), closing, opening('typeahead'))).toEqual([])
  })

  it('asks nothing of a mega menu that is closed again', () => {
    const closing: OverlaysEvent = { type: 'overlay.closed', overlay: 'megaMenu' }
    expect(askedAfter('desktop', opening('megaMenu'), closing, opening('typeahead'))).toEqual([])
  })

  it('depends on the present size of the window', () => {
    const narrowed: OverlaysEvent = { type: 'screen.changed', screen: 'phone' }
    expect(askedAfter('desktop', opening('listPanel'), narrowed, opening('typeahead'))).toEqual([
      'panel.closed',
    ])
  })

  it.each<Overlay>(['typeahead', 'userMenu', 'agentIntro', 'megaMenu'])(
    'issue 33.15: %s closes beside an open panel that covers the page once the window is narrow',
    (overlay) => {
      const before = [opening('listPanel'), opening(overlay)]
      for (const screen of ['tablet', 'phone'] as const)
        expect(askedAfter('desktop', ...before, { type: 'screen.changed', screen })).toEqual([
          dismissalOf[overlay],
        ])
      expect(askedAfter('desktop', ...before, { type: 'screen.changed', screen: 'desktop' })).toEqual([])
    },
  )

  it('issue 33.15: a narrow window closes nothing while the panel is closed', () => {
    const narrowed: OverlaysEvent = { type: 'screen.changed', screen: 'tablet' }
    const closing: OverlaysEvent = { type: 'overlay.closed', overlay: 'listPanel' }
    expect(askedAfter('desktop', opening('listPanel'), closing, opening('typeahead'), narrowed)).toEqual([])
  })
})
