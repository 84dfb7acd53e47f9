import { type AnyActorRef, type AnyMachineSnapshot, type EventObject, fromCallback } from 'xstate'

/** A flow that opens a modal, and the tag that it has while the modal is open. */
export type ModalFlow = { flow: string; tag: string }

type Input = { parent: AnyActorRef; modals: readonly ModalFlow[] }

/** Tells the root when the first of some modals opens (`page.covered`), and when the last one has closed (`page.freed`). */
export const watchModals = fromCallback<EventObject, Input>(({ input: { parent, modals }, sendBack }) => {
  const running: Record<string, AnyActorRef | undefined> = parent.getSnapshot().children
  const open = new Set<string>()
  const subscriptions = modals.map(({ flow, tag }) =>
    running[flow]?.subscribe((snapshot: AnyMachineSnapshot) => {
      const wasCovered = open.size > 0
      if (snapshot.hasTag(tag)) open.add(flow)
      else open.delete(flow)
      const isCovered = open.size > 0
      if (isCovered !== wasCovered) sendBack({ type: isCovered ? 'page.covered' : 'page.freed' })
    }),
  )
  return () => {
    for (const subscription of subscriptions) subscription?.unsubscribe()
  }
})
