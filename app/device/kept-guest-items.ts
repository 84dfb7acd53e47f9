import { guestItemSchema } from '#app/domain/list/guest-item-schema.ts'
import {
  GUEST_ITEM_LIFETIME_MS,
  type GuestItem,
  type Refusal,
  withGuestItem,
} from '#app/domain/list/guest-items.ts'
import { guestItemsKey } from './guest-items-key.ts'
import { readStoredItems } from './read-stored-items.ts'

/** The items in memory, if the last attempt to store them failed; null otherwise. */
let onPage: GuestItem[] | null = null

const read = (): GuestItem[] => onPage ?? readStoredItems(guestItemsKey, guestItemSchema)

function write(items: GuestItem[]): void {
  try {
    if (items.length > 0) localStorage.setItem(guestItemsKey, JSON.stringify(items))
    else localStorage.removeItem(guestItemsKey)
    onPage = null
  } catch {
    onPage = items
  }
}

/** The items that the device keeps for visitors (§4 Waiting items), the oldest first, without the expired ones. */
export function keptGuestItems(): GuestItem[] {
  return read().filter(({ keptAt }) => Date.now() - keptAt < GUEST_ITEM_LIFETIME_MS)
}

/** Keeps an item until there is a list for it. Replaces the same item if it is there. */
export function keepGuestItem(item: GuestItem): void {
  write(withGuestItem(keptGuestItems(), item))
}

/** Removes items by their ids. */
export function forgetGuestItems(ids: readonly string[]): void {
  write(keptGuestItems().filter(({ id }) => !ids.includes(id)))
}

/** Changes the quantity of an item. */
export function countGuestItem(id: string, quantity: number): void {
  write(keptGuestItems().map((item) => (item.id === id ? { ...item, quantity } : item)))
}

/** Records why a list did not take the items with these ids. */
export function refuseGuestItems(ids: readonly string[], refusal: Refusal): void {
  write(keptGuestItems().map((item) => (ids.includes(item.id) ? { ...item, refusal } : item)))
}
