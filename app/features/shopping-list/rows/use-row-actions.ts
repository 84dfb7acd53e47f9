import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ListOfShopper } from '../list-of-shopper.ts'
import type { RowActions } from './row-actions.ts'
import { rememberHint } from './swipe-hint.ts'
import type { SwipeRowActor } from './use-swipe.ts'

type Waiting = { itemUuid: string; resolve: () => void }

/**
 * The list's actions for its rows, the same object while the list is shown.
 *
 * It is no machine: it connects the rows' machines to the list's. It holds promises that the rows wait for and the actor
 * of the open row, which do not belong in a machine's context.
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
