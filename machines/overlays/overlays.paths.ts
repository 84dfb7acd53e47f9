import { type Overlay, type OverlaysInput, overlaysMachine } from '#machines/overlays/overlays.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

const { send } = casesOf(overlaysMachine)

const overlays: Overlay[] = ['userMenu', 'typeahead', 'listPanel']

/** The paths of a window of a size: everything opens and closes, and the window changes. */
export function planOverlays(input: OverlaysInput) {
  const cases = [
    ...overlays.map((overlay) => send({ type: 'overlay.opened', overlay })),
    ...overlays.map((overlay) => send({ type: 'overlay.closed', overlay })),
    send({ type: 'screen.changed', screen: 'phone' }),
    send({ type: 'screen.changed', screen: 'desktop' }),
  ]
  return planPaths(overlaysMachine, { cases, input, key: ({ context }) => context.screen })
}
