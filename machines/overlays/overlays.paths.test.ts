import { planOverlays } from '#machines/overlays/overlays.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { overlaysMachine } from './overlays.machine.ts'

const input = { screen: 'desktop' } as const

describePaths({
  machine: overlaysMachine,
  table: new URL('./overlays.paths.txt', import.meta.url),
  plans: [{ title: 'overlays', plan: planOverlays(input), input }],
  /**
   * The machine only closes other flows, so there is nothing to see in it: what it tells is in the table and in the tests
   * by hand. It has no planned walk on a page either. Each flow's own walk opens and closes what it shows, and
   * `tests/e2e/overlays` opens the pairs of which one closes when the window gets another size.
   */
  see: { '(root)': () => {} },
  inFewWords: ({ context: { screen, open } }) => `${screen}, ${open.join(', ') || 'none open'}`,
})
