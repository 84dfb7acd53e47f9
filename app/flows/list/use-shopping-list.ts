import { useCallback, useSyncExternalStore } from 'react'
import { type ListState, noList } from '#app/domain/list/list-state.ts'
import type { ListChange } from '#app/domain/list/shopping-list.ts'
import { useTab } from '../tab/use-tab.ts'

/**
 * The shopper's list as this tab shows it. `change` answers the id of the mutation, and does nothing where no list is
 * loaded (Specification §4); `reload` asks the server for it; `leave` says that the shopper is about to leave it.
 */
export function useShoppingList(): ListState & {
  change: (change: ListChange) => string | undefined
  reload: () => void
  leave: () => void
} {
  const { tab } = useTab()
  const list = tab?.list
  const state = useSyncExternalStore(list?.subscribe ?? never, list?.getState ?? nothing, nothing)
  const change = useCallback((change: ListChange) => list?.change(change), [list])
  const reload = useCallback(() => list?.reload(), [list])
  const leave = useCallback(() => list?.leave(), [list])
  return { ...state, change, reload, leave }
}

const never = () => () => {}
const nothing = () => noList
