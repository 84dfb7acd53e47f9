import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { ListState } from '#app/domain/list/list-state.ts'
import type { heldListMachine } from '#machines/held-list/held-list.machine.ts'
import type { listQueueMachine } from '#machines/list-queue/list-queue.machine.ts'
import type { listReaderMachine } from '#machines/list-reader/list-reader.machine.ts'
import type { listStreamMachine } from '#machines/list-stream/list-stream.machine.ts'
import type { shoppingListMachine } from '#machines/shopping-list/shopping-list.machine.ts'
import type { OwnListSnapshot, ShoppingListActor } from './own-list.machine.ts'

export type HeldListActor = ActorRefFrom<typeof heldListMachine>
export type ShoppingListSnapshot = SnapshotFrom<typeof shoppingListMachine>

/** The actor of the list; undefined while there is none. */
export const selectList = (own: OwnListSnapshot | undefined): ShoppingListActor | undefined =>
  // The types of children follow from the machine's `actors`, where loaded logic has no name.
  own?.children.list as ShoppingListActor | undefined

/** The actor of the held list, which receives changes; undefined until a list is loaded. */
export const selectHeld = (list: ShoppingListSnapshot | undefined): HeldListActor | undefined =>
  list?.children.held

/** Whether there is a list at all; the list itself knows more as soon as it runs. */
export function selectOwnStatus(own: OwnListSnapshot | undefined): ListState['status'] {
  if (own?.matches({ held: 'unavailable' })) return 'unavailable'
  return own?.matches('held') ? 'loading' : 'none'
}

/** Whether the list is loaded; undefined if it does not run. */
export function selectListStatus(list: ShoppingListSnapshot | undefined): ListState['status'] | undefined {
  if (list?.hasTag('ready')) return 'ready'
  if (list?.hasTag('unavailable')) return 'unavailable'
  return list && 'loading'
}

type QueueSnapshot = SnapshotFrom<typeof listQueueMachine>

/** Whether the server no longer knows the session. */
export const isReaderSignedOut = (reader: SnapshotFrom<typeof listReaderMachine> | undefined): boolean =>
  reader?.matches('signedOut') ?? false
export const isQueueSignedOut = (queue: QueueSnapshot | undefined): boolean =>
  queue?.hasTag('signedOut') ?? false

/** Whether the server was out of reach at the last attempt. */
export const isQueueWaiting = (queue: QueueSnapshot | undefined): boolean => queue?.hasTag('waiting') ?? false
export const isStreamLost = (stream: SnapshotFrom<typeof listStreamMachine> | undefined): boolean =>
  stream?.matches('lost') ?? false
