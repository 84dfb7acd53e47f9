import { useCallback, useSyncExternalStore } from 'react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'

/**
 * Selects from one of the tab's actors, which are undefined until the tab's machines are loaded. For components of the first
 * load: `useSelector` of `@xstate/react` would add xstate to it (docs/decisions/014-machines-in-react.md).
 * @param select returns the same value for the same snapshot.
 */
export function useLateSelector<Actor extends AnyActorRef, Drawn>(
  actor: Actor | undefined,
  select: (snapshot: SnapshotFrom<Actor> | undefined) => Drawn,
): Drawn {
  const subscribe = useCallback(
    (listen: () => void) => {
      const subscription = actor?.subscribe(listen)
      return () => subscription?.unsubscribe()
    },
    [actor],
  )
  const read = () => select(actor?.getSnapshot())
  return useSyncExternalStore(subscribe, read, read)
}
