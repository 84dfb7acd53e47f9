import type { ShoppingListView } from './list-projection.ts'

/**
 * A list as this tab shows it. `sync` is the state of the shopper's own changes: all sent, being sent, waiting for a
 * connection, or waiting for a login. `numberPending` counts those that the server has not confirmed.
 */
export type ListState = {
  view: ShoppingListView | undefined
  status: 'none' | 'loading' | 'ready' | 'unavailable'
  sync: 'synced' | 'pending' | 'offline' | 'signed-out'
  numberPending: number
}
