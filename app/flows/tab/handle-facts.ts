import type { AnyActorRef } from 'xstate'
import { flowNames } from '#machines/app/app.machine.ts'
import type { FactHandlers, FlowActors, FlowName } from '#machines/app/flows.types.ts'

export type Handlers = { [Name in FlowName]: FactHandlers<Name> }

/** Calls the app's handlers with the events that the flows emit. Call it before the root is started. */
export function handleFacts(actors: FlowActors, handlers: Handlers): void {
  for (const name of flowNames) {
    // Each handler has the type of its own event; the union of all flows cannot express that.
    const ofFlow: Record<string, ((fact: never) => void) | undefined> = handlers[name]
    const actor: AnyActorRef = actors[name]
    actor.on('*', (fact) => ofFlow[fact.type]?.(fact as never))
  }
}
