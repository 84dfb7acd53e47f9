import type { ShoppingListView } from './list-projection.ts'

/**
 * A list as this tab shows it. `sync` tells about the shopper's own changes: all with the server, on their way, waiting
 * for a connection, or waiting for a login; `numberPending` of them are not with the server.
 */
export type ListState = {
  view: ShoppingListView | undefined
  status: 'none' | 'loading' | 'ready' | 'unavailable'
  sync: 'synced' | 'pending' | 'offline' | 'signed-out'
  numberPending: number
}

/** Of a visitor, and of anybody before the tab's machines have come. */
export const noList: ListState = { view: undefined, status: 'none', sync: 'synced', numberPending: 0 }
