import { waitFor } from 'xstate'
import { randomUuid } from '#app/device/random-uuid.ts'
import type { Failure } from '#app/domain/failure.ts'
import type { TypedItem } from '#app/domain/list/read-typed-item.ts'
import { reductionOf, untickedOf } from '#app/domain/list/reduction-of.ts'
import type { ListChange, ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import type { FlowActors } from '#machines/app/flows.types.ts'
import { type HeldListActor, selectHeld, selectList } from '#machines/own-list/own-list.selectors.ts'

type OwnList = FlowActors['ownList']

/** The actor of the current list; undefined if no list is loaded. */
const heldListOf = (ownList: OwnList): HeldListActor | undefined =>
  selectHeld(selectList(ownList.getSnapshot())?.getSnapshot())

/** Changes the list; does nothing if none is loaded (§4). */
export function changeHeldList(ownList: OwnList, change: ListChange): void {
  heldListOf(ownList)?.send({ type: 'list.change', id: randomUuid(), change })
}

/** Puts typed items on the list, each in a row of its own. @returns the rows' ids; none if no list is loaded. */
export function addTypedItems(ownList: OwnList, items: readonly TypedItem[]): string[] {
  const held = heldListOf(ownList)
  if (!held) return []
  return items.map((item) => {
    const id = randomUuid()
    held.send({ type: 'list.change', id, change: { kind: 'add-manual', placeName: null, ...item } })
    return id
  })
}

/** Takes rows off the list that were put on it before, without offering to undo that. */
export function takeBackItems(ownList: OwnList, itemUuids: readonly string[]): void {
  for (const itemUuid of itemUuids)
    heldListOf(ownList)?.send({
      type: 'list.change',
      id: randomUuid(),
      change: { kind: 'remove', itemUuid },
      isUndo: true,
    })
}

/** The items of the list; undefined if none is loaded. */
export const heldItems = (ownList: OwnList): ShoppingListItem[] | undefined =>
  heldListOf(ownList)?.getSnapshot().context.view.items

/** How many of an offer stand on the list unticked; null if no list is loaded. */
export function amountOnList(ownList: OwnList, offerId: number): number | null {
  const items = heldItems(ownList)
  return items ? (untickedOf(items, offerId)?.quantity ?? 0) : null
}

/** Takes so many of an offer off the list, without offering to undo that. */
export function takeBackOffer(ownList: OwnList, offerId: number, quantity: number): void {
  const held = heldListOf(ownList)
  const change = held && reductionOf(held.getSnapshot().context.view.items, offerId, quantity)
  if (change) held.send({ type: 'list.change', id: randomUuid(), change, isUndo: true })
}

/** The items of the list as soon as one is loaded. @param signal ends the waiting. @throws if it ends. */
export async function itemsWhenLoaded(ownList: OwnList, signal: AbortSignal): Promise<ShoppingListItem[]> {
  const own = await waitFor(ownList, (snapshot) => selectList(snapshot) !== undefined, { signal })
  const list = selectList(own)
  if (list) await waitFor(list, (snapshot) => selectHeld(snapshot) !== undefined, { signal })
  return heldItems(ownList) ?? []
}

/** A loaded list, with the rule that the list's own code has for adding to it. */
export type OpenedList = {
  held: HeldListActor
  hasRoomFor: typeof import('#app/domain/list/list-projection.ts')['hasRoomFor']
}

/**
 * Waits until the list is loaded. If it could not be loaded before, it is requested again.
 * @param signal ends the waiting.
 * @throws a `Failure` if there is no list.
 */
export async function openList(ownList: OwnList, signal: AbortSignal): Promise<OpenedList> {
  if (isUnavailable(ownList)) ownList.send({ type: 'list.reload' })
  const own = await waitFor(ownList, (snapshot) => !snapshot.matches({ held: 'opening' }), { signal })
  const list = selectList(own)
  if (list) await waitFor(list, (snapshot) => !snapshot.hasTag('loading'), { signal })
  if (!heldListOf(ownList)) throw noList(navigator.onLine ? 'unexpected' : 'offline')
  // Already loaded together with the list. Imported late, because shoppers without a list do not need it.
  const { hasRoomFor } = await import('#app/domain/list/list-projection.ts')
  signal.throwIfAborted()
  const held = heldListOf(ownList)
  if (!held) throw noList('unexpected')
  return { held, hasRoomFor }
}

function isUnavailable(ownList: OwnList): boolean {
  const own = ownList.getSnapshot()
  return own.matches({ held: 'unavailable' }) || Boolean(selectList(own)?.getSnapshot().hasTag('unavailable'))
}

const noList = (kind: 'unexpected' | 'offline') =>
  Object.assign(new Error('there is no list to put it on'), { kind } satisfies Failure)
