import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ListOfShopper } from '../list-of-shopper.ts'
import type { RowActions } from './row-actions.ts'
import { rememberHint } from './swipe-hint.ts'
import type { SwipeRowActor } from './use-swipe.ts'

type Waiting = { itemUuid: string; resolve: () => void }

/**
 * What rows ask of their list, the same as long as the list is shown.
 *
 * It is no machine: it joins the rows' machines to the list's. What it keeps, promises that they wait for and the actor of
 * the open row, is nothing that a machine's context may hold.
 */
export function useRowActionsOf(list: ListOfShopper): RowActions {
  const latest = useRef(list)
  const waiting = useRef<Waiting[]>([])
  const openRow = useRef<SwipeRowActor>(undefined)
  useLayoutEffect(() => {
    latest.current = list
  })
  const { view, sync } = list
  useEffect(() => {
    const isOnItsWay = ({ itemUuid }: Waiting) =>
      sync === 'pending' && view?.items.some(({ uuid, isPending }) => isPending && uuid === itemUuid)
    for (const quantity of waiting.current) if (!isOnItsWay(quantity)) quantity.resolve()
    waiting.current = waiting.current.filter(isOnItsWay)
  }, [view, sync])

  const [actions] = useState<RowActions>(() => ({
    change: (change) => latest.current.change(change),
    saveQuantity: (itemUuid, quantity) =>
      new Promise((resolve) => {
        waiting.current.push({ itemUuid, resolve })
        latest.current.change({ kind: 'set-quantity', itemUuid, quantity })
      }),
    rowOpened: (row) => {
      if (openRow.current !== row) openRow.current?.send({ type: 'row.close' })
      openRow.current = row
    },
    hintShown: rememberHint,
  }))
  return actions
}
