import type { AnyActorRef } from 'xstate'
import { flowNames } from '#machines/app/app.machine.ts'
import type { FactHandlers, FlowActors, FlowName } from '#machines/app/flows.types.ts'

export type Handlers = { [Name in FlowName]: FactHandlers<Name> }

/** Has the app's handlers called with what the flows emit. To be called before the root is started. */
export function handleFacts(actors: FlowActors, handlers: Handlers): void {
  for (const name of flowNames) {
    // Each handler fits its own fact, which the types of all flows together cannot say.
    const ofFlow: Record<string, ((fact: never) => void) | undefined> = handlers[name]
    const actor: AnyActorRef = actors[name]
    actor.on('*', (fact) => ofFlow[fact.type]?.(fact as never))
  }
}
