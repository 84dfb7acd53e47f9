// Over 300 lines, because all changes of a list are applied to one draft, and read together.

import { atChain } from './at-chain.ts'
import { isManual } from './is-manual.ts'
import { manualSketch } from './list-change.ts'
import { type ListSums, sumsOf } from './list-sums.ts'
import { asKept } from './need-rule.ts'
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
import { afterRaise, afterUndo, isWordsAlone, type Raise, raiseOf, sameWordsAs } from './typed-again.ts'

/** An item as this device shows it; pending until the server has confirmed all changes made to it here. */
export type ViewedItem = ShoppingListItem & { isPending: boolean }

/** A list as this device shows it, with its own changes applied. */
export type ShoppingListView = Omit<ShoppingList, 'items'> & ListSums & { items: ViewedItem[] }

/**
 * The state that changes are applied to. `removed` and `emptied` hold the items that earlier changes took off, so that
 * they can be restored; `aliases` maps the id of an addition to the item that it was added to, and `raises` to what it did.
 */
type Draft = {
  /** The list's key for the user of this device, who makes the changes. */
  user: string | null
  /** The same on a list that somebody else sees too, where it is told who added what. */
  adder: string | undefined
  items: ViewedItem[]
  removed: Map<string, ViewedItem>
  emptied: Map<string, ViewedItem[]>
  aliases: Map<string, string>
  raises: Map<string, Raise>
}

const viewed = new WeakMap<ShoppingListItem, ViewedItem>()

/** An item of the server's list as shown: the same object each time, so that its row is not drawn again. */
function viewedOf(item: ShoppingListItem): ViewedItem {
  const known = viewed.get(item) ?? { ...item, isPending: false }
  viewed.set(item, known)
  return known
}

/**
 * Applies the changes that the server's list does not contain yet, in their order, by the server's rules (§4 shopping
 * list data): adding a product that is on the list unticked adds to its quantity, a removal wins over an edit,
 * restored items come last, and a change does nothing if its item is not on the list or the list would be too long.
 * Changes of other lists, and those that the list's version contains, are skipped; of the latter, an addition still
 * maps its id to its item.
 */
