import type { InferOutput } from 'valibot'
import type { guestItemSchema } from './guest-item-schema.ts'

export type GuestItem = InferOutput<typeof guestItemSchema>

/** What a shopper without a list wants on it, and the country whose list takes it. */
export type PostponedAddition = Pick<GuestItem, 'addable' | 'quantity' | 'country'>

/** Why a list did not take an item: it is of another country, it is full, or it could not be fetched. */
export const refusals = ['other-country', 'full-list', 'no-list'] as const
export type Refusal = (typeof refusals)[number]

/** How long a device keeps what a visitor wanted: 30 days, in milliseconds. */
export const GUEST_ITEM_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

/** More than a visitor presses to add before they make an account. */
export const maximumGuestItems = 50

/** Guest items, the oldest first, with one more, which replaces the same one. If they are too many, the oldest is dropped. */
export function withGuestItem(items: readonly GuestItem[], added: GuestItem): GuestItem[] {
  return [...items.filter((item) => !isReplaced(item, added)), added].slice(-maximumGuestItems)
}

/** A visitor who logs in and wants it again is its owner from then on. */
const isReplaced = ({ addable, country, owner }: GuestItem, added: GuestItem) =>
  addable.key === added.addable.key && country === added.country && (owner === null || owner === added.owner)

/** The items that somebody may see and have on their list: their own, and those of visitors. `email` is null for a visitor. */
export function guestItemsOf(items: readonly GuestItem[], email: string | null): GuestItem[] {
  return items.filter(({ owner }) => owner === null || owner === email)
}
