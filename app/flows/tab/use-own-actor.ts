import { useEffect, useState } from 'react'
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate'
import { useSnapshot } from './use-snapshot.ts'

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
  return [useSnapshot(actor), actor]
}
