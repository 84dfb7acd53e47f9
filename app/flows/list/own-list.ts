import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate'
import { keepUser } from '#app/device/device-storage.ts'
import { installWorker } from '#app/device/install-worker.ts'
import type { User } from '#app/domain/account/account.ts'
import { viewOn } from '#app/domain/list/list-on-day.ts'
import { projectList, type ShoppingListView } from '#app/domain/list/list-projection.ts'
import type { ListState } from '#app/domain/list/list-state.ts'
import type { KeptMutation } from '#app/domain/list/shopping-list.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import { followList } from '#app/flows/list-sync/list-events.ts'
import {
  findQueues,
  keepQueue,
  lead,
  loadQueue,
  sendMutationOf,
} from '#app/flows/list-sync/list-queue.actors.ts'
import { fetchListOf, keepList, loadKeptList } from '#app/flows/list-sync/shopping-list.actors.ts'
import { unsent } from '#machines/list-queue/list-queue.changes.ts'
import { listQueueMachine } from '#machines/list-queue/list-queue.machine.ts'
import { listReaderMachine } from '#machines/list-reader/list-reader.machine.ts'
import { listStreamMachine } from '#machines/list-stream/list-stream.machine.ts'
import { otherQueuesMachine } from '#machines/other-queues/other-queues.machine.ts'
import type { HeldListEvent } from '#machines/own-list/own-list.machine.ts'
import { shoppingListMachine } from '#machines/shopping-list/shopping-list.machine.ts'

export type ShoppingListActor = ActorRefFrom<typeof shoppingListMachine>

/** What a list's holder hears of it: what it is in, anew at every change, and the list itself before it starts. */
type Hearers = { show: (state: ListState) => void; hear: (list: ShoppingListActor) => void }

/**
 * Opens the list of a verified user, whom the device remembers from then on; with it comes the service worker.
 * @param signal ends it.
 * @returns tells the list something.
 */
export async function openOwnList(user: User, signal: AbortSignal, { show, hear }: Hearers) {
  // A browser that lets nothing be kept has a list all the same, as long as there is a connection.
  await keepUser(user).then(installWorker).catch(reportError)
  signal.throwIfAborted()
  const list = makeOwnList(user)
  const read = createReader(list)
  let shown: ListState | undefined
  const look = () => {
    const state = read()
    if (shown && isSame(shown, state)) return
    shown = state
    show(state)
  }
  const endings = [watchList(list, look), hearNetwork(list), hearVisibility(list)]
  signal.addEventListener('abort', () => {
    for (const end of endings) end()
    list.stop()
  })
  hear(list)
  list.start()
  look()
  return async (event: HeldListEvent): Promise<void> => {
    if (event.type !== 'session.renewed') return list.send(event)
    // Another user of the device may have been there meanwhile.
    await keepUser(event.user).catch(reportError)
    list.send({ type: 'session.renewed' })
  }
}

function makeOwnList({ email, country_registered_to }: User): ShoppingListActor {
  const queue = listQueueMachine.provide({
    actors: { loadQueue, keepQueue, lead, sendMutation: sendMutationOf(email) },
  })
  const others = otherQueuesMachine.provide({ actors: { findQueues, queue } })
  const stream = listStreamMachine.provide({ actors: { followList } })
  const reader = listReaderMachine.provide({ actors: { fetchList: fetchListOf(email) } })
  const machine = shoppingListMachine.provide({
    actors: { loadKeptList, keepList, reader, queue, stream, others },
  })
  return createActor(machine, { input: { owner: email, locale: country_registered_to } })
}

const isSame = (a: ListState, b: ListState) =>
  a.view === b.view && a.status === b.status && a.sync === b.sync && a.numberPending === b.numberPending

function hearNetwork(list: ShoppingListActor): () => void {
  const goOn = () => list.send({ type: 'network.online' })
  const wait = () => list.send({ type: 'network.offline' })
  addEventListener('online', goOn)
  addEventListener('offline', wait)
  return () => {
    removeEventListener('online', goOn)
    removeEventListener('offline', wait)
  }
}

function hearVisibility(list: ShoppingListActor): () => void {
  const hear = () =>
    list.send({ type: document.visibilityState === 'hidden' ? 'tab.hidden' : 'tab.returned' })
  document.addEventListener('visibilitychange', hear)
  return () => document.removeEventListener('visibilitychange', hear)
}

/** Calls back at every change of a list and of its queue and stream, which are others for another list. */
function watchList(list: ShoppingListActor, listen: () => void): () => void {
  let watched: object[] = []
  let stop = () => {}
  const watch = () => {
    const { queue, stream } = list.getSnapshot().children
    const children = [queue, stream].filter((child) => child !== undefined)
    if (children.some((child) => !watched.includes(child))) {
      stop()
      const subscriptions = [queue?.subscribe(listen), stream?.subscribe(listen)]
      watched = children
      stop = () => {
        for (const subscription of subscriptions) subscription?.unsubscribe()
      }
    }
    listen()
  }
  const subscription = list.subscribe(watch)
  return () => {
    subscription.unsubscribe()
    stop()
  }
}

const nothingQueued: KeptMutation[] = []

/** What a list is in today. The view stays the same object as long as nothing of it changed. */
function createReader(list: ShoppingListActor): () => ListState {
  let seen: { list: unknown; queue: unknown } | undefined
  let view: ShoppingListView | undefined
  return () => {
    const snapshot = list.getSnapshot()
    const queue = snapshot.children.queue?.getSnapshot().context.queue ?? nothingQueued
    const { list: kept } = snapshot.context
    if (seen?.list !== kept || seen?.queue !== queue) {
      seen = { list: kept, queue }
      view = kept ? projectList(kept, queue) : undefined
    }
    const numberPending = unsent(queue).length
    return {
      view: view && viewOn(view, dayIn(view.country, new Date())),
      status: statusOf(snapshot),
      sync: syncOf(snapshot, numberPending),
      numberPending,
    }
  }
}

type Snapshot = SnapshotFrom<typeof shoppingListMachine>

function statusOf(snapshot: Snapshot): ListState['status'] {
  if (snapshot.hasTag('ready')) return 'ready'
  return snapshot.hasTag('unavailable') ? 'unavailable' : 'loading'
}

function syncOf(snapshot: Snapshot, numberPending: number): ListState['sync'] {
  const queue = snapshot.children.queue?.getSnapshot()
  const stream = snapshot.children.stream?.getSnapshot()
  const reader = snapshot.children.reader?.getSnapshot()
  if (queue?.hasTag('signedOut') || reader?.matches('signedOut')) return 'signed-out'
  if (!navigator.onLine || queue?.hasTag('waiting') || stream?.value === 'lost') return 'offline'
  return numberPending > 0 ? 'pending' : 'synced'
}
