import { useCallback, useSyncExternalStore } from 'react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'

/**
 * What is drawn of one of the tab's actors, which are undefined until the tab's machines have come. For the parts of a
 * page that its first load draws: `useSelector` of `@xstate/react` brings xstate with it (docs/decisions/014-machines-in-react.md).
 * @param select the same value for the same snapshot.
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
