import { type AnyActorRef, type AnyMachineSnapshot, type EventObject, fromCallback } from 'xstate'
import type { Overlay } from '#machines/overlays/overlays.machine.ts'

type Input = { parent: AnyActorRef; overlays: readonly Overlay[] }

/** Tells the root when a flow opens or closes its overlay: when the flow gets or loses the tag `open`. */
export const watchOverlays = fromCallback<EventObject, Input>(({ input: { parent, overlays }, sendBack }) => {
  const running: Record<string, AnyActorRef | undefined> = parent.getSnapshot().children
  const subscriptions = overlays.map((overlay) => {
    let isOpen = false
    return running[overlay]?.subscribe((snapshot: AnyMachineSnapshot) => {
      const wasOpen = isOpen
      isOpen = snapshot.hasTag('open')
      if (isOpen !== wasOpen) sendBack({ type: isOpen ? 'overlay.opened' : 'overlay.closed', overlay })
    })
  })
  return () => {
    for (const subscription of subscriptions) subscription?.unsubscribe()
  }
})
