import { useActorRef } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { inspect } from '#app/flows/inspect.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { openRowMachine } from '#machines/open-row/open-row.machine.ts'
import type { ListOfShopper } from '../list-of-shopper.ts'
import type { RowActions } from './row-actions.ts'
import { rememberHint } from './swipe-hint.ts'
import type { SwipeRowActor } from './use-swipe.ts'

type Waiting = { itemUuid: string; resolve: () => void }

/**
 * The list's actions for its rows, the same object while the list is shown.
 *
 * It connects the rows' machines to those of the list. It holds the promises that the rows wait for, and the actors of
 * the rows that were opened, which do not belong in a machine's context.
 */
export function useRowActionsOf(list: ListOfShopper): RowActions {
  const latest = useRef(list)
  const waiting = useRef<Waiting[]>([])
  const rows = useRef(new Map<string, SwipeRowActor>())
  const openRow = useActorRef(openRowMachine, { inspect })
  useEmitted(openRow, { 'row.dismissed': ({ row }) => rows.current.get(row)?.send({ type: 'row.close' }) })
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
    rowOpened: (itemUuid, row) => {
      rows.current.set(itemUuid, row)
      openRow.send({ type: 'row.opened', row: itemUuid })
    },
    rowClosed: (itemUuid) => {
      // The list may be drawn no more either.
      const isShown = openRow.getSnapshot().status === 'active'
      if (rows.current.delete(itemUuid) && isShown) openRow.send({ type: 'row.closed', row: itemUuid })
    },
    hintShown: rememberHint,
  }))
  return actions
}
