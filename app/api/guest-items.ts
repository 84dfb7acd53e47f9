import * as v from 'valibot'
import {
  GUEST_ITEM_LIFETIME_MS,
  type GuestItem,
  guestItemSchema,
  maximumGuestItems,
  type PostponedAddition,
} from '#app/domain/guest-items.ts'
import { guestItemsKey } from './guest-items-key.ts'
import { randomUuid } from './random-uuid.ts'

/** What the page keeps if the browser lets nothing be kept on the device. */
let onPage: GuestItem[] = []

function parse(text: string): GuestItem[] {
  try {
    const { success, output } = v.safeParse(v.array(guestItemSchema), JSON.parse(text))
    // An earlier version of this code may have written something else.
    return success ? output : []
  } catch {
    return []
  }
}

/** What the device keeps for visitors (product: Shopping list), the oldest first; what is too old is left out. */
export function keptGuestItems(): GuestItem[] {
  try {
    const items = parse(localStorage.getItem(guestItemsKey) ?? '[]')
    return items.filter(({ keptAt }) => Date.now() - keptAt < GUEST_ITEM_LIFETIME_MS)
  } catch {
    return onPage
  }
}

function write(items: GuestItem[]): void {
  try {
    if (items.length > 0) localStorage.setItem(guestItemsKey, JSON.stringify(items))
    else localStorage.removeItem(guestItemsKey)
  } catch {
    onPage = items
  }
}

const isSame = ({ addable, country }: GuestItem, wanted: PostponedAddition) =>
  addable.key === wanted.addable.key && country === wanted.country

/** Keeps something until there is a list for it. What is kept already is not kept twice; of too many the oldest goes. */
export function keepGuestItem(wanted: PostponedAddition): void {
  const items = keptGuestItems()
  if (items.some((item) => isSame(item, wanted))) return
  write([...items, { ...wanted, id: randomUuid(), keptAt: Date.now() }].slice(-maximumGuestItems))
}

/** Lets go of items by their ids. */
export function forgetGuestItems(ids: readonly string[]): void {
  write(keptGuestItems().filter(({ id }) => !ids.includes(id)))
}
