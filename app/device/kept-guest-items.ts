import * as v from 'valibot'
import { guestItemSchema } from '#app/domain/list/guest-item-schema.ts'
import {
  GUEST_ITEM_LIFETIME_MS,
  type GuestItem,
  type Refusal,
  withGuestItem,
} from '#app/domain/list/guest-items.ts'
import { guestItemsKey } from './guest-items-key.ts'

/** The items, since the browser refused to store them; null as long as it stores them. */
let onPage: GuestItem[] | null = null

/** Reads each item alone: an earlier version of this code may have written another one. */
function parse(text: string): GuestItem[] {
  const items = v.safeParse(v.array(v.unknown()), JSON.parse(text))
  if (!items.success) return []
  return items.output.flatMap((item) => {
    const { success, output } = v.safeParse(guestItemSchema, item)
    return success ? [output] : []
  })
}

function read(): GuestItem[] {
  if (onPage) return onPage
  try {
    return parse(localStorage.getItem(guestItemsKey) ?? '[]')
  } catch {
    return []
  }
}

function write(items: GuestItem[]): void {
  try {
    if (items.length > 0) localStorage.setItem(guestItemsKey, JSON.stringify(items))
    else localStorage.removeItem(guestItemsKey)
    onPage = null
  } catch {
    onPage = items
  }
}

/** What the device keeps for visitors (product: Shopping list), the oldest first; what is too old is left out. */
export function keptGuestItems(): GuestItem[] {
  return read().filter(({ keptAt }) => Date.now() - keptAt < GUEST_ITEM_LIFETIME_MS)
}

/** Keeps an item until there is a list for it, in place of the same one. */
export function keepGuestItem(item: GuestItem): void {
  write(withGuestItem(keptGuestItems(), item))
}

/** Removes items by their ids. */
export function forgetGuestItems(ids: readonly string[]): void {
  write(keptGuestItems().filter(({ id }) => !ids.includes(id)))
}

/** Remembers of items, by their ids, why a list did not take them. */
export function refuseGuestItems(ids: readonly string[], refusal: Refusal): void {
  write(keptGuestItems().map((item) => (ids.includes(item.id) ? { ...item, refusal } : item)))
}
