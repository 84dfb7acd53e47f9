import { keepUser } from '#app/device/device-storage.ts'
import { installWorker } from '#app/device/install-worker.ts'
import type { User } from '#app/domain/account/account.ts'
import { followDay } from '#app/flows/list-sync/follow-day.ts'
import { followWindow } from '#app/flows/list-sync/follow-window.ts'
import { followList } from '#app/flows/list-sync/list-events.ts'
import {
  findQueues,
  keepQueue,
  lead,
  loadQueue,
  sendMutationOf,
} from '#app/flows/list-sync/list-queue.actors.ts'
import { fetchListOf, keepList, keepOwner, loadKeptList } from '#app/flows/list-sync/shopping-list.actors.ts'
import { heldListMachine } from '#machines/held-list/held-list.machine.ts'
import { listNeedsMachine } from '#machines/list-needs/list-needs.machine.ts'
import { listQueueMachine } from '#machines/list-queue/list-queue.machine.ts'
import { listReaderMachine } from '#machines/list-reader/list-reader.machine.ts'
import { listStreamMachine } from '#machines/list-stream/list-stream.machine.ts'
import { otherQueuesMachine } from '#machines/other-queues/other-queues.machine.ts'
import type { ShoppingListLogic } from '#machines/own-list/own-list.machine.ts'
import { shoppingListMachine } from '#machines/shopping-list/shopping-list.machine.ts'
import { fetchNeedsOf } from './list-needs.actors.ts'

/**
 * Prepares a verified user's list: stores the user on the device, installs the service worker, and provides the actors of
 * the list's machines.
 */
export async function prepareList(user: User): Promise<ShoppingListLogic> {
  // If the browser denies its storage, the list still works with a connection.
  await keepUser(user).then(installWorker).catch(reportError)
  const queue = listQueueMachine.provide({
    actors: { loadQueue, keepQueue, lead, followWindow, sendMutation: sendMutationOf(user.email) },
  })
  const others = otherQueuesMachine.provide({ actors: { findQueues, queue } })
  const stream = listStreamMachine.provide({ actors: { followList, followWindow } })
  const reader = listReaderMachine.provide({
    actors: { fetchList: fetchListOf(user.email), followWindow },
  })
  const needs = listNeedsMachine.provide({
    actors: { fetchNeeds: fetchNeedsOf(user.email), followDay, followWindow },
  })
  const heldList = heldListMachine.provide({
    actors: { keepList, followDay, queue, stream, others, needs },
  })
  return shoppingListMachine.provide({ actors: { loadKeptList, keepOwner, reader, heldList } })
}
