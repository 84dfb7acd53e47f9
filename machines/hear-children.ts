import { type AnyActorRef, type EventObject, fromCallback } from 'xstate'

type Input = {
  parent: AnyActorRef
  /** The ids of the children. */
  children: readonly string[]
  /** The types of what is handed on; everything if it is left out. */
  facts?: readonly string[]
}

/** Forwards what children of a machine emit to the machine. Invoked before them, so that nothing is missed. */
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
