import { describe, expect, it } from 'vitest'
import type { Failure } from '#app/domain/failure.ts'
import { mutation } from '#app/domain/list/lists.fixture.ts'
import { milk, openTab, setMilk, settled } from './shopping-list.fixture.ts'

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

  it('§4 waiting changes: opens offline with the device’s copy', async () => {
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

  it('is loading again, and fetched at once, if it is asked for again', async () => {
    const tab = openTab()
    tab.send({ type: 'list.reload' })
    expect(tab.fetches).toHaveLength(2)
    await tab.copy(null)
    await tab.loadFails({ kind: 'offline' })
    tab.send({ type: 'list.reload' })
    expect([tab.tags(), tab.fetches.length]).toEqual([['loading'], 3])
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

  it('several that the server does not take are told once until the list has come, and each with its reason', async () => {
    const tab = openTab()
    await tab.copy(null)
    await tab.load(milk(2, 4))
    const full: Failure = { kind: 'invalid', errors: { items: ['full'] } }
    const failures: Failure[] = [{ kind: 'missing' }, { kind: 'missing' }, full]
    for (const [index] of failures.entries()) await tab.change(`m${index}`, setMilk(5 + index))
    for (const failure of failures) await tab.answer({ kind: 'refused', failure })
    expect(tab.emitted).toEqual([
      { type: 'change.refused', mutation: mutation('m0', setMilk(5)), failure: { kind: 'missing' } },
      { type: 'change.refused', mutation: mutation('m2', setMilk(7)), failure: full },
    ])
  })
})

describe('§4 waiting changes: a session that ends', () => {
  it('keeps the changes, and sends them after a login', async () => {
    const tab = openTab()
    await tab.copy(null)
    await tab.load(milk(2, 4))
    await tab.change('m1', setMilk(5))
    await tab.answer({ kind: 'signedOut' })
    expect([tab.shown(), tab.queueTags()]).toEqual([['5 milk …'], ['signedOut']])
    await tab.renewSession()
    expect(tab.sendings.map(({ id }) => id)).toEqual(['m1', 'm1'])
  })

  it('brings the list after a login also where there was none yet', async () => {
    const tab = openTab()
    await tab.copy(null)
    await tab.loadFails({ kind: 'unauthenticated' })
    expect(tab.tags()).toEqual(['unavailable'])
    await tab.renewSession()
    await tab.load(milk(2, 4))
    expect(tab.tags()).toEqual(['ready'])
  })

  it('is not told as if changes waited, where none do', async () => {
    const tab = openTab()
    await tab.copy(null)
    await tab.load(milk(2, 4))
    tab.tell({ type: 'stream.lost' })
    tab.clock.increment(1000)
    tab.tell({ type: 'stream.lost' })
    await tab.loadFails({ kind: 'unauthenticated' })
    expect([tab.shown(), tab.emitted]).toEqual([
      ['2 milk'],
      [{ type: 'load.failed', error: { kind: 'unauthenticated' } }],
    ])
  })
})

describe('§4 waiting changes: the connection returns', () => {
  it('the queue, the stream and the list go on at once', async () => {
    const tab = openTab()
    await tab.copy(milk(2, 4))
    await tab.loadFails({ kind: 'offline' })
    tab.window('network.offline')
    await tab.change('m1', setMilk(5))
    tab.sendings.at(-1)?.fail({ kind: 'offline' })
    await settled()
    tab.window('network.online')
    await settled()
    expect([tab.sendings.length, tab.streams.length, tab.fetches.length]).toEqual([2, 2, 2])
  })

  it('a tab that comes back into view fetches the list', async () => {
    const tab = openTab()
    await tab.copy(null)
    await tab.load(milk(2, 4))
    tab.window('tab.returned')
    expect(tab.fetches).toHaveLength(2)
  })
})
