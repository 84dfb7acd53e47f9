import type { ShoppingListView } from '#app/domain/list/list-projection.ts'
import type { ListChange } from '#app/domain/list/shopping-list.ts'
import type { NotifyText } from '#app/flows/messages/use-notify.ts'

/** The state of the shopper's changes relative to the server. */
export type Sync = 'synced' | 'pending' | 'offline' | 'signed-out'

/** The shopper's list as the panel needs it. */
export type ListOfShopper = {
  /** Undefined until it is loaded. */
  view: ShoppingListView | undefined
  isUnavailable: boolean
  sync: Sync
  /** Number of changes that the server has not confirmed. */
  numberPending: number
  change: (change: ListChange) => void
  reload: () => void
  /** Announces that the shopper is about to leave the list. */
  leave: () => void
}

/** The panel's viewer and the page they are on. */
export type Shopper = {
  /** Both are empty for a visitor. */
  name: string
  email: string
  /** The address to come back to after logging in. */
  next: string
  notify: NotifyText
}
