import { createActor, type EventObject, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { item, listOf } from '#app/domain/list/lists.fixture.ts'
import type { KeptMutation, ListChange, ListMutation, ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import {
  type HeldListEvent,
  heldListMachine,
  type ListKeepEvent,
} from '#machines/held-list/held-list.machine.ts'
import { listNeedsMachine } from '#machines/list-needs/list-needs.machine.ts'
import type { MutationOutcome, Owned, QueueKeepEvent } from '#machines/list-queue/list-queue.changes.ts'
import { listQueueMachine } from '#machines/list-queue/list-queue.machine.ts'
import { createWindow } from '#machines/list-queue/window.fixture.ts'
import { listReaderMachine } from '#machines/list-reader/list-reader.machine.ts'
import { type ListStreamEvent, listStreamMachine } from '#machines/list-stream/list-stream.machine.ts'
import { otherQueuesMachine } from '#machines/other-queues/other-queues.machine.ts'
import { mette } from '#machines/session/users.fixture.ts'
import {
  type OwnerKeepEvent,
  type ShoppingListEmitted,
  shoppingListMachine,
} from './shopping-list.machine.ts'

type Held<Answer> = { answer: (value: Answer) => void; fail: (failure: Failure) => void }

/** Waits until all pending microtasks have run. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
}

export const milk = (quantity: number, version: number): ShoppingList =>
  listOf([item('milk', { quantity })], { version })
export const setMilk = (quantity: number): ListChange => ({
  kind: 'set-quantity',
  itemUuid: 'milk',
  quantity,
})

/** The storage of a tab's queues: one record per change. */
function createStorage(records: KeptMutation[]) {
  const stored = new Map(records.map((record) => [record.id, record]))
  return {
    records: () => [...stored.values()],
    keep: ({ changed, settled: done }: QueueKeepEvent) => {
      for (const change of changed) stored.set(change.id, change)
      for (const id of done) stored.delete(id)
    },
  }
}

/** A tab with the list's real children and a server that the test controls. @param stored the changes on the device. */
export function openTab(stored: KeptMutation[] = []) {
  const clock = new SimulatedClock()
  const storage = createStorage(stored)
  const copies: Held<ShoppingList | null>[] = []
  const fetches: Held<ShoppingList>[] = []
  const sendings: (Held<MutationOutcome> & { id: string })[] = []
  const streams: { listUuid: string; tell: (event: ListStreamEvent) => void }[] = []
  const kept: ShoppingList[] = []
  const emitted: ShoppingListEmitted[] = []
  const { followWindow, tell: tellWindow } = createWindow()
  const queue = listQueueMachine.provide({
    actors: {
      loadQueue: fromPromise<KeptMutation[], Owned>(async ({ input }) =>
        storage.records().filter(({ listUuid }) => listUuid === input.listUuid),
      ),
      keepQueue: fromCallback<QueueKeepEvent, Owned>(({ receive }) => receive(storage.keep)),
      lead: fromCallback<EventObject, Owned>(({ sendBack }) => sendBack({ type: 'lead.gained' })),
      followWindow,
      sendMutation: fromPromise<MutationOutcome, ListMutation>(
        ({ input }) =>
          new Promise((answer, fail) => {
            sendings.push({ id: input.id, answer, fail })
          }),
      ),
    },
  })
  const stream = listStreamMachine.provide({
    actors: {
      followWindow,
      followList: fromCallback<EventObject, { listUuid: string }>(({ input, sendBack }) => {
        streams.push({ listUuid: input.listUuid, tell: sendBack })
      }),
    },
  })
  const reader = listReaderMachine.provide({
    actors: {
      followWindow,
      fetchList: fromPromise<ShoppingList, { locale: Country }>(
        () =>
          new Promise((answer, fail) => {
            fetches.push({ answer, fail })
          }),
      ),
    },
  })
  const others = otherQueuesMachine.provide({
    actors: {
      queue,
      findQueues: fromPromise<string[], { owner: string }>(async () => [
        ...new Set(storage.records().map(({ listUuid }) => listUuid)),
      ]),
    },
  })
  const loadKeptList = fromPromise<ShoppingList | null, { owner: string; locale: Country }>(
    () =>
      new Promise((answer, fail) => {
        copies.push({ answer, fail })
      }),
  )
  const keepList = fromCallback<ListKeepEvent, { owner: string }>(({ receive }) =>
    receive(({ list }) => kept.push(list)),
  )
  const followDay = fromCallback<EventObject, { country: Country }>(() => {})
  const keepOwner = fromCallback<OwnerKeepEvent>(({ receive, sendBack }) =>
    receive(() => sendBack({ type: 'owner.kept' })),
  )
  const needs = listNeedsMachine.provide({ actors: { followDay, followWindow } })
  const heldList = heldListMachine.provide({ actors: { queue, stream, others, keepList, followDay, needs } })
  const list = createActor(
    shoppingListMachine.provide({ actors: { reader, heldList, loadKeptList, keepOwner } }),
    { clock, input: { owner: mette.email, locale: 'dk' } },
  )
  // `list.shown` has its own tests.
  list.on('*', (event) => event.type !== 'list.shown' && event.type !== 'list.edited' && emitted.push(event))
  const held = () => list.getSnapshot().children.held
  list.start()
  const settle = async <Answer>(held: Held<Answer> | undefined, how: (held: Held<Answer>) => void) => {
    if (!held) throw new Error('nothing was asked')
    how(held)
    await settled()
  }
  const sending = (id: string | undefined) => sendings.findLast((each) => id === undefined || each.id === id)
  return {
    clock,
    emitted,
    kept,
    fetches,
    sendings,
    streams,
    stored: storage.records,
    send: list.send.bind(list),
    /** Sends an event to the held list; does nothing if there is none. */
    tellHeld: (event: HeldListEvent) => held()?.send(event),
    change: async (id: string, change: ListChange) => {
      held()?.send({ type: 'list.change', id, change })
      await settled()
    },
    renewSession: async () => {
      list.send({ type: 'session.renewed', user: mette })
      await settled()
    },
    window: tellWindow,
    copy: (answer: ShoppingList | null) => settle(copies.at(-1), (held) => held.answer(answer)),
    noCopy: () => settle(copies.at(-1), (held) => held.fail({ kind: 'unexpected' })),
    load: (answer: ShoppingList) => settle(fetches.at(-1), (held) => held.answer(answer)),
    loadFails: (failure: Failure) => settle(fetches.at(-1), (held) => held.fail(failure)),
    /** @param id of the change; by default the change that was sent last. */
    answer: (outcome: MutationOutcome, id?: string) => settle(sending(id), (held) => held.answer(outcome)),
    sendingFails: (failure: Failure, id?: string) => settle(sending(id), (held) => held.fail(failure)),
    tell: (event: ListStreamEvent) => streams.at(-1)?.tell(event),
    tags: () => [...list.getSnapshot().tags],
    queueTags: () => [...(held()?.getSnapshot().children.queue?.getSnapshot().tags ?? [])],
    /** The other lists whose changes are being sent. */
    others: () => held()?.getSnapshot().children.others?.getSnapshot().context.others,
    shown: () => {
      const { items } = held()?.getSnapshot().context.view ?? {}
      return items?.map(({ uuid, quantity, isPending }) => `${quantity} ${uuid}${isPending ? ' …' : ''}`)
    },
  }
}
