import type { ShoppingListView } from '#app/domain/list/list-projection.ts'
import type { ListChange } from '#app/domain/list/shopping-list.ts'

/** How the list on the screen stands to the server's. */
export type Sync = 'synced' | 'pending' | 'offline' | 'signed-out'

/** The shopper's list as the panel needs it. */
export type ListOfShopper = {
  /** Undefined until it has come. */
  view: ShoppingListView | undefined
  isUnavailable: boolean
  sync: Sync
  /** Changes that the server does not have yet. */
  numberPending: number
  change: (change: ListChange) => void
  reload: () => void
  /** Says that the shopper is about to leave the list. */
  leave: () => void
}

/** Who looks at the panel, and where from. */
export type Shopper = {
  /** Empty for a visitor. */
  name: string
  /** The address to come back to after logging in. */
  next: string
  notify: (message: string) => void
}
