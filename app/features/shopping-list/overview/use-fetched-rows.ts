import { useActorRef, useSelector } from '@xstate/react'
import { type RefObject, useEffect, useMemo } from 'react'
import type { ViewedItem } from '#app/domain/list/list-projection.ts'
import { inspect } from '#app/flows/inspect.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { fetchedRowsMachine } from '#machines/fetched-rows/fetched-rows.machine.ts'
import { passFocusFromMoving } from '../focus/row-focus.ts'

const checkedOf = (items: readonly ViewedItem[]) =>
  items.filter(({ checked }) => checked).map(({ uuid }) => uuid)

/**
 * The uuids of the rows in the fetched group: ticked items move there a moment after the tick.
 * @param scroller the element around the rows; each press and key in it restarts the moment.
 */
export function useFetchedRows(
  items: readonly ViewedItem[],
  scroller: RefObject<HTMLElement | null>,
): ReadonlySet<string> {
  const checked = useMemo(() => checkedOf(items), [items])
  const actor = useActorRef(fetchedRowsMachine, { inspect, input: { checked } })
  const placed = useSelector(actor, ({ context }) => context.placed)
  useEffect(() => {
    actor.send({ type: 'ticks.changed', checked })
  }, [checked, actor])
  useEmitted(actor, { 'rows.moving': ({ uuids }) => passFocusFromMoving(uuids) })
  useEffect(() => {
    const root = scroller.current
    const use = () => actor.send({ type: 'rows.used' })
    root?.addEventListener('pointerdown', use)
    root?.addEventListener('keydown', use)
    return () => {
      root?.removeEventListener('pointerdown', use)
      root?.removeEventListener('keydown', use)
    }
  }, [actor, scroller])
  return useMemo(() => new Set(placed), [placed])
}
