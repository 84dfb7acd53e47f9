import { fromCallback, fromPromise } from 'xstate'
import { guestItemsKey } from '#app/device/guest-items-key.ts'
import { randomUuid } from '#app/device/random-uuid.ts'
import { type GuestItem, withGuestItem } from '#app/domain/list/guest-items.ts'
import { additionOf, mutationOf } from '#app/domain/list/list-change.ts'
import type { GuestItemStoreEvent, PlacedItems } from '#machines/guest-items/guest-items.machine.ts'
import type { TabList } from '../list/tab-list.ts'
import { openList } from './add-item.ts'

/** Whether the device keeps items, so that the code that reads them is needed. */
function hasStoredItems(): boolean {
  try {
    return localStorage.getItem(guestItemsKey) !== null
  } catch {
    return false
  }
}

/**
 * Keeps guest items for all tabs of the device, and tells what is kept: at the start, and after any tab's change. The code
 * that reads and writes them is fetched when it is needed; until it has come, this tab keeps what is to be written.
 */
export const guestItemStore = fromCallback<GuestItemStoreEvent>(({ receive, sendBack }) => {
  let stored: GuestItem[] = []
  let unwritten: GuestItem[] = []
  /** The ids of items that are on their way out of the storage. */
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
  // A key of null says that everything was removed.
  const hear = ({ key }: StorageEvent) => (key === guestItemsKey || key === null) && store()
  const retry = () => unwritten.length > 0 && store()
  addEventListener('storage', hear)
  addEventListener('online', retry)
  receive((event) => {
    switch (event.type) {
      case 'item.keep': {
        const { addition, owner } = event
        const made = { id: randomUuid(), keptAt: Date.now(), refusal: null }
        unwritten = withGuestItem(unwritten, { ...addition, ...made, owner })
        tell()
        return store()
      }
      case 'items.forget': {
        const { ids } = event
        for (const id of ids) forgotten.add(id)
        unwritten = unwritten.filter(({ id }) => !forgotten.has(id))
        return store(({ forgetGuestItems }) => forgetGuestItems(ids))
      }
      case 'items.refuse':
        return store(({ refuseGuestItems }) => refuseGuestItems(event.ids, event.refusal))
    }
  })
  if (hasStoredItems()) store()
  return () => {
    removeEventListener('storage', hear)
    removeEventListener('online', retry)
  }
})

/**
 * Puts guest items on the shopper's list once it is there, as many as it has room for, each under its own id, so that it is
 * added only once, also if two tabs add it. @throws a `Failure` if there is no list.
 */
export function placeItemsActor(list: () => TabList) {
  return fromPromise<PlacedItems, { items: GuestItem[] }>(async ({ input: { items }, signal }) => {
    const { view, hasRoomFor, projectList } = await openList(list(), signal)
    const placed: PlacedItems = { added: [], foreign: [], unfitting: [] }
    // What is added takes up room at once, and the tab may show it later.
    let projected = view
    for (const item of items) {
      const addition = additionOf(item.addable, item.quantity)
      if (item.country !== view.country) placed.foreign.push(item)
      else if (!hasRoomFor(projected, addition)) placed.unfitting.push(item)
      else {
        list().change(addition, item.id)
        projected = projectList(projected, [mutationOf(projected, item.id, addition)])
        placed.added.push(item)
      }
    }
    return placed
  })
}
