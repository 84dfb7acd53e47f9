import { describe, expect, it } from 'vitest'
import { createActor, type EventObject, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { projectList } from '#app/domain/list-projection.ts'
import { item, listOf, mutation } from '#app/domain/lists.fixture.ts'
import type { Country } from '#app/domain/locales.ts'
import type { KeptMutation, ListChange, ListMutation, ShoppingList } from '#app/domain/shopping-list.ts'
import type { MutationOutcome, QueueKeepEvent } from '#machines/list-queue/list-queue.changes.ts'
import { listQueueMachine } from '#machines/list-queue/list-queue.machine.ts'
import { listReaderMachine } from '#machines/list-reader/list-reader.machine.ts'
import { type ListStreamEvent, listStreamMachine } from '#machines/list-stream/list-stream.machine.ts'
import { type ListKeepEvent, type ShoppingListEmitted, shoppingListMachine } from './shopping-list.machine.ts'

type Held<Answer> = { answer: (value: Answer) => void; fail: (failure: Failure) => void }

async function settled() {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
}

/** A tab with the list's real children, whose device and server the test holds. */
function openTab() {
  const clock = new SimulatedClock()
  const copies: Held<ShoppingList | null>[] = []
  const fetches: Held<ShoppingList>[] = []
  const sendings: (Held<MutationOutcome> & { id: string })[] = []
  const streams: { listUuid: string; tell: (event: ListStreamEvent) => void }[] = []
  const kept: ShoppingList[] = []
  const emitted: ShoppingListEmitted[] = []
  const queue = listQueueMachine.provide({
    actors: {
      loadQueue: fromPromise<KeptMutation[], { owner: string; listUuid: string }>(() => Promise.resolve([])),
      keepQueue: fromCallback<QueueKeepEvent, { owner: string; listUuid: string }>(() => {}),
      lead: fromCallback<EventObject, { owner: string; listUuid: string }>(({ sendBack }) =>
        sendBack({ type: 'lead.gained' }),
      ),
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
    shoppingListMachine.provide({ actors: { queue, stream, reader, loadKeptList, keepList } }),
    { clock, input: { owner: 'mette@example.dk', locale: 'dk' } },
  )
  list.on('*', (event) => emitted.push(event))
  list.start()
  const settle = async <Answer>(held: Held<Answer> | undefined, how: (held: Held<Answer>) => void) => {
    if (!held) throw new Error('nothing was asked')
    how(held)
    await settled()
  }
  return {
    clock,
    emitted,
    kept,
    fetches,
    sendings,
    streams,
    send: list.send.bind(list),
    change: async (id: string, change: ListChange) => {
      list.send({ type: 'list.change', mutation: mutation(id, change) })
      await settled()
    },
    copy: (answer: ShoppingList | null) => settle(copies.at(-1), (held) => held.answer(answer)),
    noCopy: () => settle(copies.at(-1), (held) => held.fail({ kind: 'unexpected' })),
    load: (answer: ShoppingList) => settle(fetches.at(-1), (held) => held.answer(answer)),
    loadFails: (failure: Failure) => settle(fetches.at(-1), (held) => held.fail(failure)),
    answer: (outcome: MutationOutcome) => settle(sendings.at(-1), (held) => held.answer(outcome)),
    tell: (event: ListStreamEvent) => streams.at(-1)?.tell(event),
    tags: () => [...list.getSnapshot().tags],
    shown: () => {
      const { context, children } = list.getSnapshot()
      if (!context.list) return undefined
      const { items } = projectList(context.list, children.queue?.getSnapshot().context.queue ?? [])
      return items.map(({ uuid, quantity, isPending }) => `${quantity} ${uuid}${isPending ? ' …' : ''}`)
    },
  }
}

const milk = (quantity: number, version: number) => listOf([item('milk', { quantity })], { version })
const setMilk = (quantity: number): ListChange => ({ kind: 'set-quantity', itemUuid: 'milk', quantity })

describe('§4 shopping list data: fetched when a user exists', () => {
  it('is loading, then ready with the list, which the device keeps', async () => {
    const tab = openTab()
    expect(tab.tags()).toEqual(['loading'])
    await tab.copy(null)
    expect(tab.tags()).toEqual(['loading'])
    await tab.load(milk(2, 4))
    expect([tab.tags(), tab.shown()]).toEqual([['ready'], ['2 milk']])
    expect(tab.kept).toEqual([milk(2, 4)])
  })

  it('issue 4, part 7: opens offline with the device’s copy', async () => {
    const tab = openTab()
    await tab.copy(milk(2, 4))
    await tab.loadFails({ kind: 'offline' })
    expect([tab.tags(), tab.shown()]).toEqual([['ready'], ['2 milk']])
    await tab.change('m1', setMilk(5))
    expect(tab.shown()).toEqual(['5 milk …'])
  })

  it('is unavailable where there is neither, and comes when it can', async () => {
    const tab = openTab()
    await tab.noCopy()
    await tab.loadFails({ kind: 'offline' })
    expect(tab.tags()).toEqual(['unavailable'])
    expect(tab.emitted).toEqual([{ type: 'load.failed', error: { kind: 'offline' } }])
    tab.clock.increment(1000)
    await tab.load(milk(2, 4))
    expect(tab.tags()).toEqual(['ready'])
  })

  it('shows the server’s list where it is faster than the device’s copy', async () => {
    const tab = openTab()
    await tab.load(milk(3, 5))
    await tab.copy(milk(2, 4))
    expect(tab.shown()).toEqual(['3 milk'])
  })

  it('actions do nothing when no list is loaded', async () => {
    const tab = openTab()
    await tab.change('m1', setMilk(5))
    await tab.copy(null)
    await tab.load(milk(2, 4))
    expect([tab.shown(), tab.sendings]).toEqual([['2 milk'], []])
  })
})

describe('§4 shopping list data: every change is followed by a refetch', () => {
  it('a change shows at once, pending, then with the server, and nothing flickers', async () => {
    const tab = openTab()
    await tab.copy(null)
    await tab.load(milk(2, 4))
    await tab.change('m1', setMilk(5))
    expect(tab.shown()).toEqual(['5 milk …'])
    await tab.answer({ kind: 'applied', version: 5 })
    expect(tab.shown()).toEqual(['5 milk'])
    tab.clock.increment(50)
    expect(tab.fetches).toHaveLength(2)
    await tab.load(milk(5, 5))
    expect(tab.shown()).toEqual(['5 milk'])
    expect(tab.kept.at(-1)).toEqual(milk(5, 5))
  })

  it('one of another participant is heard of and fetched', async () => {
    const tab = openTab()
    await tab.copy(null)
    await tab.load(milk(2, 4))
    tab.tell({ type: 'stream.opened', version: 4 })
    tab.tell({ type: 'list.changed', version: 6 })
    tab.clock.increment(50)
    await tab.load(milk(7, 6))
    expect(tab.shown()).toEqual(['7 milk'])
  })

  it('an older list that comes late does not replace a newer one', async () => {
    const tab = openTab()
    await tab.copy(milk(7, 6))
    await tab.load(milk(2, 4))
    expect(tab.shown()).toEqual(['7 milk'])
    expect(tab.kept).toEqual([])
  })

  it('one that the server does not take is told, and the list is fetched', async () => {
    const tab = openTab()
    await tab.copy(null)
    await tab.load(milk(2, 4))
    await tab.change('m1', setMilk(5))
    await tab.answer({ kind: 'refused', failure: { kind: 'missing' } })
    expect(tab.shown()).toEqual(['2 milk'])
    expect(tab.emitted).toEqual([
      { type: 'change.refused', mutation: mutation('m1', setMilk(5)), failure: { kind: 'missing' } },
    ])
    expect(tab.fetches).toHaveLength(2)
  })
})

describe('product, shopping list: a list in another’s place', () => {
  const theirs = listOf([item('bread')], { uuid: 'list-2', version: 9 })

  it('joined: it is followed, and the old one no more', async () => {
    const tab = openTab()
    await tab.copy(null)
    await tab.load(milk(2, 4))
    tab.send({ type: 'list.reload' })
    await tab.load(theirs)
    expect(tab.shown()).toEqual(['1 bread'])
    expect(tab.streams.map(({ listUuid }) => listUuid)).toEqual(['list-1', 'list-2'])
    await tab.change('m1', { kind: 'check', itemUuid: 'bread' })
    expect(tab.sendings.map(({ id }) => id)).toEqual(['m1'])
  })

  it('taken off it: that is told, and the own one comes', async () => {
    const tab = openTab()
    await tab.copy(null)
    await tab.load(theirs)
    tab.tell({ type: 'stream.gone' })
    expect(tab.emitted).toEqual([{ type: 'list.gone' }])
    await tab.load(milk(2, 4))
    expect(tab.shown()).toEqual(['2 milk'])
  })
})

describe('issue 4, bad input: a session that ends', () => {
  it('asks for a login, keeps the changes, and sends them after it', async () => {
    const tab = openTab()
    await tab.copy(null)
    await tab.load(milk(2, 4))
    await tab.change('m1', setMilk(5))
    await tab.answer({ kind: 'signedOut' })
    expect([tab.shown(), tab.emitted]).toEqual([['5 milk …'], [{ type: 'signIn.needed' }]])
    tab.send({ type: 'session.renewed' })
    await settled()
    expect(tab.sendings.map(({ id }) => id)).toEqual(['m1', 'm1'])
  })

  it('is asked for also where there is no list yet', async () => {
    const tab = openTab()
    await tab.copy(null)
    await tab.loadFails({ kind: 'unauthenticated' })
    expect([tab.tags(), tab.emitted]).toEqual([['unavailable'], [{ type: 'signIn.needed' }]])
    tab.send({ type: 'session.renewed' })
    await tab.load(milk(2, 4))
    expect(tab.tags()).toEqual(['ready'])
  })
})

describe('issue 4, part 7: the connection returns', () => {
  it('the queue, the stream and the list go on at once', async () => {
    const tab = openTab()
    await tab.copy(milk(2, 4))
    await tab.loadFails({ kind: 'offline' })
    tab.send({ type: 'network.offline' })
    await tab.change('m1', setMilk(5))
    tab.sendings.at(-1)?.fail({ kind: 'offline' })
    await settled()
    tab.send({ type: 'network.online' })
    await settled()
    expect([tab.sendings.length, tab.streams.length, tab.fetches.length]).toEqual([2, 2, 2])
  })

  it('a tab that comes back into view fetches the list', async () => {
    const tab = openTab()
    await tab.copy(null)
    await tab.load(milk(2, 4))
    tab.send({ type: 'tab.returned' })
    expect(tab.fetches).toHaveLength(2)
  })
})
