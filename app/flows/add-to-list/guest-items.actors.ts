import { fromCallback, fromPromise } from 'xstate'
import { guestItemsKey } from '#app/device/guest-items-key.ts'
import { isStored, onChangedElsewhere } from '#app/device/local-storage.ts'
import { randomUuid } from '#app/device/random-uuid.ts'
import { type GuestItem, withGuestItem } from '#app/domain/list/guest-items.ts'
import { listAdditionOf } from '#app/domain/list/list-change.ts'
import type { GuestItemStoreEvent, PlacedItems } from '#machines/guest-items/guest-items.machine.ts'
import type { OpenList } from './add-item.ts'

/**
 * Stores guest items for all tabs of the device, and sends the stored items at the start and after each change in any tab.
 * The code that reads and writes them is loaded when it is needed; until then this tab buffers what is to be written.
 */
export const guestItemStore = fromCallback<GuestItemStoreEvent>(({ receive, sendBack }) => {
  let stored: GuestItem[] = []
  let unwritten: GuestItem[] = []
  /** The ids of items that are about to be deleted from the storage. */
  const forgotten = new Set<string>()
  let storing = Promise.resolve()
  const tell = () => {
    const items = unwritten.reduce<GuestItem[]>(withGuestItem, stored)
    sendBack({ type: 'items.stored', items: items.filter(({ id }) => !forgotten.has(id)) })
  }
  const store = (act: (storage: typeof import('#app/device/kept-guest-items.ts')) => void = () => {}) => {
    storing = storing
      .then(() => import('#app/device/kept-guest-items.ts'))
      .then((storage) => {
        for (const item of unwritten) storage.keepGuestItem(item)
        unwritten = []
        act(storage)
        stored = storage.keptGuestItems()
        tell()
      })
      .catch(reportError)
  }
  const retry = () => unwritten.length > 0 && store()
  const stopHearing = onChangedElsewhere(guestItemsKey, store)
  addEventListener('online', retry)
  receive((event) => {
    switch (event.type) {
      case 'items.keep': {
        const { additions, owner } = event
        for (const addition of additions) {
          const made = { id: randomUuid(), keptAt: Date.now(), refusal: null }
          unwritten = withGuestItem(unwritten, { ...addition, ...made, owner })
        }
        tell()
        return store()
      }
      case 'items.forget': {
        const { ids } = event
        for (const id of ids) forgotten.add(id)
        unwritten = unwritten.filter(({ id }) => !forgotten.has(id))
        return store(({ forgetGuestItems }) => forgetGuestItems(ids))
      }
      case 'items.count': {
        const { id, quantity } = event
        unwritten = unwritten.map((item) => (item.id === id ? { ...item, quantity } : item))
        return store(({ countGuestItem }) => countGuestItem(id, quantity))
      }
      case 'items.refuse':
        return store(({ refuseGuestItems }) => refuseGuestItems(event.ids, event.refusal))
    }
  })
  // If nothing is stored, the code is not needed yet.
  if (isStored(guestItemsKey)) store()
  return () => {
    stopHearing()
    removeEventListener('online', retry)
  }
})

/**
 * Adds guest items to the shopper's list when it is loaded, as many as it has room for. Each keeps its own id, so that it is
 * added only once even if two tabs add it. @throws a `Failure` if there is no list.
 */
export function placeItemsActor(openList: OpenList) {
  return fromPromise<PlacedItems, { items: GuestItem[] }>(async ({ input: { items }, signal }) => {
    const { held, hasRoomFor } = await openList(signal)
    const placed: PlacedItems = { added: [], foreign: [], unfitting: [] }
    for (const item of items) {
      const { view } = held.getSnapshot().context
      const change = listAdditionOf(item.addable, item.quantity)
      if (item.country !== view.country) placed.foreign.push(item)
      else if (!hasRoomFor(view, change)) placed.unfitting.push(item)
      else {
        held.send({ type: 'list.change', id: item.id, change, isKept: true })
        placed.added.push(item)
      }
    }
    return placed
  })
}
