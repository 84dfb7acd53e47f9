import { createContext, useContext } from 'react'
import type { ListChange } from '#app/domain/list/shopping-list.ts'
import type { SwipeRowActor } from './use-swipe.ts'

/** What rows can ask of their list. The object stays the same while the list is shown, so that it causes no render. */
export type RowActions = {
  change: (change: ListChange) => void
  /** Resolves when the server has confirmed the quantity, or when the change waits for a connection. */
  saveQuantity: (itemUuid: string, quantity: number) => Promise<void>
  /** Closes the previously open row. */
  rowOpened: (itemUuid: string, row: SwipeRowActor) => void
  rowClosed: (itemUuid: string) => void
  /** Remembers that the shopper has seen the hint. */
  hintShown: () => void
}

export const RowActionsContext = createContext<RowActions | undefined>(undefined)

/** @throws outside a list. */
export function useRowActions(): RowActions {
  const actions = useContext(RowActionsContext)
  if (!actions) throw new Error('a row stands in no list')
  return actions
}
