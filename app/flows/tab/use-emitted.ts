import { useEffect, useEffectEvent } from 'react'
import type { ActorRef, AnyActorRef, EventObject, Snapshot } from 'xstate'

type EmittedOf<Ref> =
  Ref extends ActorRef<infer _In extends Snapshot<unknown>, infer _Heard extends EventObject, infer Emitted>
    ? Emitted
    : never

/** The handlers of emitted events, by type; events without a handler are ignored. */
type Hearers<Emitted extends EventObject> = {
  [Type in Emitted['type']]?: (event: Extract<Emitted, { type: Type }>) => void
}

/** Calls the latest handlers with what an actor emits, as long as the component is mounted. */
export function useEmitted<Ref extends AnyActorRef>(actor: Ref, hearers: Hearers<EmittedOf<Ref>>): void {
  const hear = useEffectEvent((event: EventObject) => {
    const hearer: ((event: never) => void) | undefined = hearers[event.type as keyof typeof hearers]
    hearer?.(event as never)
  })
  useEffect(() => {
    const subscription = actor.on('*', hear)
    return () => subscription.unsubscribe()
  }, [actor])
}
