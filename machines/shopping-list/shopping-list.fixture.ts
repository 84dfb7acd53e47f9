import { createActor, type EventObject, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { projectList } from '#app/domain/list/list-projection.ts'
import { item, listOf, mutation } from '#app/domain/list/lists.fixture.ts'
import type { KeptMutation, ListChange, ListMutation, ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { MutationOutcome, Owned, QueueKeepEvent } from '#machines/list-queue/list-queue.changes.ts'
import { listQueueMachine } from '#machines/list-queue/list-queue.machine.ts'
import { listReaderMachine } from '#machines/list-reader/list-reader.machine.ts'
import { type ListStreamEvent, listStreamMachine } from '#machines/list-stream/list-stream.machine.ts'
import { otherQueuesMachine } from '#machines/other-queues/other-queues.machine.ts'
import { type ListKeepEvent, type ShoppingListEmitted, shoppingListMachine } from './shopping-list.machine.ts'

type Held<Answer> = { answer: (value: Answer) => void; fail: (failure: Failure) => void }

/** Lets everything that waits for nothing but its turn happen. */
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

/** Where a tab's queues are kept: one record a change. */
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

/** A tab with the list's real children, whose server the test holds. @param stored the changes that the device kept. */
export function openTab(stored: KeptMutation[] = []) {
  const clock = new SimulatedClock()
  const storage = createStorage(stored)
  const copies: Held<ShoppingList | null>[] = []
  const fetches: Held<ShoppingList>[] = []
  const sendings: (Held<MutationOutcome> & { id: string })[] = []
  const streams: { listUuid: string; tell: (event: ListStreamEvent) => void }[] = []
  const kept: ShoppingList[] = []
  const emitted: ShoppingListEmitted[] = []
  const queue = listQueueMachine.provide({
    actors: {
      loadQueue: fromPromise<KeptMutation[], Owned>(async ({ input }) =>
        storage.records().filter(({ listUuid }) => listUuid === input.listUuid),
      ),
      keepQueue: fromCallback<QueueKeepEvent, Owned>(({ receive }) => receive(storage.keep)),
      lead: fromCallback<EventObject, Owned>(({ sendBack }) => sendBack({ type: 'lead.gained' })),
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
      followList: fromCallback<EventObject, { listUuid: string }>(({ input, sendBack }) => {
        streams.push({ listUuid: input.listUuid, tell: sendBack })
      }),
    },
  })
  const reader = listReaderMachine.provide({
    actors: {
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
  const list = createActor(
    shoppingListMachine.provide({ actors: { queue, stream, reader, others, loadKeptList, keepList } }),
    { clock, input: { owner: 'mette@example.dk', locale: 'dk' } },
  )
  list.on('*', (event) => emitted.push(event))
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
    change: async (id: string, change: ListChange, listUuid?: string) => {
      list.send({ type: 'list.change', mutation: mutation(id, change, listUuid) })
      await settled()
    },
    copy: (answer: ShoppingList | null) => settle(copies.at(-1), (held) => held.answer(answer)),
    noCopy: () => settle(copies.at(-1), (held) => held.fail({ kind: 'unexpected' })),
    load: (answer: ShoppingList) => settle(fetches.at(-1), (held) => held.answer(answer)),
    loadFails: (failure: Failure) => settle(fetches.at(-1), (held) => held.fail(failure)),
    /** @param id that of the change; the one that was sent last where it is not given. */
    answer: (outcome: MutationOutcome, id?: string) => settle(sending(id), (held) => held.answer(outcome)),
    sendingFails: (failure: Failure, id?: string) => settle(sending(id), (held) => held.fail(failure)),
    tell: (event: ListStreamEvent) => streams.at(-1)?.tell(event),
    tags: () => [...list.getSnapshot().tags],
    queueTags: () => [...(list.getSnapshot().children.queue?.getSnapshot().tags ?? [])],
    /** The lists whose changes are sent beside it. */
    others: () => list.getSnapshot().children.others?.getSnapshot().context.others,
    shown: () => {
      const { context, children } = list.getSnapshot()
      if (!context.list) return undefined
      const { items } = projectList(context.list, children.queue?.getSnapshot().context.queue ?? [])
      return items.map(({ uuid, quantity, isPending }) => `${quantity} ${uuid}${isPending ? ' …' : ''}`)
    },
  }
}
