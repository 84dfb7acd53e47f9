import { describe, expect, it } from 'vitest'
import { createActor, type EventObject, fromCallback, SimulatedClock } from 'xstate'
import { createWindow } from '#machines/list-queue/window.fixture.ts'
import { type ListStreamEmitted, type ListStreamEvent, listStreamMachine } from './list-stream.machine.ts'

/** A stream whose connections the test holds. */
function follow() {
  const clock = new SimulatedClock()
  const connections: { listUuid: string; tell: (event: ListStreamEvent) => void; isOpen: boolean }[] = []
  const emitted: ListStreamEmitted[] = []
  const followList = fromCallback<EventObject, { listUuid: string }>(({ input, sendBack }) => {
    const connection = { listUuid: input.listUuid, tell: sendBack, isOpen: true }
    connections.push(connection)
    return () => {
      connection.isOpen = false
    }
  })
  const stream = createActor(
    listStreamMachine.provide({ actors: { followList, followWindow: createWindow().followWindow } }),
    {
      clock,
      input: { listUuid: 'list-1' },
    },
  )
  stream.on('*', (event) => emitted.push(event))
  stream.start()
  return {
    clock,
    emitted,
    connections,
    send: stream.send.bind(stream),
    tell: (event: ListStreamEvent) => connections.at(-1)?.tell(event),
    isLive: () => stream.getSnapshot().hasTag('live'),
    open: () => connections.filter(({ isOpen }) => isOpen).length,
  }
}

