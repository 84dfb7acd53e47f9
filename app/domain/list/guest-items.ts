import type { InferOutput } from 'valibot'
import type { guestItemSchema } from './guest-item-schema.ts'

export type GuestItem = InferOutput<typeof guestItemSchema>

/** An item that a shopper without a list wants, and the country of the list that it goes on. */
export type PostponedAddition = Pick<GuestItem, 'addable' | 'quantity' | 'country'>

/** Why a list did not take an item: the list is of another country, it is full, or it could not be fetched. */
export const refusals = ['other-country', 'full-list', 'no-list'] as const
export type Refusal = (typeof refusals)[number]

/** How long a device keeps a visitor's items: 30 days, in milliseconds. */
export const GUEST_ITEM_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

/** More items than a visitor adds before they create an account. */
export const maximumGuestItems = 50

/** The items, oldest first, with one more, which replaces the same one. If there are too many, the oldest is dropped. */
export function withGuestItem(items: readonly GuestItem[], added: GuestItem): GuestItem[] {
  return [...items.filter((item) => !isReplaced(item, added)), added].slice(-maximumGuestItems)
}

/** Replaces a visitor's item too: a visitor who logs in and adds it again becomes its owner. */
const isReplaced = ({ addable, country, owner }: GuestItem, added: GuestItem) =>
  addable.key === added.addable.key && country === added.country && (owner === null || owner === added.owner)

/** The items a user may see and add to their list: their own and those of visitors. `email` is null for a visitor. */
export function guestItemsOf(items: readonly GuestItem[], email: string | null): GuestItem[] {
  return items.filter(({ owner }) => owner === null || owner === email)
}
