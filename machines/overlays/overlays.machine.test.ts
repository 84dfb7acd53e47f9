import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { ScreenSize } from '#app/domain/screen-size.ts'
import {
  type Overlay,
  type OverlaysEmitted,
  type OverlaysEvent,
  overlays,
  overlaysMachine,
} from './overlays.machine.ts'

const opening = (overlay: Overlay): OverlaysEvent => ({ type: 'overlay.opened', overlay })
const closing = (overlay: Overlay): OverlaysEvent => ({ type: 'overlay.closed', overlay })
const resized = (screen: ScreenSize): OverlaysEvent => ({ type: 'screen.changed', screen })

const dismissalOf: Record<Overlay, OverlaysEmitted['type']> = {
  userMenu: 'menu.dismissed',
  typeahead: 'dropdown.dismissed',
  listPanel: 'panel.closed',
  agentIntro: 'intro.dismissed',
  megaMenu: 'mega.dismissed',
  navigationMenu: 'navigation.dismissed',
}
const overlayOf = (dismissal: OverlaysEmitted['type']) =>
  overlays.filter((overlay) => dismissalOf[overlay] === dismissal)

/** Sends events one after another. @returns what the arbiter closes after the last of them. */
function closedAfter(screen: ScreenSize, ...events: OverlaysEvent[]): Overlay[] {
  let closed: Overlay[] = []
  const actor = createActor(overlaysMachine, { input: { screen } })
  actor.on('*', ({ type }) => {
    closed = [...closed, ...overlayOf(type)]
  })
  actor.start()
  for (const event of events) {
    closed = []
    actor.send(event)
  }
  return closed
}

/** What closes if one overlay is open and another one opens. */
const closedBy = (screen: ScreenSize, opened: Overlay) =>
  overlays.filter((open) => closedAfter(screen, opening(open), opening(opened)).includes(open))

const narrow = ['phone', 'tablet', 'laptop'] as const
const except = (...left: Overlay[]) => overlays.filter((overlay) => !left.includes(overlay))

describe('what may be open over the page at the same time', () => {
  it.each<[string, ScreenSize, Overlay]>([
    ['§2.4 §2.5: not the menu and the dropdown', 'desktop', 'typeahead'],
    ['§2.4 §2.5: not the dropdown and the menu', 'desktop', 'userMenu'],
    ['§2.8: not the intro and another', 'desktop', 'agentIntro'],
    ['§2.3: not the mega menu and another', 'desktop', 'megaMenu'],
  ])('%s, but each beside the panel of a %s (§2.10): %s', (_, screen, opened) => {
    expect(closedBy(screen, opened)).toEqual(except('listPanel', opened))
  })

  it('§2.10: the panel of a desktop stands beside the dropdown, and closes what would lie below it', () => {
    expect(closedBy('desktop', 'listPanel')).toEqual(except('listPanel', 'typeahead'))
  })

  it.each(narrow)(
    'the panel and each other one never together, if the panel covers the page: %s',
    (screen) => {
      expect(closedBy(screen, 'listPanel')).toEqual(except('listPanel'))
      for (const opened of ['userMenu', 'typeahead', 'agentIntro'] as const)
        expect(closedBy(screen, opened)).toEqual(except(opened))
    },
  )

  it.each(['phone', 'tablet'] as const)('§2.4: nothing below the full-screen menu of a %s', (screen) => {
    expect(closedBy(screen, 'navigationMenu')).toEqual(except('navigationMenu'))
    expect(closedAfter(screen, opening('navigationMenu'))).toEqual([])
  })

  it.each(['laptop', 'desktop'] as const)('§2.3: the mega menu has its place on a %s', (screen) => {
    expect(closedAfter(screen, opening('megaMenu'))).toEqual([])
    expect(closedAfter(screen, opening('typeahead'), opening('megaMenu'))).toEqual(['typeahead'])
  })

  it.each<[Overlay, ScreenSize]>([
    ['megaMenu', 'phone'],
    ['megaMenu', 'tablet'],
    ['navigationMenu', 'laptop'],
    ['navigationMenu', 'desktop'],
  ])('record 024: %s closes itself, and nothing else, where nothing opens it: %s', (overlay, screen) => {
    expect(closedAfter(screen, opening('typeahead'), opening(overlay))).toEqual([overlay])
  })

  it.each(overlays)('asks nothing if %s has closed before another one opens', (overlay) => {
    for (const next of except(overlay, 'megaMenu'))
      expect(closedAfter('phone', opening(overlay), closing(overlay), opening(next))).toEqual([])
  })

  it('§2.5: asks nothing of a dropdown that opens again, and once if another one opens then', () => {
    expect(closedAfter('phone', opening('typeahead'), opening('typeahead'))).toEqual([])
    expect(closedAfter('phone', opening('typeahead'), opening('typeahead'), opening('userMenu'))).toEqual([
      'typeahead',
    ])
  })
})

describe('§2.4: in a window that gets another size', () => {
  it('depends on the present size', () => {
    expect(closedAfter('desktop', opening('listPanel'), resized('phone'), opening('typeahead'))).toEqual([
      'listPanel',
    ])
    expect(closedAfter('phone', opening('listPanel'), resized('desktop'), opening('typeahead'))).toEqual([])
  })

  it.each<Overlay>(['typeahead', 'userMenu', 'agentIntro', 'megaMenu'])(
    '%s closes beside an open panel that covers the page once the window is narrow',
    (overlay) => {
      for (const before of [
        [opening('listPanel'), opening(overlay)],
        [opening(overlay), opening('listPanel')],
      ]) {
        for (const screen of narrow)
          expect(closedAfter('desktop', ...before, resized(screen))).toEqual([overlay])
        expect(closedAfter('desktop', ...before, resized('desktop'))).toEqual([])
      }
    },
  )

  it('§2.4: what has not closed yet below the full-screen menu closes on a phone and a tablet', () => {
    for (const screen of ['phone', 'tablet'] as const)
      expect(closedAfter('phone', opening('typeahead'), opening('navigationMenu'), resized(screen))).toEqual([
        'typeahead',
      ])
  })

  it('a narrow window closes nothing while the panel is closed', () => {
    expect(
      closedAfter(
        'desktop',
        opening('listPanel'),
        closing('listPanel'),
        opening('typeahead'),
        resized('tablet'),
      ),
    ).toEqual([])
  })

  it('the mega menu closes where the top bar ends, and the burger’s menu where it begins', () => {
    expect(closedAfter('desktop', opening('megaMenu'), resized('laptop'))).toEqual([])
    expect(closedAfter('laptop', opening('megaMenu'), resized('tablet'))).toEqual(['megaMenu'])
    expect(closedAfter('phone', opening('navigationMenu'), resized('tablet'))).toEqual([])
    expect(closedAfter('tablet', opening('navigationMenu'), resized('laptop'))).toEqual(['navigationMenu'])
    expect(closedAfter('tablet', opening('navigationMenu'), resized('desktop'))).toEqual(['navigationMenu'])
  })

  it('the panel stays, wherever it is alone', () => {
    for (const screen of [...narrow, 'desktop'] as const)
      expect(closedAfter('phone', opening('listPanel'), resized(screen))).toEqual([])
  })
})
