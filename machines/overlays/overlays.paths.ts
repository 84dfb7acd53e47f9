import { type OverlaysInput, overlays, overlaysMachine } from '#machines/overlays/overlays.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

const { send } = casesOf(overlaysMachine)

/** The paths of a window of one size: every flow opens and closes, and the size changes. */
export function planOverlays(input: OverlaysInput) {
  const cases = [
    ...overlays.map((overlay) => send({ type: 'overlay.opened', overlay })),
    ...overlays.map((overlay) => send({ type: 'overlay.closed', overlay })),
    send({ type: 'screen.changed', screen: 'phone' }),
    send({ type: 'screen.changed', screen: 'desktop' }),
  ]
  return planPaths(overlaysMachine, { cases, input, key: ({ context }) => context.screen })
}
