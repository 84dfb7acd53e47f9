import { planOverlays } from '#machines/overlays/overlays.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { overlaysMachine } from './overlays.machine.ts'

const input = { screen: 'desktop' } as const
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
