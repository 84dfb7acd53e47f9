import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate'

/**
 * An actor that lives as long as the component: made at the first render, on the server too, started in an effect
 * and stopped with the component.
 */
export function useOwnActor<Machine extends AnyStateMachine>(
  create: () => Actor<Machine>,
): [SnapshotFrom<Machine>, Actor<Machine>] {
  const [actor] = useState(create)
  useEffect(() => {
    actor.start()
    return () => {
      actor.stop()
    }
  }, [actor])
  const subscribe = useCallback(
    (listen: () => void) => {
      const subscription = actor.subscribe(listen)
      return () => subscription.unsubscribe()
    },
    [actor],
  )
  const read = () => actor.getSnapshot()
  return [useSyncExternalStore(subscribe, read, read), actor]
}
