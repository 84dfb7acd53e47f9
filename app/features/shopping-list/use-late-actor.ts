import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate'

/**
 * An actor that most components of a kind never need, such as a row of a long list: `wake` makes and starts it at its
 * first use, and it stops with the component. The component is drawn again when what is drawn of it changes, and for
 * nothing else that happens in the actor.
 * @param select what is drawn of a snapshot, and of undefined as long as there is no actor; the same value as long as it
 *   would be drawn the same.
 */
export function useLateActor<Machine extends AnyStateMachine, Drawn>(
  create: () => Actor<Machine>,
  select: (snapshot: SnapshotFrom<Machine> | undefined) => Drawn,
): [Drawn, () => Actor<Machine>] {
  const made = useRef<Actor<Machine>>(undefined)
  const heard = useRef(() => {})
  const latest = useRef(create)
  useEffect(() => {
    latest.current = create
  })
  const wake = useCallback(() => {
    if (made.current) return made.current
    const actor = latest.current()
    made.current = actor
    actor.subscribe(() => heard.current())
    return actor.start()
  }, [])
  useEffect(
    () => () => {
      made.current?.stop()
      made.current = undefined
    },
    [],
  )
  const subscribe = useCallback((listen: () => void) => {
    heard.current = listen
    return () => {
      heard.current = () => {}
    }
  }, [])
  const read = () => select(made.current?.getSnapshot())
  return [useSyncExternalStore(subscribe, read, read), wake]
}
