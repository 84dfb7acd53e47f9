import { type AnyActorRef, type EventObject, fromCallback } from 'xstate'

/**
 * Hands what some children of a machine emit on to the machine, as events of the same name. Invoked before them, so that
 * nothing is missed.
 */
export const hearChildren = fromCallback<EventObject, { parent: AnyActorRef; children: readonly string[] }>(
  ({ input: { parent, children }, sendBack }) => {
    const running: Record<string, AnyActorRef | undefined> = parent.getSnapshot().children
    const subscriptions = children.map((id) => running[id]?.on('*', sendBack))
    return () => {
      for (const subscription of subscriptions) subscription?.unsubscribe()
    }
  },
)
