import type { Country } from '../locale/locales.ts'
import { formatMoney } from '../prices/money.ts'
import { manualSketch } from './list-change.ts'
import { amountOf, pieceOf, totalOf } from './list-price.ts'
import {
  type ItemSketch,
  type KeptMutation,
  type ListAddition,
  type ListChange,
  type ListMutation,
  maximumItems,
  maximumQuantity,
  type ShoppingList,
  type ShoppingListItem,
} from './shopping-list.ts'

/** An item as this device sees it; pending where the server has not confirmed all that was changed of it here. */
export type ViewedItem = ShoppingListItem & { isPending: boolean }

/**
 * What items come to. `amount` is the sum of quantities (Specification §9), `amountChecked` that of the ticked ones.
 * `total` is what the unexpired priced items cost, in minor units, `totalUnchecked` what is still to be fetched of them;
 * `numberWithoutPrice` counts the pieces that are not in the total.
 */
export type ListSums = {
  amount: number
  amountChecked: number
  total: number
  totalUnchecked: number
  numberWithoutPrice: number
}

/** A list as this device sees it, with its own changes. */
export type ShoppingListView = Omit<ShoppingList, 'items'> & ListSums & { items: ViewedItem[] }

/**
 * What changes work on. `removed` and `emptied` are the items taken off by changes before, so that they can come back;
 * `aliases` leads from the id of an addition to the item that it was added to.
 */
type Draft = {
  /** The key by which the list names the user of this device, who makes the changes. */
  user: string | null
  items: ViewedItem[]
  removed: Map<string, ViewedItem>
  emptied: Map<string, ViewedItem[]>
  aliases: Map<string, string>
}

const viewed = new WeakMap<ShoppingListItem, ViewedItem>()

/** An item of the server's list, the same object each time, so that what is drawn of it need not be compared. */
function viewedOf(item: ShoppingListItem): ViewedItem {
  const known = viewed.get(item) ?? { ...item, isPending: false }
  viewed.set(item, known)
  return known
}

/**
 * The server's list with changes that it does not have yet, in their order, by the server's own rules (product:
 * Shopping list): an addition of what stands there unchecked adds to its quantity, removing wins over an edit, what comes
 * back comes last, and a change of what is not on the list, or of more than it can hold, does nothing. Changes of other
 * lists, and those that the list's version has, are passed over; of an addition it has, the name it gave its item stays.
 */
export function projectList(list: ShoppingList, mutations: readonly KeptMutation[]): ShoppingListView {
  const draft: Draft = {
    user: userOn(list),
    items: list.items.map(viewedOf),
    removed: new Map(),
    emptied: new Map(),
    aliases: new Map(),
  }
  for (const mutation of mutations) {
    const { listUuid, ackedVersion = Infinity, id, itemUuid } = mutation
    if (listUuid !== list.uuid) continue
    if (ackedVersion > list.version) apply(draft, mutation)
    else if (itemUuid !== undefined) draft.aliases.set(id, itemUuid)
  }
  const { items } = draft
  return { ...list, items, ...sumsOf(items, list.country) }
}

/** What items come to. */
export function sumsOf(
  items: readonly ViewedItem[],
  country: Country,
): ListSums & Pick<ShoppingList, 'priceTotalText'> {
  const total = totalOf(items)
  return {
    total,
    totalUnchecked: totalOf(items.filter(({ checked }) => !checked)),
    priceTotalText: formatMoney(total, country),
    amount: amountOf(items),
    amountChecked: amountOf(items.filter(({ checked }) => checked)),
    numberWithoutPrice: amountOf(items.filter((item) => pieceOf(item) === null)),
  }
}

/** Whether a list can hold what is added: it has room, or what is added adds to something there. */
export function hasRoomFor({ items }: Pick<ShoppingListView, 'items'>, addition: ListAddition): boolean {
  return items.length < maximumItems || sameOf(items, sketchOf(addition)) !== undefined
}

/** The key by which a list names the user of this device; null if they have no part in it. */
function userOn({ owner, participants }: ShoppingList): string | null {
  return owner.isUser ? 'owner' : (participants.find(({ isUser }) => isUser)?.uuid ?? null)
}

function apply(draft: Draft, mutation: KeptMutation): void {
  const { id, change } = mutation
  const isPending = mutation.ackedVersion === undefined
  switch (change.kind) {
    case 'add-offer':
    case 'add-custom-product':
    case 'put-back':
    case 'add-manual':
      add(draft, { id, sketch: sketchOf(change), quantity: change.quantity, isPending })
      break
    case 'check':
      edit(draft, change.itemUuid, { checked: true, checkedBy: draft.user }, isPending)
      break
    case 'uncheck':
      edit(draft, change.itemUuid, { checked: false, checkedBy: null }, isPending)
      break
    case 'set-quantity':
      if (change.quantity === 0) remove(draft, change.itemUuid)
      else edit(draft, change.itemUuid, { quantity: change.quantity }, isPending)
      break
    case 'remove':
      remove(draft, change.itemUuid)
      break
    case 'restore':
      restore(draft, change, isPending)
      break
    case 'empty':
      draft.emptied.set(id, draft.items)
      draft.items = []
      break
    case 'undo-empty':
      undoEmpty(draft, change, isPending)
  }
}

