import { fromCallback } from 'xstate'
import { isStored, onChangedElsewhere } from '#app/device/local-storage.ts'
import { pendingWatchKey } from '#app/device/price-agent/pending-watch-key.ts'
import type { PendingStoreEvent } from '#machines/pending-watch/pending-watch.machine.ts'

type Storage = typeof import('#app/device/price-agent/kept-pending-watch.ts')

/**
 * Keeps the item that waits for all tabs of the device, and tells what is kept: at the start, and after any tab's change.
 * The code that reads and writes it is fetched when it is needed.
 */
export const pendingWatchStore = fromCallback<PendingStoreEvent>(({ receive, sendBack }) => {
  let storing = Promise.resolve()
  const store = (act: (storage: Storage) => void = () => {}) => {
    storing = storing
      .then(() => import('#app/device/price-agent/kept-pending-watch.ts'))
      .then((storage) => {
        act(storage)
        sendBack({ type: 'pending.stored', pending: storage.keptPendingWatch() })
      })
      .catch(reportError)
  }
  receive((event) => {
    if (event.type === 'pending.forget') return store(({ forgetPendingWatch }) => forgetPendingWatch())
    const { item, country, owner } = event
    const keptAt = Date.now()
    store(({ keepPendingWatch }) => keepPendingWatch({ item, country, owner, keptAt }))
  })
  // Without a stored item, the code that reads it is not loaded.
  if (isStored(pendingWatchKey)) store()
  return onChangedElsewhere(pendingWatchKey, store)
})
