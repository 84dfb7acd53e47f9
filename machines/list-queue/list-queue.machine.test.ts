import { describe, expect, it } from 'vitest'
import { createActor, type EventObject, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { mutation } from '#app/domain/list/lists.fixture.ts'
import type { KeptMutation, ListMutation } from '#app/domain/list/shopping-list.ts'
import type { MutationOutcome, QueueKeepEvent, QueueNews } from './list-queue.changes.ts'
import { type ListQueueEmitted, listQueueMachine } from './list-queue.machine.ts'
import { createWindow } from './window.fixture.ts'

const change = (id: string): ListMutation => mutation(id, { kind: 'check', itemUuid: 'milk' })
const acked = (id: string, ackedVersion: number): KeptMutation => ({ ...change(id), ackedVersion })
const applied = (version: number): MutationOutcome => ({ kind: 'applied', version })

type Owned = { owner: string; listUuid: string }
type Sending = { id: string; answer: (outcome: MutationOutcome) => void; fail: (failure: Failure) => void }

async function settled() {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
}

/** A tab of a device, whose storage and server the test holds. It sends unless `leads` is false. */
async function openTab({ stored = [] as KeptMutation[], leads = true, version = 4 } = {}) {
  const clock = new SimulatedClock()
  const sendings: Sending[] = []
  const kept: QueueNews[] = []
  const emitted: ListQueueEmitted[] = []
  let reading: ((queue: KeptMutation[]) => void)[] = []
  const queue = createActor(
    listQueueMachine.provide({
      actors: {
        loadQueue: fromPromise<KeptMutation[], Owned>(
          () =>
            new Promise((read) => {
              reading.push(read)
            }),
        ),
        keepQueue: fromCallback<QueueKeepEvent, Owned>(({ receive }) =>
          receive(({ changed, settled }) => kept.push({ changed, settled })),
        ),
        lead: fromCallback<EventObject, Owned>(() => {}),
        followWindow: createWindow().followWindow,
        sendMutation: fromPromise<MutationOutcome, ListMutation>(
          ({ input }) =>
            new Promise((answer, fail) => {
              sendings.push({ id: input.id, answer, fail })
            }),
        ),
      },
    }),
    { clock, input: { owner: 'mette@example.dk', listUuid: 'list-1', version } },
  )
  let timesEmpty = 0
  queue.on('queue.empty', () => {
    timesEmpty += 1
  })
  // `queue.empty` is counted; what `queue.shown` tells is read from the context.
  const isLeftOut = ({ type }: ListQueueEmitted) => type === 'queue.empty' || type === 'queue.shown'
  queue.on('*', (event) => isLeftOut(event) || emitted.push(event))
  queue.start()
  const read = async (records: KeptMutation[]) => {
    for (const answer of reading) answer(records)
    reading = []
    await settled()
  }
  const tab = {
    clock,
    sendings,
    kept,
    emitted,
    read,
    send: queue.send.bind(queue),
    make: (...ids: string[]) => {
      for (const id of ids) queue.send({ type: 'change.made', mutation: change(id) })
    },
    answer: async (outcome: MutationOutcome) => {
      sendings.at(-1)?.answer(outcome)
      await settled()
    },
    fail: async (failure: Failure) => {
      sendings.at(-1)?.fail(failure)
      await settled()
    },
    sent: () => sendings.map(({ id }) => id),
    queue: () => queue.getSnapshot().context.queue,
    value: () => queue.getSnapshot().value,
    tags: () => [...queue.getSnapshot().tags],
    timesEmpty: () => timesEmpty,
  }
  if (leads) {
    queue.send({ type: 'lead.gained' })
    await read(stored)
  }
  return tab
}

describe('§4 waiting changes: they are sent in order, each until it is answered', () => {
  it('one after another', async () => {
    const tab = await openTab()
    tab.make('a', 'b')
    expect(tab.sent()).toEqual(['a'])
    await tab.answer(applied(5))
    expect(tab.sent()).toEqual(['a', 'b'])
    await tab.answer(applied(6))
    expect(tab.value()).toEqual({ leading: 'idle' })
    expect(tab.emitted).toEqual([
      { type: 'list.stale', version: 5 },
      { type: 'list.stale', version: 6 },
    ])
  })

  it('each is stored when it is made and when it is answered, one record a change', async () => {
    const tab = await openTab()
    tab.make('a')
    await tab.answer(applied(5))
    tab.send({ type: 'list.loaded', version: 5 })
    expect(tab.kept).toEqual([
      { changed: [change('a')], settled: [] },
      { changed: [acked('a', 5)], settled: [] },
      { changed: [], settled: ['a'] },
    ])
  })

  it('stays until a list that has it was loaded, so that nothing flickers', async () => {
    const tab = await openTab()
    tab.make('a')
    await tab.answer(applied(7))
    tab.send({ type: 'list.loaded', version: 6 })
    expect(tab.queue()).toEqual([acked('a', 7)])
    tab.send({ type: 'list.loaded', version: 7 })
    expect(tab.queue()).toEqual([])
  })

  it('goes at once where the list came before the answer', async () => {
    const tab = await openTab()
    tab.make('a')
    tab.send({ type: 'list.loaded', version: 5 })
    await tab.answer(applied(5))
    expect(tab.queue()).toEqual([])
    expect(tab.kept.at(-1)).toEqual({ changed: [], settled: ['a'] })
  })
})

describe('a change that does not reach the server', () => {
  it('is sent again after 1, 2, 5, 15 and then 60 seconds', async () => {
    const tab = await openTab()
    tab.make('a')
    for (const ms of [1000, 2000, 5000, 15_000, 60_000, 60_000]) {
      await tab.fail({ kind: 'offline' })
      expect(tab.tags()).toEqual(['waiting'])
      const before = tab.sendings.length
      tab.clock.increment(ms - 1)
      expect(tab.sendings).toHaveLength(before)
      tab.clock.increment(1)
      expect(tab.sendings).toHaveLength(before + 1)
    }
    await tab.answer(applied(5))
    tab.make('b')
    await tab.fail({ kind: 'unexpected' })
    tab.clock.increment(1000)
    expect(tab.sent().slice(-2)).toEqual(['b', 'b'])
  })

  it('is sent at once when the network is back', async () => {
    const tab = await openTab()
    tab.make('a')
    await tab.fail({ kind: 'offline' })
    tab.send({ type: 'network.online' })
    expect(tab.sent()).toEqual(['a', 'a'])
  })

  // `unexpected` is also what a proxy answers while the server is away.
  it.each([{ kind: 'offline' }, { kind: 'unexpected' }] as const)(
    'is sent at once when the server is reached again, once each time, if it failed as $kind',
    async (failure) => {
      const tab = await openTab()
      tab.make('a')
      for (const ms of [1000, 2000, 5000]) {
        await tab.fail(failure)
        tab.clock.increment(ms)
      }
      await tab.fail(failure)
      tab.send({ type: 'server.reached' })
      expect(tab.sendings).toHaveLength(5)
      await tab.fail(failure)
      tab.clock.increment(999)
      expect(tab.sendings).toHaveLength(5)
      tab.clock.increment(1)
      expect(tab.sendings).toHaveLength(6)
    },
  )

  it('is sent again after a second if the server is reached while it is on its way', async () => {
    const tab = await openTab()
    tab.make('a')
    for (const ms of [1000, 2000]) {
      await tab.fail({ kind: 'offline' })
      tab.clock.increment(ms)
    }
    tab.send({ type: 'server.reached' })
    expect(tab.sent()).toEqual(['a', 'a', 'a'])
    await tab.fail({ kind: 'offline' })
    tab.clock.increment(1000)
    expect(tab.sent()).toEqual(['a', 'a', 'a', 'a'])
  })

  it.each([
    ['over a limit', { kind: 'throttled', retryAfterSeconds: 20 }, 20_000],
    ['without its database', { kind: 'busy', retryAfterSeconds: 5 }, 5000],
    ['busy and says no time', { kind: 'busy' }, 1000],
  ] as const)(
    '§4 waiting changes: waits for its time if the server is %s, however often it or the network is reached',
    async (_, failure, ms) => {
      const tab = await openTab()
      tab.make('a')
      await tab.fail(failure)
      tab.send({ type: 'server.reached' })
      tab.send({ type: 'network.online' })
      expect([tab.sent(), tab.value()]).toEqual([['a'], { leading: { backingOff: 'asked' } }])
      tab.clock.increment(ms - 1)
      expect(tab.sent()).toEqual(['a'])
      tab.clock.increment(1)
      expect(tab.sent()).toEqual(['a', 'a'])
    },
  )

  it('is not sent by a tab that does not lead when the server is reached', async () => {
    const tab = await openTab({ leads: false })
    await tab.read([change('a')])
    tab.send({ type: 'server.reached' })
    expect([tab.sent(), tab.value()]).toEqual([[], 'following'])
  })

  it('waits a second again after the network was back', async () => {
    const tab = await openTab()
    tab.make('a')
    await tab.fail({ kind: 'offline' })
    tab.clock.increment(1000)
    await tab.fail({ kind: 'offline' })
    tab.send({ type: 'network.online' })
    await tab.fail({ kind: 'offline' })
    tab.clock.increment(1000)
    expect(tab.sent()).toEqual(['a', 'a', 'a', 'a'])
  })

  it('shows that the queue is read, that a change is sent, and that one waits', async () => {
    const following = await openTab({ leads: false })
    expect(following.tags()).toEqual(['restoring'])
    following.send({ type: 'lead.gained' })
    expect(following.tags()).toEqual(['restoring'])
    const tab = await openTab()
    expect(tab.tags()).toEqual([])
    tab.make('a')
    expect(tab.tags()).toEqual(['sending'])
    await tab.fail({ kind: 'offline' })
    expect(tab.tags()).toEqual(['waiting'])
  })

  it('§4 waiting changes: waits as long as the server says, however often it failed before', async () => {
    const tab = await openTab()
    tab.make('a')
    for (const ms of [1000, 2000, 5000, 15_000]) {
      await tab.fail({ kind: 'offline' })
      tab.clock.increment(ms)
    }
    await tab.fail({ kind: 'busy', retryAfterSeconds: 5 })
    tab.clock.increment(4999)
    expect(tab.sent()).toHaveLength(5)
    tab.clock.increment(1)
    expect(tab.sent()).toHaveLength(6)
  })

  it('holds back those that were made after it', async () => {
    const tab = await openTab()
    tab.make('a')
    await tab.fail({ kind: 'offline' })
    tab.make('b')
    tab.clock.increment(1000)
    await tab.answer(applied(5))
    expect(tab.sent()).toEqual(['a', 'a', 'b'])
  })
})

describe('a change that the server does not take', () => {
  it('leaves the queue, is told with the reason, and the next one goes on', async () => {
    const tab = await openTab()
    tab.make('a', 'b')
    await tab.answer({ kind: 'refused', failure: { kind: 'missing' } })
    expect(tab.emitted).toEqual([
      { type: 'change.refused', mutation: change('a'), failure: { kind: 'missing' } },
    ])
    expect(tab.kept.at(-1)).toEqual({ changed: [], settled: ['a'] })
    expect(tab.sent()).toEqual(['a', 'b'])
  })

  it('begins to wait anew for the next one', async () => {
    const tab = await openTab()
    tab.make('a', 'b')
    await tab.fail({ kind: 'offline' })
    tab.clock.increment(1000)
    await tab.answer({ kind: 'refused', failure: { kind: 'missing' } })
    await tab.fail({ kind: 'offline' })
    tab.clock.increment(1000)
    expect(tab.sent()).toEqual(['a', 'a', 'b', 'b'])
  })
})

describe('§4 waiting changes: a session that ends while offline', () => {
  it('the queue waits, the shopper is asked to log in, nothing is lost', async () => {
    const tab = await openTab()
    tab.make('a')
    await tab.answer({ kind: 'signedOut' })
    tab.make('b')
    tab.send({ type: 'network.online' })
    tab.clock.increment(600_000)
    expect(tab.tags()).toEqual(['signedOut'])
    expect(tab.emitted).toEqual([{ type: 'signIn.needed' }])
    expect(tab.queue()).toEqual([change('a'), change('b')])
    tab.send({ type: 'session.renewed' })
    await tab.answer(applied(5))
    expect(tab.sent()).toEqual(['a', 'a', 'b'])
  })
})

describe('flows: a change made while the queue is restored', () => {
  it('is kept at once and comes after what was stored', async () => {
    const tab = await openTab({ leads: false })
    tab.send({ type: 'lead.gained' })
    tab.make('new')
    expect(tab.kept).toEqual([{ changed: [change('new')], settled: [] }])
    expect(tab.sent()).toEqual([])
    await tab.read([change('a'), acked('b', 9)])
    expect(tab.queue()).toEqual([change('a'), acked('b', 9), change('new')])
    await tab.answer(applied(10))
    expect(tab.sent()).toEqual(['a', 'new'])
  })

  it('is sent once where the storage had it already', async () => {
    const tab = await openTab({ leads: false })
    tab.send({ type: 'lead.gained' })
    tab.make('new')
    await tab.read([change('a'), change('new')])
    expect(tab.queue()).toEqual([change('a'), change('new')])
  })

  it('what the list on the device has is let go', async () => {
    const tab = await openTab({ stored: [acked('a', 4), acked('b', 5)] })
    expect(tab.queue()).toEqual([acked('b', 5)])
    expect(tab.kept).toEqual([{ changed: [], settled: ['a'] }])
  })

  it('is let go by a tab that does not lead too', async () => {
    const tab = await openTab({ leads: false })
    await tab.read([acked('a', 4), acked('b', 5)])
    expect(tab.queue()).toEqual([acked('b', 5)])
  })
})

describe('flows: two tabs on one queue', () => {
  it('one that does not lead shows and stores its changes, and sends nothing', async () => {
    const tab = await openTab({ leads: false })
    await tab.read([change('a')])
    tab.make('b')
    tab.clock.increment(600_000)
    expect(tab.queue()).toEqual([change('a'), change('b')])
    expect(tab.kept).toEqual([{ changed: [change('b')], settled: [] }])
    expect(tab.sent()).toEqual([])
  })

  it('the one that leads sends the other’s, and tells that the list is stale', async () => {
    const tab = await openTab()
    tab.send({ type: 'queue.changed', changed: [change('other')], settled: [] })
    expect(tab.sent()).toEqual(['other'])
    expect(tab.kept).toEqual([])
  })

  it('the one that leads lets go at once what another one had answered, where its list came before', async () => {
    const tab = await openTab({ version: 8 })
    tab.make('a')
    tab.send({ type: 'queue.changed', changed: [acked('a', 8)], settled: [] })
    expect(tab.queue()).toEqual([])
  })

  it('each tells that its queue is empty once it has read it', async () => {
    const follower = await openTab({ leads: false })
    expect(follower.timesEmpty()).toBe(0)
    await follower.read([])
    expect(follower.timesEmpty()).toBe(1)
    expect((await openTab()).timesEmpty()).toBe(1)
  })

  it('one that loses the lead while it reads the queue sends nothing', async () => {
    const tab = await openTab({ leads: false })
    tab.send({ type: 'lead.gained' })
    tab.send({ type: 'lead.lost' })
    await tab.read([change('a')])
    expect([tab.value(), tab.queue(), tab.sent()]).toEqual(['following', [change('a')], []])
  })

  it('the other keeps what was answered until its own list has it', async () => {
    const tab = await openTab({ leads: false })
    await tab.read([change('a')])
    tab.send({ type: 'queue.changed', changed: [acked('a', 8)], settled: [] })
    tab.send({ type: 'queue.changed', changed: [], settled: ['a'] })
    expect(tab.queue()).toEqual([acked('a', 8)])
    expect(tab.emitted).toEqual([{ type: 'list.stale', version: 8 }])
    tab.send({ type: 'list.loaded', version: 8 })
    expect(tab.queue()).toEqual([])
  })

  it('the other lets go at once where its list came before the answer', async () => {
    const tab = await openTab({ leads: false })
    await tab.read([change('a')])
    tab.send({ type: 'list.loaded', version: 8 })
    tab.send({ type: 'queue.changed', changed: [acked('a', 8)], settled: [] })
    expect(tab.queue()).toEqual([])
  })

  it('a tab that takes over reads what was stored, and goes on', async () => {
    const tab = await openTab({ leads: false })
    await tab.read([change('a')])
    tab.send({ type: 'lead.gained' })
    await tab.read([change('a'), change('b')])
    await tab.answer(applied(5))
    expect(tab.sent()).toEqual(['a', 'b'])
  })

  it.each<[string, (tab: Awaited<ReturnType<typeof openTab>>) => Promise<unknown>]>([
    ['the network', async (tab) => tab.send({ type: 'network.online' })],
    ['its time', async (tab) => tab.clock.increment(1000)],
  ])('what another tab had answered while this one waited for %s is not sent again', async (_, goOn) => {
    const tab = await openTab()
    tab.make('a')
    await tab.fail({ kind: 'offline' })
    tab.send({ type: 'queue.changed', changed: [acked('a', 5)], settled: [] })
    await goOn(tab)
    expect([tab.sent(), tab.value()]).toEqual([['a'], { leading: 'idle' }])
  })

  it('what another tab had answered before the login is not sent again', async () => {
    const tab = await openTab()
    tab.make('a')
    await tab.answer({ kind: 'signedOut' })
    tab.send({ type: 'queue.changed', changed: [acked('a', 5)], settled: [] })
    tab.send({ type: 'session.renewed' })
    expect([tab.sent(), tab.value()]).toEqual([['a'], { leading: 'idle' }])
  })

  it('an answer is of the change that was sent, also where another tab had it answered meanwhile', async () => {
    const tab = await openTab()
    tab.make('a', 'b')
    tab.send({ type: 'queue.changed', changed: [acked('a', 5)], settled: [] })
    await tab.answer(applied(5))
    expect(tab.queue()).toEqual([acked('a', 5), change('b')])
    expect(tab.sent()).toEqual(['a', 'b'])
  })
})

describe('§4 waiting changes: a device that lets nothing be kept', () => {
  /** `version` is that of the list with a change that was sent; the loaded list has version 4. */
  type BadStorage = { failures: number; leads: boolean; version?: number }
  /** A queue in a storage that fails as often as it is told to, and then holds one change. */
  const openBadStorage = ({ failures, leads, version = 5 }: BadStorage) => {
    const clock = new SimulatedClock()
    const sent: string[] = []
    const told: string[] = []
    let reads = 0
    const queue = createActor(
      listQueueMachine.provide({
        actors: {
          loadQueue: fromPromise<KeptMutation[], Owned>(async () => {
            reads += 1
            if (reads <= failures) throw new Error('no storage')
            return [change('stored')]
          }),
          keepQueue: fromCallback<QueueKeepEvent, Owned>(() => {}),
          lead: fromCallback<EventObject, Owned>(({ sendBack }) => {
            if (leads) sendBack({ type: 'lead.gained' })
          }),
          followWindow: createWindow().followWindow,
          sendMutation: fromPromise<MutationOutcome, ListMutation>(({ input }) => {
            sent.push(input.id)
            return Promise.resolve(applied(version))
          }),
        },
      }),
      { clock, input: { owner: 'mette@example.dk', listUuid: 'list-1', version: 4 } },
    )
    queue.on('queue.empty', ({ type }) => told.push(type))
    queue.start()
    const passing = async (ms: number) => {
      clock.increment(ms)
      await settled()
    }
    const ids = () => queue.getSnapshot().context.queue.map(({ id }) => id)
    return { queue, sent, told, passing, ids, reads: () => reads, value: () => queue.getSnapshot().value }
  }

  it('is read again after 1, 2, 5 and 15 s and each minute, and never said to be empty, until it is read', async () => {
    const { passing, ids, told, reads, queue } = openBadStorage({ failures: 6, leads: false })
    await settled()
    queue.send({ type: 'queue.changed', changed: [], settled: ['other'] })
    const times: number[] = []
    for (const ms of [999, 1, 2000, 5000, 15_000, 60_000, 60_000]) {
      await passing(ms)
      times.push(reads())
    }
    expect([times, ids(), told]).toEqual([[1, 2, 3, 4, 5, 6, 7], ['stored'], []])
  })

  it('a tab that gets the lead meanwhile reads it at once, and one that loses it goes on reading', async () => {
    const { passing, queue, reads, value } = openBadStorage({ failures: 5, leads: false })
    await settled()
    queue.send({ type: 'lead.gained' })
    await settled()
    expect([reads(), value()]).toEqual([2, { leading: 'unreadable' }])
    queue.send({ type: 'lead.lost' })
    await settled()
    expect([reads(), value()]).toEqual([3, 'unreadable'])
    await passing(5000)
    expect([reads(), value()]).toEqual([4, 'unreadable'])
  })

  it('the tab that sends keeps the order if the storage can be read at the third time', async () => {
    const { passing, queue, sent, ids } = openBadStorage({ failures: 3, leads: true })
    queue.send({ type: 'change.made', mutation: change('made') })
    await settled()
    await passing(1000)
    expect(sent).toEqual([])
    await passing(2000)
    expect([sent, ids()]).toEqual([
      ['stored', 'made'],
      ['stored', 'made'],
    ])
  })

  it('a tab that has read the storage and loses the lead does not read it again', async () => {
    const { queue, reads, value } = openBadStorage({ failures: 0, leads: true })
    await settled()
    queue.send({ type: 'lead.lost' })
    await settled()
    expect([reads(), value()]).toEqual([2, 'following'])
  })

  it('the tab that sends does so without the storage after three times, and goes on reading', async () => {
    const { passing, queue, sent, told, value } = openBadStorage({ failures: 5, leads: true })
    await settled()
    await passing(1000)
    await passing(2000)
    queue.send({ type: 'queue.changed', changed: [], settled: ['other'] })
    expect([value(), told]).toEqual([{ leading: 'unreadable' }, []])
    await passing(5000)
    expect([value(), sent]).toEqual([{ leading: 'unreadable' }, []])
    await passing(15_000)
    expect([value(), sent]).toEqual([{ leading: 'idle' }, ['stored']])
  })

  it('is not said to be empty once all is sent that the tab has, and the list has it', async () => {
    const { passing, queue, sent, told, ids } = openBadStorage({ failures: 9, leads: true, version: 4 })
    queue.send({ type: 'change.made', mutation: change('made') })
    await settled()
    await passing(1000)
    await passing(2000)
    expect([sent, ids(), told]).toEqual([['made'], [], []])
  })

  it('has a queue as long as the tab', async () => {
    const { passing, queue, sent, ids, value } = openBadStorage({ failures: 9, leads: true })
    queue.send({ type: 'change.made', mutation: change('made') })
    await settled()
    await passing(1000)
    await passing(2000)
    expect([value(), sent, ids()]).toEqual([{ leading: 'unreadable' }, ['made'], ['made']])
  })
})
