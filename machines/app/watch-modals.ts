import { type AnyActorRef, type EventObject, fromCallback } from 'xstate'
import type { Modal } from '#machines/modals/modals.machine.ts'
import { type TaggedFlow, watchTags } from './watch-tags.ts'

type Input = { parent: AnyActorRef; modals: readonly TaggedFlow<Modal>[] }

/** Tells the root when a flow opens or closes its modal. */
export const watchModals = fromCallback<EventObject, Input>(({ input: { parent, modals }, sendBack }) =>
  watchTags(parent, modals, (modal, isOpen) =>
    sendBack({ type: isOpen ? 'modal.began' : 'modal.ended', modal }),
  ),
)