describe('§4 sharing: a participant hears of every change', () => {
  it('follows the list and tells each version it hears of', () => {
    const stream = follow()
    expect(stream.connections.map(({ listUuid }) => listUuid)).toEqual(['list-1'])
    stream.tell({ type: 'stream.opened', version: 4 })
    expect(stream.isLive()).toBe(true)
    stream.tell({ type: 'list.changed', version: 5 })
    expect(stream.isLive()).toBe(true)
    expect(stream.emitted).toEqual([
      { type: 'list.stale', version: 4 },
      { type: 'server.reached' },
      { type: 'list.stale', version: 5 },
    ])
  })

  it('misses nothing of a lost connection: the next one tells the version', () => {
    const stream = follow()
    stream.tell({ type: 'stream.opened', version: 4 })
    stream.tell({ type: 'stream.lost' })
    expect([stream.isLive(), stream.open()]).toEqual([false, 0])
    stream.clock.increment(1000)
    stream.tell({ type: 'stream.opened', version: 9 })
    expect(stream.emitted.slice(2)).toEqual([{ type: 'list.stale', version: 9 }, { type: 'server.reached' }])
    expect(stream.open()).toBe(1)
  })

  it('tells once of each connection that the server is reached, however often it beats', () => {
    const stream = follow()
    const told = () => stream.emitted.filter(({ type }) => type === 'server.reached').length
    for (const times of [1, 2, 3]) {
      stream.tell({ type: 'stream.opened', version: 4 })
      stream.tell({ type: 'list.changed', version: 4 })
      stream.tell({ type: 'list.changed', version: 5 })
      stream.tell({ type: 'stream.lost' })
      stream.clock.increment(1000)
      expect(told()).toBe(times)
    }
  })

  it('waits longer from time to time, up to 30 s, and begins anew once it was open', () => {
    const stream = follow()
    for (const ms of [1000, 3000, 10_000, 30_000, 30_000]) {
      stream.tell({ type: 'stream.lost' })
      stream.clock.increment(ms - 1)
      expect(stream.open()).toBe(0)
      stream.clock.increment(1)
      expect(stream.open()).toBe(1)
    }
    stream.tell({ type: 'stream.opened', version: 4 })
    stream.tell({ type: 'stream.lost' })
    stream.clock.increment(1000)
    expect(stream.open()).toBe(1)
  })

  it('begins anew too once a change was told first', () => {
    const stream = follow()
    for (const ms of [1000, 3000]) {
      stream.tell({ type: 'stream.lost' })
      stream.clock.increment(ms)
    }
    stream.tell({ type: 'list.changed', version: 5 })
    stream.tell({ type: 'stream.lost' })
    stream.clock.increment(1000)
    expect(stream.open()).toBe(1)
  })

  it('a connection that cannot be had may be refused: each time after the first, the list is to be looked for', () => {
    const stream = follow()
    const told = () => stream.emitted.filter(({ type }) => type === 'list.doubted').length
    stream.tell({ type: 'stream.lost' })
    expect(told()).toBe(0)
    for (const [times, ms] of [1000, 3000, 10_000].entries()) {
      stream.clock.increment(ms)
      stream.tell({ type: 'stream.lost' })
      expect(told()).toBe(times + 1)
    }
    stream.clock.increment(30_000)
    stream.tell({ type: 'stream.opened', version: 4 })
    stream.tell({ type: 'stream.lost' })
    expect(told()).toBe(3)
  })

  it('lets go without a network, and comes back with it at once', () => {
    const stream = follow()
    stream.send({ type: 'network.offline' })
    expect(stream.open()).toBe(0)
    stream.send({ type: 'network.online' })
    expect(stream.open()).toBe(1)
  })

  it('opens a lost connection at once when a change was answered: the server is there again', () => {
    const stream = follow()
    stream.tell({ type: 'stream.opened', version: 4 })
    stream.tell({ type: 'stream.lost' })
    stream.send({ type: 'list.stale', version: 5 })
    expect([stream.open(), stream.connections.length]).toEqual([1, 2])
    stream.send({ type: 'list.stale', version: 6 })
    expect([stream.open(), stream.connections.length]).toEqual([1, 2])
  })

  it('takes a connection for lost on which nothing is heard for a minute, not one that beats', () => {
    const stream = follow()
    stream.tell({ type: 'stream.opened', version: 4 })
    for (let beat = 0; beat < 4; beat += 1) {
      stream.clock.increment(25_000)
      stream.tell({ type: 'list.changed', version: 4 })
    }
    expect([stream.isLive(), stream.connections.length]).toEqual([true, 1])
    stream.clock.increment(59_999)
    expect(stream.isLive()).toBe(true)
    stream.clock.increment(1)
    expect([stream.isLive(), stream.open()]).toEqual([false, 0])
    stream.clock.increment(1000)
    expect(stream.open()).toBe(1)
  })

  it('waits no longer than a minute for a connection that does not open', () => {
    const stream = follow()
    stream.clock.increment(60_000)
    expect(stream.open()).toBe(0)
    stream.clock.increment(1000)
    expect([stream.open(), stream.connections.length]).toEqual([1, 2])
  })

  it('takes no connection in a hidden tab, however long, and is told the version when it is in view again', () => {
    const stream = follow()
    stream.tell({ type: 'stream.opened', version: 4 })
    stream.send({ type: 'tab.hidden' })
    stream.clock.increment(600_000)
    expect([stream.open(), stream.connections.length]).toEqual([0, 1])
    stream.send({ type: 'tab.returned' })
    stream.tell({ type: 'stream.opened', version: 9 })
    expect([stream.open(), stream.emitted.at(-2)]).toEqual([1, { type: 'list.stale', version: 9 }])
  })

  it('does not open a lost connection in a hidden tab', () => {
    const stream = follow()
    stream.tell({ type: 'stream.lost' })
    stream.send({ type: 'tab.hidden' })
    stream.clock.increment(600_000)
    expect(stream.connections).toHaveLength(1)
  })

  it('ends with a list that is not the user’s any more', () => {
    const stream = follow()
    stream.tell({ type: 'stream.gone' })
    expect(stream.open()).toBe(0)
    stream.send({ type: 'network.online' })
    stream.clock.increment(60_000)
    expect(stream.emitted).toEqual([{ type: 'list.gone' }])
    expect(stream.open()).toBe(0)
  })
})
