import { createContext, useContext } from 'react'
import type { ListChange } from '#app/domain/list/shopping-list.ts'
import type { SwipeRowActor } from './use-swipe.ts'

/** What the rows of a list ask of it. It stays the same as long as the list is shown, so that no row is drawn for it. */
export type RowActions = {
  change: (change: ListChange) => void
  /** Resolves when the server has the quantity, or when it waits for a connection. */
  saveQuantity: (itemUuid: string, quantity: number) => Promise<void>
  /** Closes the row that was open before. */
  rowOpened: (row: SwipeRowActor) => void
  /** The shopper has seen once that rows have something behind them. */
  hintShown: () => void
}

export const RowActionsContext = createContext<RowActions | undefined>(undefined)

/** @throws outside a list. */
export function useRowActions(): RowActions {
  const actions = useContext(RowActionsContext)
  if (!actions) throw new Error('a row stands in no list')
  return actions
}
