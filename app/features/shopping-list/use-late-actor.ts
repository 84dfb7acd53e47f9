import { useCallback, useEffect, useRef, useState } from 'react'
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate'
import { useSnapshot } from '#app/tab/use-snapshot.ts'

/**
 * An actor that most components of a kind never need, such as a row of a long list: `wake` makes and starts it at its
 * first use, and it stops with the component. Until then there is no snapshot.
 */
export function useLateActor<Machine extends AnyStateMachine>(
  create: () => Actor<Machine>,
): [SnapshotFrom<Machine> | undefined, () => Actor<Machine>] {
  const [actor, setActor] = useState<Actor<Machine>>()
  const made = useRef<Actor<Machine>>(undefined)
  const latest = useRef(create)
  useEffect(() => {
    latest.current = create
  })
  const wake = useCallback(() => {
    if (made.current) return made.current
    const actor = latest.current()
    made.current = actor
    actor.start()
    setActor(actor)
    return actor
  }, [])
  useEffect(
    () => () => {
      made.current?.stop()
      made.current = undefined
    },
    [],
  )
  return [useSnapshot(actor) as SnapshotFrom<Machine> | undefined, wake]
}
