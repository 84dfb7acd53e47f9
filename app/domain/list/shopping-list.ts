import type { Day } from '../locale/dates.ts'
import type { Country } from '../locale/locales.ts'
import type { Tint } from '../offers/offer-summary.ts'

/** Where in the shop an item stands, and as which part of the shop's walk (Specification §3, Shopping list item). */
export type StorePlacement = { title: string; sortOrder: number }

/**
 * One line on a list (Specification §3, Shopping list item). `priceText` is the price of one piece as a decimal with a
 * comma (`39,95`, `39,-`), null where it has none. `chainImage` is empty for an unknown chain. Beyond the specification:
 * who ticked it, what it was added from, the days of its offer, the wall of its picture, and whether its offer has ended
 * (product: Shopping list), which leaves it out of the total.
 */
export type ShoppingListItem = {
  uuid: string
  name: string
  subText: string
  quantity: number
  checked: boolean
  /** Who ticked it: `owner`, or the uuid of a participant; null for a user who does not take part any more. */
  checkedBy: string | null
  imageUrl: string | null
  priceText: string | null
  subPriceText: string
  priceDetailsText: string
  chainName: string | null
  chainImage: string
  isHighlighted: boolean
  storePlacement: StorePlacement | null
  offerId: number | null
  customPartnerProductId: number | null
  startDate: Day | null
  endDate: Day | null
  tint: Tint
  isExpired: boolean
}

/** What an item looks like before it is on a list. */
export type ItemSketch = Omit<ShoppingListItem, 'uuid' | 'quantity' | 'checked' | 'checkedBy'>

/** Who takes part in a list beside its owner; `uuid` names the participation, not the person. `isUser`: it is who asks. */
export type ListParticipant = { uuid: string; name: string; isUser: boolean }

/** How a list says that it is changed (Specification §3, Shopping list, actions). */
export type ListActions = {
  /** The path to POST to, to empty the list. */
  removeAllItems: string
  /** What is sent with an offer, beside the offer and how many. */
  addOfferToShoppingList: { shoppingListUuid: string }
  addCustomPartnerProductToShoppingList: { shoppingListUuid: string }
}

/**
 * A list as its participants see it (Specification §3, Shopping list). `sharingCode` is there while sharing is enabled.
 * `version` counts its changes: a list with a higher one is newer. `retiredAt` (ISO 8601) is null for an active list.
 */
export type ShoppingList = {
  uuid: string
  items: ShoppingListItem[]
  priceTotalText: string
  sharingCode?: string
  actions: ListActions
  version: number
  country: Country
  retiredAt: string | null
  /** The owner's name, and whether it is the user who asks. */
  owner: { name: string; isUser: boolean }
  participants: ListParticipant[]
}

/**
 * A list that was emptied or finished; `amount` is the sum of quantities, `url` where the whole of it is read
 * (Specification §7.4).
 */
export type RetiredListHead = {
  uuid: string
  retiredAt: string
  amount: number
  priceTotalText: string
  url: string
}

/** What an invitation's page shows before anybody has joined (product: Shopping list); `amount` is the sum of quantities. */
export type ListInvitation = {
  ownerName: string
  amount: number
  country: Country
  /** What the list is to the user who asks. */
  role: 'visitor' | 'invited' | 'participant' | 'owner'
}

/**
 * What asking for an invitation comes to: null where its code is unknown or was withdrawn, `throttled` for who asked for
 * too many, which says nothing of the code.
 */
export type AnsweredInvitation = ListInvitation | 'throttled' | null

/** What puts something on a list. */
export type ListAddition =
  | { kind: 'add-offer'; offerId: number; quantity: number; item: ItemSketch }
  | { kind: 'add-custom-product'; customPartnerProductId: number; quantity: number; item: ItemSketch }
  | { kind: 'add-manual'; itemName: string; placeName: string | null; quantity: number }
  | { kind: 'put-back'; retiredItemUuid: string; quantity: number; item: ItemSketch }

/**
 * What can happen to a list. `set-quantity` to 0 removes; an emptying is undone by its mutation's id. What takes something
 * back may say what that looked like, so that a device can show it which knows of it no more.
 */
export type ListChange =
  | ListAddition
  | { kind: 'check' | 'uncheck' | 'remove'; itemUuid: string }
  | { kind: 'set-quantity'; itemUuid: string; quantity: number }
  | { kind: 'restore'; itemUuid: string; item?: ShoppingListItem }
  | { kind: 'empty' }
  | { kind: 'undo-empty'; emptyingId: string; items?: ShoppingListItem[] }

/**
 * A change as a client makes it: `id` is a random UUID by which the server counts it once however often it is sent, and
 * which becomes the uuid of an item that it adds. `actions` are the list's own, by which it is sent; a change that a device
 * keeps since before lists had them has none.
 */
export type ListMutation = { id: string; listUuid: string; actions?: ListActions; change: ListChange }

/**
 * A change that a device keeps until a list that contains it has come: `ackedVersion` is the first version of the list
 * that does, there once the server has answered, and `itemUuid` then the item that an addition was added to, where it was
 * there already.
 */
export type KeptMutation = ListMutation & { ackedVersion?: number; itemUuid?: string }

/** What can be put on a list from a page; `key` tells it from the others in the add-to-list modal. */
export type AddableItem = { key: string; name: string; item: ItemSketch } & (
  | { offerId: number }
  | { customPartnerProductId: number }
)

export const maximumItems = 1000
export const maximumNameLength = 200
export const maximumQuantity = 999_999
