import { planOverlays } from '#machines/overlays/overlays.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { overlaysMachine } from './overlays.machine.ts'

const input = { screen: 'desktop' } as const
/**
 * The machine only closes other flows, so there is nothing to see in its own states: what it tells is in the table and
 * in the tests by hand. It has no planned walk on a page either. Each flow's own walk opens and closes what it shows,
 * and `tests/e2e/overlays` opens the pairs of which one closes when the window gets narrow.
 */
const nothing = () => {}

describePaths({
  machine: overlaysMachine,
  table: new URL('./overlays.paths.txt', import.meta.url),
  plans: [{ title: 'overlays', plan: planOverlays(input), input }],
  see: {
    'menu.closed': nothing,
    'menu.open': nothing,
    'intro.closed': nothing,
    'intro.open': nothing,
    'mega.closed': nothing,
    'mega.open': nothing,
    'dropdown.closed': nothing,
    'dropdown.open': nothing,
    'panel.closed': nothing,
    'panel.open': nothing,
  },
  inFewWords: ({ context: { screen } }) => screen,
})
