import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate'

/**
 * An actor that most components of a kind never need, such as a row of a long list: `wake` creates and starts it at first
 * use, and it stops with the component. The component renders again only if the selected value changes.
 * @param select selects the value to render from a snapshot, or from undefined while there is no actor. It must return
 *   the same value as long as nothing visible changes.
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
