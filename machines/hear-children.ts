import { type AnyActorRef, type EventObject, fromCallback } from 'xstate'

type Input = {
  parent: AnyActorRef
  /** The ids of the children. */
  children: readonly string[]
  /** The types of the events to forward; all if left out. */
  facts?: readonly string[]
}

/** Forwards events emitted by child actors to their parent. The parent invokes it before them, so that it misses nothing. */
export const hearChildren = fromCallback<EventObject, Input>(
  ({ input: { parent, children, facts }, sendBack }) => {
    const running: Record<string, AnyActorRef | undefined> = parent.getSnapshot().children
    const forward = (fact: EventObject) => {
      if (!facts || facts.includes(fact.type)) sendBack(fact)
    }
    const subscriptions = children.map((id) => running[id]?.on('*', forward))
    return () => {
      for (const subscription of subscriptions) subscription?.unsubscribe()
    }
  },
)
