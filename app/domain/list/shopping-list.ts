import type { Day } from '../locale/dates.ts'
import type { Country } from '../locale/locales.ts'
import type { OfferCorrection } from '../offers/offer-corrections.ts'
import type { Tint } from '../offers/offer-summary.ts'
import type { NeedRule } from './need-rule.ts'

/** The section of the shop where an item stands, and its order on a walk through the shop (§3). */
export type StorePlacement = { title: string; sortOrder: number }

/**
 * One line on a list (§3, Shopping list item). `priceText` is the price of one piece as a decimal with a
 * comma (`39,95`, `39,-`), null if there is none. `chainImage` is empty for an unknown chain. Beyond §3:
 * who ticked it, what it was added from, the days of its offer, the colour behind its picture, and whether its offer has
 * ended (§4 shopping list data), which excludes it from the total; how much of a typed item is wanted (`2 l`); and, of an
 * offer of several at once, how many (`units`) and their price together in minor units (`unitsPrice`). `priceText` is then what one costs alone, null if unknown.
 */
export type ShoppingListItem = {
  uuid: string
  name: string
  subText: string
  quantity: number
  wantedAmount?: string | undefined
  /** What a typed item may be; absent if anything of its name will do. */
  rule?: NeedRule | undefined
  checked: boolean
  /** Who ticked it: `owner`, the uuid of a participant, or `former` if they have left the list; null if that is not known. */
  checkedBy: string | null
  /** Who added it to a shared list, as `checkedBy`. */
  addedBy?: string | undefined
  imageUrl: string | null
  priceText: string | null
  units?: number | undefined
  unitsPrice?: number | null | undefined
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
  /** Absent if the offer is as its feed told it. */
  correction?: OfferCorrection | undefined
}

/** An item before it is on a list. */
export type ItemSketch = Omit<ShoppingListItem, 'uuid' | 'quantity' | 'checked' | 'checkedBy' | 'addedBy'>

/** A participant beside the owner; `uuid` identifies the participation, not the person. `isUser`: the current user. */
export type ListParticipant = { uuid: string; name: string; isUser: boolean }

/** The list's own actions (§3, Shopping list, actions). */
export type ListActions = {
  /** The path to POST to in order to empty the list. */
  removeAllItems: string
  /** Sent when an offer is added, together with the offer and its quantity. */
  addOfferToShoppingList: { shoppingListUuid: string }
  addCustomPartnerProductToShoppingList: { shoppingListUuid: string }
}

/**
 * A list as its participants see it (§3, Shopping list). `sharingCode` is present while sharing is enabled.
 * `version` counts the list's changes: a higher one is newer. `retiredAt` (ISO 8601) is null for an active list.
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
  /** The owner's name, and whether the owner is the current user. */
  owner: { name: string; isUser: boolean }
  participants: ListParticipant[]
}

/**
 * The head of a list that was emptied or finished; `amount` is the sum of quantities, `url` the address of the full list
 * (§7.4).
 */
export type RetiredListHead = {
  uuid: string
  retiredAt: string
  amount: number
  priceTotalText: string
  url: string
}

/** The preview of an invited list (§4 sharing); `amount` is the sum of quantities. */
export type ListInvitation = {
  ownerName: string
  amount: number
  country: Country
  /** The current user's relation to the list. */
  role: 'visitor' | 'invited' | 'participant' | 'owner'
}

/**
 * The answer to a request for an invitation: null if its code is unknown or withdrawn; `throttled` if the visitor asked
 * for too many, which says nothing about the code.
 */
export type AnsweredInvitation = ListInvitation | 'throttled' | null

/**
 * A change that adds an item. `add-typed` raises the item of the same words instead, if it is on the list. `inPlaceOf` is the
 * item that an offer is taken for (§2.10), without which it is not added.
 */
export type ListAddition =
  | { kind: 'add-offer'; offerId: number; quantity: number; item: ItemSketch; inPlaceOf?: string }
  | { kind: 'add-custom-product'; customPartnerProductId: number; quantity: number; item: ItemSketch }
  | {
      kind: 'add-manual'
      itemName: string
      placeName: string | null
      quantity: number
      wantedAmount?: string | undefined
      rule?: NeedRule | undefined
    }
  | { kind: 'add-typed'; itemName: string; quantity: number }
  | { kind: 'put-back'; retiredItemUuid: string; quantity: number; item: ItemSketch }

/**
 * What comes in the place of the item `inPlaceOf` when a trip is taken, with the id `uuid`: an offer, or without one (null) the
 * same item at the chain of the trip.
 */
export type TakenLine = {
  uuid: string
  inPlaceOf: string
  quantity: number
  offerId: number | null
  chainId: number
  item: ItemSketch
}

/**
 * A change of a list. `take-trip` brings all lines of a trip at once, and `undo-trip` takes them back; `before` is the item in
 * whose place a line came. `walkedIn` is the chain in which a tick was made in the shop mode. `set-quantity` to 0 removes the item, and a `set-rule` without anything takes the rule away. An emptying and an `add-typed` are undone by their mutations' ids.
 * A change that restores items can carry them, so that a device that no longer knows them can show them; the undo of an
 * `add-typed` carries its quantity and the item before it.
 */
export type ListChange =
  | ListAddition
  | { kind: 'check' | 'uncheck'; itemUuid: string; walkedIn?: string }
  | { kind: 'remove'; itemUuid: string }
  | { kind: 'set-quantity'; itemUuid: string; quantity: number }
  | { kind: 'set-rule'; itemUuid: string; rule: NeedRule }
  | { kind: 'restore'; itemUuid: string; item?: ShoppingListItem }
  | { kind: 'empty' }
  | { kind: 'undo-empty'; emptyingId: string; items?: ShoppingListItem[] }
  | { kind: 'take-trip'; lines: TakenLine[] }
  | { kind: 'undo-trip'; lines: (TakenLine & { before: ShoppingListItem })[] }
  | { kind: 'undo-addition'; additionId: string; quantity: number; item?: ShoppingListItem }

/**
 * A change as a client sends it. `id` is a random UUID: the server applies it once however often it is sent, and it
 * becomes the uuid of an item that the change adds. `actions` are those of the list; absent in a change that the device
 * kept since before lists had actions.
 */
export type ListMutation = { id: string; listUuid: string; actions?: ListActions; change: ListChange }

/**
 * A change that a device keeps until it has received a list that contains it. Set once the server has answered:
 * `ackedVersion`, the list's first version that contains the change, and `itemUuid`, the item that an addition was added
 * to, if that was on the list already.
 */
export type KeptMutation = ListMutation & { ackedVersion?: number; itemUuid?: string }

/**
 * Something on a page that can be added to a list; `key` identifies it in the add-to-list modal. `unitType` is what one
 * unit of an offer is called.
 */
export type AddableItem = { key: string; name: string; item: ItemSketch; unitType?: string } & (
  | { offerId: number }
  | { customPartnerProductId: number }
  | { itemName: string }
)

/** Stands for a participant who has left a list or deleted their account. */
export const former = 'former'

export const maximumItems = 1000
export const maximumNameLength = 200
/** The most characters of what is wanted of an item, such as `2 l`. */
export const maximumWantedLength = 40
export const maximumQuantity = 999_999
