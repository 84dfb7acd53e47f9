import { useCallback } from 'react'
import { randomUuid } from '#app/device/random-uuid.ts'
import type { ListState } from '#app/domain/list/list-state.ts'
import type { ListChange } from '#app/domain/list/shopping-list.ts'
import { selectView } from '#machines/held-list/held-list.selectors.ts'
import {
  isQueueSignedOut,
  isQueueWaiting,
  isReaderSignedOut,
  isStreamLost,
  selectHeld,
  selectList,
  selectListStatus,
  selectOwnStatus,
} from '#machines/own-list/own-list.selectors.ts'
import { useLateSelector } from '../tab/use-late-selector.ts'
import { useTab } from '../tab/use-tab.ts'

/**
 * The shopper's list as this tab shows it. `change` does nothing if no list is loaded (§4), `reload` fetches
 * the list from the server, `leave` announces that the shopper is about to leave the list.
 */
export function useShoppingList(): ListState & {
  change: (change: ListChange) => void
  reload: () => void
  leave: () => void
} {
  const { tab } = useTab()
  const ownList = tab?.ownList
  const list = useLateSelector(ownList, selectList)
  const held = useLateSelector(list, selectHeld)
  const ownStatus = useLateSelector(ownList, selectOwnStatus)
  const listStatus = useLateSelector(list, selectListStatus)
  const view = useLateSelector(held, (snapshot) => snapshot && selectView(snapshot))
  const numberPending = useLateSelector(held, (snapshot) => snapshot?.context.numberPending ?? 0)
  const sync = useSync({ list, held, numberPending })
  const change = useCallback(
    (change: ListChange) => held?.send({ type: 'list.change', id: randomUuid(), change }),
    [held],
  )
  const reload = useCallback(() => ownList?.send({ type: 'list.reload' }), [ownList])
  const leave = useCallback(() => held?.send({ type: 'list.leave' }), [held])
  return { view, status: listStatus ?? ownStatus, sync, numberPending, change, reload, leave }
}

type Syncing = {
  list: ReturnType<typeof selectList>
  held: ReturnType<typeof selectHeld>
  numberPending: number
}

/** Whether the shopper's own changes are sent, being sent, or waiting. */
function useSync({ list, held, numberPending }: Syncing): ListState['sync'] {
  const reader = useLateSelector(list, (snapshot) => snapshot?.children.reader)
  const queue = useLateSelector(held, (snapshot) => snapshot?.children.queue)
  const stream = useLateSelector(held, (snapshot) => snapshot?.children.stream)
  const isReadingSignedOut = useLateSelector(reader, isReaderSignedOut)
  const isSendingSignedOut = useLateSelector(queue, isQueueSignedOut)
  const isWaiting = useLateSelector(queue, isQueueWaiting)
  const isLost = useLateSelector(stream, isStreamLost)
  if (isReadingSignedOut || isSendingSignedOut) return 'signed-out'
  if (held && !navigator.onLine) return 'offline'
  if (isWaiting || isLost) return 'offline'
  return numberPending > 0 ? 'pending' : 'synced'
}
