import { type RefObject, useEffect, useMemo } from 'react'
import { createActor } from 'xstate'
import type { ViewedItem } from '#app/domain/list/list-projection.ts'
import { useOwnActor } from '#app/flows/tab/use-own-actor.ts'
import { fetchedRowsMachine } from '#machines/fetched-rows/fetched-rows.machine.ts'
import { passFocusFromMoving } from '../focus/row-focus.ts'

const checkedOf = (items: readonly ViewedItem[]) =>
  items.filter(({ checked }) => checked).map(({ uuid }) => uuid)

/**
 * The uuids of the rows that stand among the fetched ones: those of ticked items, a moment after they were ticked.
 * @param scroller what the rows are in; the moment begins again with each press and key in it.
 */
export function useFetchedRows(
  items: readonly ViewedItem[],
  scroller: RefObject<HTMLElement | null>,
): ReadonlySet<string> {
  const [snapshot, actor] = useOwnActor(() =>
    createActor(fetchedRowsMachine, { input: { checked: checkedOf(items) } }),
  )
  useEffect(() => {
    actor.send({ type: 'ticks.changed', checked: checkedOf(items) })
  }, [items, actor])
  useEffect(() => {
    const subscription = actor.on('rows.moving', ({ uuids }) => passFocusFromMoving(uuids))
    return () => subscription.unsubscribe()
  }, [actor])
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
  const { placed } = snapshot.context
  return useMemo(() => new Set(placed), [placed])
}
