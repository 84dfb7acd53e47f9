import type { Identity } from '#app/domain/account/identity.ts'
import type { Failure } from '#app/domain/failure.ts'
import type { PostponedAddition } from '#app/domain/list/guest-items.ts'
import type { AddableItem } from '#app/domain/list/shopping-list.ts'
import type { Country, Locale } from '#app/domain/locale/locales.ts'

/** An item to put on the list, and how many of it. */
export type Addition = { addable: AddableItem; quantity: number }

/** `hideAdded`: the shopper asked this device not to show the added state again (§9). */
export type AddToListInput = { identity: Identity; hideAdded: boolean }

export type Offered = { items: AddableItem[]; country: Country }

/**
 * The shopper can pick one of `items`, which are all of one country. `added` are the keys of those that are on the list
 * already. `quantity` is null if the text of its field, `quantityText`, is no quantity. `next` was asked for meanwhile, in
 * order.
 */
export type AddToListContext = AddToListInput & {
  items: AddableItem[]
  country: Country | null
  picked: AddableItem | null
  quantity: number | null
  quantityText: string
  added: string[]
  failure: Failure | null
  next: Offered[]
}

export type AddToListEvent =
  | ({ type: 'add.requested' } & Offered)
  | { type: 'item.picked'; key: string }
  | { type: 'quantity.typed'; text: string }
  | { type: 'quantity.incremented' }
  | { type: 'quantity.decremented' }
  | { type: 'item.submitted' }
  | { type: 'hideAdded.toggled' }
  | { type: 'list.chosen' }
  | { type: 'login.chosen' }
  | { type: 'register.chosen' }
  | { type: 'modal.closed' }
  | { type: 'identity.changed'; identity: Identity }
  | { type: 'user.unknown' }
  | { type: 'identifying.retried' }
  | { type: 'route.changed' }
  | { type: 'locale.changed'; locale: Locale }

/**
 * `item.put`: a press put so many on the list, without the modal. `item.announced`: the modal does not show its added state, so something else must say what was added.
 * `item.postponed`: a shopper without a list wants the item. `login.declined`: a visitor closed the login form, and nothing
 * else is offered. `panel.open`: the shopper wants to see their list. `hideAdded.changed`: the device should remember the
 * choice. `user.wanted`: the shopper waits to be known.
 */
export type AddToListEmitted =
  | ({ type: 'item.added' } & Addition)
  | ({ type: 'item.put' } & Addition)
  | { type: 'item.announced'; name: string }
  | ({ type: 'item.postponed' } & PostponedAddition)
  | { type: 'login.declined' }
  | { type: 'panel.open' }
  | { type: 'user.wanted' }
  | { type: 'hideAdded.changed'; hideAdded: boolean }
