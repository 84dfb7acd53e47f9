import type { SnapshotFrom } from 'xstate'
import {
  type Overlay,
  type OverlaysInput,
  overlays,
  overlaysMachine,
} from '#machines/overlays/overlays.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type OverlaysSnapshot = SnapshotFrom<typeof overlaysMachine>

const { send } = casesOf(overlaysMachine)
const screens = ['phone', 'tablet', 'laptop', 'desktop'] as const

/** The paths of a window that changes its size: every pair of overlays opens in both orders, and closes. */
export function planOverlays(input: OverlaysInput) {
  const isOpen = ({ context: { open } }: OverlaysSnapshot, overlay: Overlay) => open.includes(overlay)
  const cases = [
    ...overlays.flatMap((overlay) => [
      send(
        { type: 'overlay.opened', overlay },
        { when: (snapshot) => !isOpen(snapshot, overlay) && snapshot.context.open.length < 2 },
      ),
      send({ type: 'overlay.closed', overlay }, { when: (snapshot) => isOpen(snapshot, overlay) }),
    ]),
    ...screens.map((screen) =>
      send({ type: 'screen.changed', screen }, { when: ({ context }) => context.screen !== screen }),
    ),
  ]
  const key = ({ context: { screen, open } }: OverlaysSnapshot) => `${screen} ${open.join()}`
  return planPaths(overlaysMachine, { cases, input, key })
}