function sketchOf(change: ListAddition): ItemSketch {
  switch (change.kind) {
    case 'add-offer':
      return { ...change.item, offerId: change.offerId }
    case 'add-custom-product':
      return { ...change.item, customPartnerProductId: change.customPartnerProductId }
    case 'put-back':
      return change.item
    case 'add-manual':
      return manualSketch(change.itemName, change.placeName)
  }
}

type Added = { id: ListMutation['id']; sketch: ItemSketch; quantity: number; isPending: boolean }

function add(draft: Draft, { id, sketch, quantity, isPending }: Added): void {
  // Its answer was lost: the list has it already.
  if (draft.items.some(({ uuid }) => uuid === id)) return
  const same = sameOf(draft.items, sketch)
  if (same) {
    draft.aliases.set(id, same.uuid)
    edit(draft, same.uuid, { quantity: Math.min(same.quantity + quantity, maximumQuantity) }, isPending)
  } else if (draft.items.length < maximumItems) {
    draft.items = [
      ...draft.items,
      { ...sketch, uuid: id, quantity, checked: false, checkedBy: null, isPending },
    ]
  }
}

/** The item that an addition adds to. */
const sameOf = (items: readonly ViewedItem[], sketch: ItemSketch) =>
  items.find((item) => !item.checked && isSameProduct(item, sketch))

function isSameProduct(item: ItemSketch, { offerId, customPartnerProductId }: ItemSketch): boolean {
  return (
    (offerId !== null && item.offerId === offerId) ||
    (customPartnerProductId !== null && item.customPartnerProductId === customPartnerProductId)
  )
}

function edit(
  draft: Draft,
  named: string,
  changes: Partial<Pick<ViewedItem, 'checked' | 'checkedBy' | 'quantity'>>,
  isPending: boolean,
): void {
  const itemUuid = draft.aliases.get(named) ?? named
  draft.items = draft.items.map((item) =>
    item.uuid === itemUuid ? { ...item, ...changes, isPending: item.isPending || isPending } : item,
  )
}

function remove(draft: Draft, named: string): void {
  const itemUuid = draft.aliases.get(named) ?? named
  const item = draft.items.find(({ uuid }) => uuid === itemUuid)
  if (!item) return
  draft.removed.set(itemUuid, item)
  draft.items = draft.items.filter(({ uuid }) => uuid !== itemUuid)
}

/** What a change takes back. */
type TakenBack<Kind> = Extract<ListChange, { kind: Kind }>

function restore(
  draft: Draft,
  { itemUuid: named, item: seen }: TakenBack<'restore'>,
  isPending: boolean,
): void {
  const itemUuid = draft.aliases.get(named) ?? named
  // What the server's list had no more is shown as it was seen last.
  const item = draft.removed.get(itemUuid) ?? (seen && !isKnown(draft, itemUuid) ? asSeen(seen) : undefined)
  if (!item || draft.items.length >= maximumItems) return
  draft.removed.delete(itemUuid)
  draft.items = [...draft.items, backAs(item, isPending)]
}

/** Whether an item is on the list or among what was emptied: it was not removed then. */
function isKnown({ items, emptied }: Draft, itemUuid: string): boolean {
  return [items, ...emptied.values()].some((known) => known.some(({ uuid }) => uuid === itemUuid))
}

function undoEmpty(
  draft: Draft,
  { emptyingId, items: seen = [] }: TakenBack<'undo-empty'>,
  isPending: boolean,
): void {
  const onList = new Set(draft.items.map(({ uuid }) => uuid))
  const items = (draft.emptied.get(emptyingId) ?? seen.map(asSeen)).filter(({ uuid }) => !onList.has(uuid))
  if (draft.items.length + items.length > maximumItems) return
  // It is undone once.
  draft.emptied.set(emptyingId, [])
  draft.items = [...draft.items, ...items.map((item) => backAs(item, isPending))]
}

/** An item as it was seen, without what waited to be sent of it then. */
const asSeen = (item: ShoppingListItem): ViewedItem => ({ ...item, isPending: false })

const backAs = (item: ViewedItem, isPending: boolean): ViewedItem => ({
  ...item,
  isPending: item.isPending || isPending,
})