export function projectList(list: ShoppingList, mutations: readonly KeptMutation[]): ShoppingListView {
  const draft: Draft = {
    user: userOn(list),
    adder: list.owner.isUser && list.participants.length === 0 ? undefined : (userOn(list) ?? undefined),
    items: list.items.map(viewedOf),
    removed: new Map(),
    emptied: new Map(),
    aliases: new Map(),
    raises: new Map(),
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

/** Whether a list can hold all of some additions: each adds to an item on it, or there is room for one more. */
export function hasRoomFor(
  { items }: Pick<ShoppingListView, 'items'>,
  ...additions: ListAddition[]
): boolean {
  const others = additions.filter((addition) => {
    const sketch = sketchOf(addition)
    const same = addition.kind === 'add-typed' ? sameTyped(items, sketch.name) : sameOf(items, sketch)
    return same === undefined
  })
  return others.length === 0 || items.length + others.length <= maximumItems
}

/** The list's key for the user of this device; null if they do not take part. */
function userOn({ owner, participants }: ShoppingList): string | null {
  return owner.isUser ? 'owner' : (participants.find(({ isUser }) => isUser)?.uuid ?? null)
}

function apply(draft: Draft, mutation: KeptMutation): void {
  const { id, change } = mutation
  const isPending = mutation.ackedVersion === undefined
  switch (change.kind) {
    case 'add-offer':
      if (change.inPlaceOf !== undefined && !leavePlace(draft, id, change.inPlaceOf)) break
      add(draft, { id, sketch: sketchOf(change), quantity: change.quantity, isPending })
      break
    case 'add-custom-product':
    case 'put-back':
    case 'add-manual':
      add(draft, { id, sketch: sketchOf(change), quantity: change.quantity, isPending })
      break
    case 'add-typed':
      addTyped(draft, { id, sketch: sketchOf(change), quantity: change.quantity, isPending })
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
    case 'set-rule':
      edit(draft, change.itemUuid, { rule: asKept(change.rule) }, isPending)
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
      break
    case 'take-trip':
      takeTrip(draft, change, isPending)
      break
    case 'undo-trip':
      undoTrip(draft, change, isPending)
      break
    case 'undo-addition':
      undoAddition(draft, change, isPending)
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
    case 'add-typed':
      return manualSketch(change.itemName, null)
    case 'add-manual':
      return {
        ...manualSketch(change.itemName, change.placeName, change.wantedAmount),
        ...(change.rule && { rule: change.rule }),
      }
  }
}

type Added = { id: ListMutation['id']; sketch: ItemSketch; quantity: number; isPending: boolean }

function add(draft: Draft, { id, sketch, quantity, isPending }: Added): void {
  // The list has it already: the answer to this change was lost.
  if (draft.items.some(({ uuid }) => uuid === id)) return
  const same = sameOf(draft.items, sketch)
  if (same) {
    draft.aliases.set(id, same.uuid)
    edit(draft, same.uuid, { quantity: Math.min(same.quantity + quantity, maximumQuantity) }, isPending)
  } else if (draft.items.length < maximumItems) {
    draft.items = [
      ...draft.items,
      {
        ...sketch,
        uuid: id,
        quantity,
        checked: false,
        checkedBy: null,
        ...(draft.adder !== undefined && { addedBy: draft.adder }),
        isPending,
      },
    ]
  }
}

/** The item that the same words raise. */
export const sameTyped = (items: readonly ViewedItem[], itemName: string): ViewedItem | undefined =>
  sameWordsAs(items.filter(isWordsAlone), itemName)

function addTyped(draft: Draft, added: Added): void {
  const { id, sketch, quantity, isPending } = added
  const isThere = draft.items.some(({ uuid }) => uuid === id)
  const same = isThere ? undefined : sameTyped(draft.items, sketch.name)
  const raise = same ? raiseOf(same, quantity) : { raised: quantity, tookTick: false, isNew: true }
  draft.raises.set(id, raise)
  if (same) {
    draft.aliases.set(id, same.uuid)
    edit(draft, same.uuid, { ...afterRaise(same, raise), checkedBy: null }, isPending)
  } else add(draft, added)
}

/** The item that an addition is added to. */
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
  changes: Partial<Pick<ViewedItem, 'checked' | 'checkedBy' | 'quantity' | 'rule'>>,
  isPending: boolean,
): void {
  const itemUuid = draft.aliases.get(named) ?? named
  draft.items = draft.items.map((item) =>
    item.uuid === itemUuid
      ? {
          ...item,
          ...(isManual(item) ? changes : withoutRule(changes)),
          isPending: item.isPending || isPending,
        }
      : item,
  )
}

/** Only a typed item has a rule. */
const withoutRule = <Changes extends { rule?: unknown }>({ rule: _, ...changes }: Changes) => changes

function remove(draft: Draft, named: string): void {
  const itemUuid = draft.aliases.get(named) ?? named
  const item = draft.items.find(({ uuid }) => uuid === itemUuid)
  if (!item) return
  draft.removed.set(itemUuid, item)
  draft.items = draft.items.filter(({ uuid }) => uuid !== itemUuid)
}

/**
 * Takes the item off in whose place another comes. If it is ticked or gone, nothing comes in its place, and the addition's id is
 * another id of that item; but if that id is on the list, it has come: the answer to this change was lost.
 * @returns the item that was taken off.
 */
function leavePlace(draft: Draft, additionId: string, named: string): ViewedItem | undefined {
  if (draft.items.some(({ uuid }) => uuid === additionId)) return undefined
  const itemUuid = draft.aliases.get(named) ?? named
  const item = draft.items.find(({ uuid, checked }) => uuid === itemUuid && !checked)
  if (item) remove(draft, itemUuid)
  else draft.aliases.set(additionId, itemUuid)
  return item
}

/** A change of one kind. */
type ChangeOf<Kind> = Extract<ListChange, { kind: Kind }>

/** All items are taken off before anything comes, or a line would be added to an item that a later line takes off. */
function takeTrip(draft: Draft, { lines }: ChangeOf<'take-trip'>, isPending: boolean): void {
  const coming = lines.flatMap(({ uuid, inPlaceOf, quantity, item, offerId }) => {
    const left = leavePlace(draft, uuid, inPlaceOf)
    const sketch = left && offerId === null ? atChain(left, item) : { ...item, offerId }
    return left ? [{ id: uuid, sketch, quantity, isPending }] : []
  })
  for (const added of coming) add(draft, added)
}

function restore(
  draft: Draft,
  { itemUuid: named, item: seen }: ChangeOf<'restore'>,
  isPending: boolean,
): void {
  const itemUuid = draft.aliases.get(named) ?? named
  // If the server's list no longer has the item, it is shown as it was last seen.
  const item = draft.removed.get(itemUuid) ?? (seen && !isKnown(draft, itemUuid) ? asSeen(seen) : undefined)
  if (!item || draft.items.length >= maximumItems) return
  draft.removed.delete(itemUuid)
  draft.items = [...draft.items, backAs(item, isPending)]
}

/** Whether an item is on the list or was emptied with it; then it was not removed. */
function isKnown({ items, emptied }: Draft, itemUuid: string): boolean {
  return [items, ...emptied.values()].some((known) => known.some(({ uuid }) => uuid === itemUuid))
}

function undoEmpty(
  draft: Draft,
  { emptyingId, items: seen = [] }: ChangeOf<'undo-empty'>,
  isPending: boolean,
): void {
  const onList = new Set(draft.items.map(({ uuid }) => uuid))
  const items = (draft.emptied.get(emptyingId) ?? seen.map(asSeen)).filter(({ uuid }) => !onList.has(uuid))
  if (draft.items.length + items.length > maximumItems) return
  // An emptying is undone only once.
  draft.emptied.set(emptyingId, [])
  draft.items = [...draft.items, ...items.map((item) => backAs(item, isPending))]
}

/** Takes an addition back. What it did is known from the changes before this one, else from the item as it was last seen. */
function undoAddition(
  draft: Draft,
  { additionId, quantity, item: seen }: ChangeOf<'undo-addition'>,
  isPending: boolean,
): void {
  const isOwn = draft.items.some(({ uuid }) => uuid === additionId)
  const itemUuid = draft.aliases.get(additionId) ?? (isOwn || !seen ? additionId : seen.uuid)
  const seenRaise =
    isOwn || !seen ? { raised: quantity, tookTick: false, isNew: true } : raiseOf(seen, quantity)
  const item = draft.items.find(({ uuid }) => uuid === itemUuid)
  const left = item && afterUndo(item, draft.raises.get(additionId) ?? seenRaise)
  // It is taken back only once.
  draft.raises.set(additionId, { raised: 0, tookTick: false, isNew: false })
  if (left === null) remove(draft, itemUuid)
  else if (left) {
    const checkedBy = left.checked && !item.checked ? draft.user : item.checkedBy
    edit(draft, itemUuid, { ...left, checkedBy }, isPending)
  }
}

/**
 * Takes back what came in the places of items, and no more, and puts those items back. What is ticked or gone stays so; but an
 * item that this undo took off for one line gives the items of all its lines back.
 */
function undoTrip(draft: Draft, { lines }: ChangeOf<'undo-trip'>, isPending: boolean): void {
  const gone: ViewedItem[] = []
  for (const { uuid, inPlaceOf, quantity, offerId, item: sketch, before } of lines) {
    const items = [...draft.items, ...gone]
    const wasOwn = isKnown(draft, uuid) || draft.removed.has(uuid)
    const known = wasOwn ? uuid : draft.aliases.get(uuid)
    const item = items.find((each) =>
      known === undefined ? isSameProduct(each, { ...sketch, offerId }) : each.uuid === known,
    )
    if (!item || item.checked || item.uuid === (draft.aliases.get(inPlaceOf) ?? inPlaceOf)) continue
    if (item.quantity > quantity && !gone.includes(item))
      edit(draft, item.uuid, { quantity: item.quantity - quantity }, isPending)
    else {
      remove(draft, item.uuid)
      gone.push(item)
    }
    restore(draft, { kind: 'restore', itemUuid: inPlaceOf, item: before }, isPending)
  }
}

/** An item as it was last seen, without its pending mark, which was about earlier changes. */
const asSeen = (item: ShoppingListItem): ViewedItem => ({ ...item, isPending: false })

const backAs = (item: ViewedItem, isPending: boolean): ViewedItem => ({
  ...item,
  isPending: item.isPending || isPending,
})
