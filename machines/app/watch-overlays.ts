import { type AnyActorRef, type EventObject, fromCallback } from 'xstate'
import type { Overlay } from '#machines/overlays/overlays.machine.ts'
import { watchTags } from './watch-tags.ts'

type Input = { parent: AnyActorRef; overlays: readonly Overlay[] }

/** Tells the root when a flow opens or closes its overlay: when the flow gets or loses the tag `open`. */
export const watchOverlays = fromCallback<EventObject, Input>(({ input: { parent, overlays }, sendBack }) =>
  watchTags(
    parent,
    overlays.map((flow) => ({ flow, tag: 'open' })),
    (overlay, isOpen) => sendBack({ type: isOpen ? 'overlay.opened' : 'overlay.closed', overlay }),
  ),
)
