import { type AnyActorRef, type EventObject, fromCallback } from 'xstate'
import { type TaggedFlow, watchTags } from './watch-tags.ts'

type Input = { parent: AnyActorRef; modals: readonly TaggedFlow[] }

/** Tells the root when the first of some modals opens (`page.covered`), and when the last one has closed (`page.freed`). */
export const watchModals = fromCallback<EventObject, Input>(({ input: { parent, modals }, sendBack }) => {
  const open = new Set<string>()
  return watchTags(parent, modals, (modal, isOpen) => {
    const before = open.size
    if (isOpen) open.add(modal)
    else open.delete(modal)
    if (before === 0) sendBack({ type: 'page.covered' })
    else if (open.size === 0) sendBack({ type: 'page.freed' })
  })
})
