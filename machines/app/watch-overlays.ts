import { type AnyActorRef, type AnyMachineSnapshot, type EventObject, fromCallback } from 'xstate'
import type { Overlay } from '#machines/overlays/overlays.machine.ts'

type Input = { parent: AnyActorRef; overlays: readonly Overlay[] }

/** Tells the root when one of its flows opens or closes what it shows: when it comes to have the tag `open`, or loses it. */
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
