import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { listOf } from '#app/domain/list/lists.fixture.ts'
import type { ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { createWindow } from '#machines/list-queue/window.fixture.ts'
import { type ListReaderEmitted, listReaderMachine } from './list-reader.machine.ts'

/** A reader whose server the test holds. */
function startReader() {
  const clock = new SimulatedClock()
  const asked: { locale: Country; answer: (list: ShoppingList) => void; fail: (failure: Failure) => void }[] =
    []
  const emitted: ListReaderEmitted[] = []
  const fetchList = fromPromise<ShoppingList, { locale: Country }>(
    ({ input }) =>
      new Promise((answer, fail) => {
        asked.push({ locale: input.locale, answer, fail })
      }),
  )
  const reader = createActor(
    listReaderMachine.provide({ actors: { fetchList, followWindow: createWindow().followWindow } }),
    {
      clock,
      input: { locale: 'no' },
    },
  )
  reader.on('*', (event) => emitted.push(event))
  reader.start()
  const settled = async () => {
    await Promise.resolve()
    await Promise.resolve()
  }
  return {
    clock,
    asked,
    emitted,
    send: reader.send.bind(reader),
    stale: (version: number) => reader.send({ type: 'list.stale', version }),
    value: () => reader.getSnapshot().value,
    answer: (version: number, uuid = 'list-1') => {
      asked.at(-1)?.answer(listOf([], { uuid, version }))
      return settled()
    },
    fail: (failure: Failure) => {
      asked.at(-1)?.fail(failure)
      return settled()
    },
    loaded: () =>
      emitted.flatMap((event) =>
        event.type === 'list.loaded' ? [`${event.list.uuid}@${event.list.version}`] : [],
      ),
  }
}

describe('§4 shopping list data: every change is followed by a refetch', () => {
  it('fetches the active list of the locale at once', async () => {
    const reader = startReader()
    expect(reader.asked.map(({ locale }) => locale)).toEqual(['no'])
    await reader.answer(4)
    expect(reader.loaded()).toEqual(['list-1@4'])
    expect(reader.value()).toBe('current')
  })

  it('fetches a version it hears of, 50 ms later, and with it all that it hears meanwhile', async () => {
    const reader = startReader()
    await reader.answer(4)
    reader.stale(5)
    reader.stale(6)
    reader.clock.increment(49)
    expect(reader.asked).toHaveLength(1)
    reader.clock.increment(1)
    expect(reader.asked).toHaveLength(2)
    await reader.answer(6)
    expect(reader.loaded()).toEqual(['list-1@4', 'list-1@6'])
    expect(reader.value()).toBe('current')
  })

  it('does not fetch what it has', async () => {
    const reader = startReader()
    await reader.answer(4)
    reader.stale(4)
    reader.stale(3)
    reader.clock.increment(60_000)
    expect(reader.asked).toHaveLength(1)
  })

  it('fetches once more for what it heard during a fetch', async () => {
    const reader = startReader()
    reader.stale(5)
    reader.stale(6)
    await reader.answer(5)
    reader.clock.increment(50)
    expect(reader.asked).toHaveLength(2)
    await reader.answer(6)
    expect(reader.value()).toBe('current')
  })

  it('tells the list again when it is fetched anew without news, and waits for nothing', async () => {
    const reader = startReader()
    reader.stale(4)
    await reader.answer(4)
    reader.send({ type: 'list.reload' })
    await reader.answer(4)
    expect(reader.loaded()).toEqual(['list-1@4', 'list-1@4'])
    expect(reader.value()).toBe('current')
  })

  it('fetches again if the list is newer than before and older than it heard of', async () => {
    const reader = startReader()
    await reader.answer(4)
    reader.stale(6)
    reader.clock.increment(50)
    await reader.answer(5)
    expect(reader.loaded()).toEqual(['list-1@4', 'list-1@5'])
    expect(reader.value()).toBe('gathering')
  })

  it('waits a second before it asks a server again that is behind what was heard', async () => {
    const reader = startReader()
    await reader.answer(4)
    reader.stale(5)
    reader.clock.increment(50)
    await reader.answer(4)
    expect(reader.loaded()).toEqual(['list-1@4'])
    reader.clock.increment(999)
    expect(reader.asked).toHaveLength(2)
    reader.clock.increment(1)
    await reader.answer(5)
    expect(reader.loaded()).toEqual(['list-1@4', 'list-1@5'])
  })

  it.each(['list.reload', 'tab.returned', 'network.online'] as const)('fetches anew at %s', async (type) => {
    const reader = startReader()
    await reader.answer(4)
    reader.send({ type })
    expect(reader.asked).toHaveLength(2)
  })

  it('looks whether a list that is doubted is still there, and not while it waits for it or for a login', async () => {
    const reader = startReader()
    await reader.answer(4)
    reader.send({ type: 'list.doubted' })
    expect(reader.asked).toHaveLength(2)
    await reader.fail({ kind: 'offline' })
    reader.send({ type: 'list.doubted' })
    expect(reader.asked).toHaveLength(2)
    reader.clock.increment(1000)
    await reader.fail({ kind: 'unauthenticated' })
    reader.send({ type: 'list.doubted' })
    expect([reader.asked.length, reader.emitted.at(-1)]).toEqual([
      3,
      { type: 'load.failed', error: { kind: 'unauthenticated' } },
    ])
  })

  it('takes a list in another’s place, whose versions are its own', async () => {
    const reader = startReader()
    await reader.answer(9)
    reader.send({ type: 'list.reload' })
    await reader.answer(2, 'list-2')
    expect(reader.loaded()).toEqual(['list-1@9', 'list-2@2'])
    expect(reader.value()).toBe('current')
  })
})

describe('a list that does not come', () => {
  it('is asked for again after 1, 3, 10 and 30 seconds, and from then on every 30', async () => {
    const reader = startReader()
    for (const ms of [1000, 3000, 10_000, 30_000, 30_000]) {
      await reader.fail({ kind: 'offline' })
      const before = reader.asked.length
      reader.clock.increment(ms - 1)
      expect(reader.asked).toHaveLength(before)
      reader.clock.increment(1)
      expect(reader.asked).toHaveLength(before + 1)
    }
    expect(reader.emitted[0]).toEqual({ type: 'load.failed', error: { kind: 'offline' } })
  })

  it('is asked for at once when the connection returns', async () => {
    const reader = startReader()
    await reader.fail({ kind: 'offline' })
    reader.send({ type: 'network.online' })
    expect(reader.asked).toHaveLength(2)
  })

  it('waits a second again after the connection has returned', async () => {
    const reader = startReader()
    await reader.fail({ kind: 'offline' })
    reader.clock.increment(1000)
    await reader.fail({ kind: 'offline' })
    reader.send({ type: 'network.online' })
    await reader.fail({ kind: 'offline' })
    reader.clock.increment(1000)
    expect(reader.asked).toHaveLength(4)
  })

  it('waits for a login where there is no session', async () => {
    const reader = startReader()
    await reader.fail({ kind: 'unauthenticated' })
    expect(reader.emitted).toEqual([{ type: 'load.failed', error: { kind: 'unauthenticated' } }])
    reader.clock.increment(600_000)
    expect(reader.asked).toHaveLength(1)
    reader.send({ type: 'session.renewed' })
    expect(reader.asked).toHaveLength(2)
  })
})
