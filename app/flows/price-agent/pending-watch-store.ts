import { fromCallback } from 'xstate'
import { isStored, onChangedElsewhere } from '#app/device/local-storage.ts'
import { pendingWatchKey } from '#app/device/price-agent/pending-watch-key.ts'
import type { PendingStoreEvent } from '#machines/pending-watch/pending-watch.machine.ts'

type Storage = typeof import('#app/device/price-agent/kept-pending-watch.ts')

/**
 * Keeps the item that waits for all tabs of the device, and tells what is kept: at the start, and after any tab's change.
 * The code that reads and writes it is fetched when it is needed. If it does not arrive, what is to be written waits for the
 * next change or the connection.
 */
export const pendingWatchStore = fromCallback<PendingStoreEvent>(({ receive, sendBack }) => {
  let unwritten: ((storage: Storage) => void)[] = []
  let storing = Promise.resolve()
  const store = (...acts: ((storage: Storage) => void)[]) => {
    unwritten.push(...acts)
    storing = storing
      .then(() => import('#app/device/price-agent/kept-pending-watch.ts'))
      .then((storage) => {
        for (const act of unwritten) act(storage)
        unwritten = []
        sendBack({ type: 'pending.stored', pending: storage.keptPendingWatch() })
      })
      .catch(reportError)
  }
  const retry = () => unwritten.length > 0 && store()
  const stopHearing = onChangedElsewhere(pendingWatchKey, () => store())
  addEventListener('online', retry)
  receive((event) => {
    if (event.type === 'pending.forget') return store(({ forgetPendingWatch }) => forgetPendingWatch())
    const { item, country, owner } = event
    const keptAt = Date.now()
    store(({ keepPendingWatch }) => keepPendingWatch({ item, country, owner, keptAt }))
  })
  // Without a stored item, the code that reads it is not loaded.
  if (isStored(pendingWatchKey)) store()
  return () => {
    stopHearing()
    removeEventListener('online', retry)
  }
})
