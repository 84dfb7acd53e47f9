import { useEffect, useEffectEvent } from 'react'
import type { Actor, AnyActorLogic, EmittedFrom } from 'xstate'

/** What is done at each emitted event that somebody cares for, by its type. */
type Hearers<Emitted extends { type: string }> = {
  [Type in Emitted['type']]?: (event: Extract<Emitted, { type: Type }>) => void
}

/** Hears what an actor emits as long as the component is there: with what its latest rendering knows. */
export function useEmitted<Logic extends AnyActorLogic>(
  actor: Actor<Logic>,
  hearers: Hearers<EmittedFrom<Logic>>,
): void {
  const hear = useEffectEvent((event: EmittedFrom<Logic>) => {
    const hearer: ((event: never) => void) | undefined = hearers[event.type as keyof typeof hearers]
    hearer?.(event as never)
  })
  useEffect(() => {
    const subscription = actor.on('*', hear)
    return () => subscription.unsubscribe()
  }, [actor])
}
