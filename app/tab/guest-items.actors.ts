import { fromCallback, fromPromise } from 'xstate'
import { guestItemsKey } from '#app/api/guest-items-key.ts'
import type { GuestItem } from '#app/domain/guest-items.ts'
import { additionOf } from '#app/domain/list-change.ts'
import { maximumItems } from '#app/domain/shopping-list.ts'
import type { GuestItemStoreEvent, PlacedItems } from '#machines/guest-items/guest-items.machine.ts'
import { listIsFull, whenReady } from './add-item.ts'
import type { Say } from './create-say.ts'
import type { TabList } from './tab-list.ts'

/** Whether the device may keep items, so that the code that reads them is needed. */
function mayKeepItems(): boolean {
  try {
    return localStorage.getItem(guestItemsKey) !== null
  } catch {
    return false
  }
}

/** Keeps guest items for all tabs of the device, and tells what is kept: at the start, and after any tab's change. */
export const guestItemStore = fromCallback<GuestItemStoreEvent>(({ receive, sendBack }) => {
  let storing = Promise.resolve()
  const store = (act: (items: typeof import('#app/api/guest-items.ts')) => void) => {
    storing = storing
      .then(() => import('#app/api/guest-items.ts'))
      .then((items) => {
        act(items)
        sendBack({ type: 'items.stored', items: items.keptGuestItems() })
      })
      .catch(reportError)
  }
  const read = () => store(() => {})
  // A key of null says that everything was removed.
  const hear = ({ key }: StorageEvent) => (key === guestItemsKey || key === null) && read()
  addEventListener('storage', hear)
  receive((event) =>
    store(({ forgetGuestItems, keepGuestItem }) =>
      event.type === 'item.keep' ? keepGuestItem(event.addition) : forgetGuestItems(event.ids),
    ),
  )
  if (mayKeepItems()) read()
  return () => removeEventListener('storage', hear)
})

/**
 * Puts guest items on the shopper's list, once it is there, each under its own id, so that it counts once whichever tab
 * does it. @throws a `Failure` if there is no list, or no room on it for all of them.
 */
export function placeItemsActor(list: () => TabList, say: Say) {
  return fromPromise<PlacedItems, { items: GuestItem[] }>(async ({ input: { items }, signal }) => {
    if (list().getState().status === 'unavailable') list().reload()
    await whenReady(list())
    signal.throwIfAborted()
    const { view } = list().getState()
    const added = items.filter(({ country }) => country === view?.country)
    if (view && view.items.length + added.length > maximumItems) throw listIsFull(say)
    for (const { id, addable, quantity } of added) list().change(additionOf(addable, quantity), id)
    return { added, foreign: items.filter((item) => !added.includes(item)) }
  })
}
