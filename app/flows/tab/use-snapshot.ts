import { useCallback, useSyncExternalStore } from 'react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'

/** What an actor is in; undefined as long as there is no actor, as before the tab's machines have come. */
export function useSnapshot<Actor extends AnyActorRef | undefined>(
  actor: Actor,
): Actor extends AnyActorRef ? SnapshotFrom<Actor> : undefined {
  const subscribe = useCallback(
    (listen: () => void) => {
      const subscription = actor?.subscribe(listen)
      return () => subscription?.unsubscribe()
    },
    [actor],
  )
  const read = () => actor?.getSnapshot()
  return useSyncExternalStore(subscribe, read, read)
}
