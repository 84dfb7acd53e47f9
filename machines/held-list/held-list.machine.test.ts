import { describe, expect, it } from 'vitest'
import { coffee, item, listOf, mutation } from '#app/domain/list/lists.fixture.ts'
import type { ListChange } from '#app/domain/list/shopping-list.ts'
import { holdList } from './held-list.fixture.ts'
import { selectView } from './held-list.selectors.ts'

const milk = (quantity: number, version = 4) => listOf([item('milk', { quantity })], { version })
const shown = (total: number, numberPending: number) => ({ type: 'list.shown', total, numberPending })

describe('§4 shopping list data: the list that is held', () => {
  it('tells its total at once, and the device stores what came from the server', () => {
    const { held, emitted, kept } = holdList(milk(2))
    expect([emitted, kept]).toEqual([[shown(2, 0)], []])
    held.send({ type: 'list.loaded', list: milk(2) })
    expect(kept).toEqual([milk(2)])
    held.send({ type: 'list.loaded', list: milk(5, 5) })
    expect([emitted.at(-1), kept]).toEqual([shown(5, 0), [milk(2), milk(5, 5)]])
  })

  it('shows a change at once, which its queue keeps, and tells how many are not with the server', () => {
    const { held, emitted } = holdList(milk(2))
    const change = { kind: 'set-quantity', itemUuid: 'milk', quantity: 5 } as const
    held.send({ type: 'list.change', id: 'm1', change })
    const { context, children } = held.getSnapshot()
    expect([context.view.amount, context.numberPending, emitted.at(-1)]).toEqual([5, 1, shown(5, 1)])
    expect(children.queue?.getSnapshot().context.queue).toEqual([mutation('m1', change)])
  })

  it('stays the same for a list that comes late and is older', () => {
    const { held, emitted } = holdList(milk(7, 6))
    held.send({ type: 'list.loaded', list: milk(2) })
    expect([held.getSnapshot().context.view.amount, emitted]).toEqual([7, [shown(7, 0)]])
  })
})

describe('§4 waiting changes: changes that the server refuses', () => {
  const change = mutation('m1', { kind: 'check', itemUuid: 'milk' })
  const missing = { mutation: change, failure: { kind: 'missing' } } as const
  const full = { mutation: change, failure: { kind: 'invalid' as const, errors: { items: ['full'] } } }
  const refused = { type: 'change.refused', ...missing } as const
  const lost = { type: 'change.lost', ...missing } as const
  const outdated = { type: 'list.outdated' }

  it('are told once until the list is loaded again, which is asked for each time', () => {
    const { held, emitted } = holdList(milk(2))
    for (const event of [refused, refused, lost]) held.send(event)
    expect(emitted.slice(1)).toEqual([refused, outdated, outdated])
    held.send({ type: 'list.loaded', list: milk(2) })
    held.send(lost)
    expect(emitted.at(-1)).toEqual(lost)
  })

  it('are told each time if the server says why', () => {
    const { held, emitted } = holdList(milk(2))
    const explained = { type: 'change.refused', ...full } as const
    for (const event of [refused, explained]) held.send(event)
    expect(emitted.slice(1)).toEqual([refused, outdated, explained, outdated])
  })

  it('are told once also while the user leaves the list, and so is the list that comes in its place', () => {
    const { held, emitted } = holdList(milk(2))
    for (const event of [{ type: 'list.leave' } as const, refused, refused, lost]) held.send(event)
    expect(emitted.slice(1)).toEqual([refused, outdated, outdated])
    const own = listOf([], { uuid: 'list-2', version: 1 })
    held.send({ type: 'list.loaded', list: own })
    expect(emitted.at(-1)).toEqual({ type: 'list.replaced', list: own, arrival: 'loadedAfterRefusal' })
  })

  it('of a list before are no further news after one of that list was told', () => {
    const { held, emitted } = holdList(milk(2))
    held.send({ type: 'refusal.told' })
    held.send(lost)
    held.send(refused)
    expect(emitted).toEqual([shown(2, 0), outdated])
    const { held: other, emitted: others } = holdList(milk(2))
    other.send(lost)
    expect(others).toEqual([shown(2, 0), lost])
  })
})

describe('§4 waiting changes: another list in its place', () => {
  const jonas = { name: 'Jonas Vig', isUser: false }
  const own = listOf([], { uuid: 'list-2', version: 1 })
  const theirs = { ...milk(2), owner: jonas }
  const replaced = (list: typeof own, arrival = 'loaded') => ({ type: 'list.replaced', list, arrival })
  const gone = { type: 'list.gone' }
  const toldBy = (
    list: typeof own,
    ...events: Parameters<ReturnType<typeof holdList>['held']['send']>[0][]
  ) => {
    const { held, emitted } = holdList(list)
    for (const event of events) held.send(event)
    return emitted.slice(1)
  }

  it('is told, and as a loss only if it is the own one after one of others', () => {
    expect(toldBy(theirs, { type: 'list.loaded', list: own })).toEqual([gone, replaced(own)])
    expect(toldBy(milk(2), { type: 'list.loaded', list: own })).toEqual([replaced(own)])
    const third = { ...own, owner: jonas }
    expect(toldBy(theirs, { type: 'list.loaded', list: third })).toEqual([replaced(third)])
  })

  it('is no loss to a user who leaves, until the list is loaded again after the answer of the server', () => {
    const load = { type: 'list.loaded', list: own } as const
    const again = { type: 'list.loaded', list: theirs } as const
    expect(toldBy(theirs, { type: 'list.leave' }, load)).toEqual([replaced(own)])
    const newer = { ...own, version: 9 }
    expect(toldBy(theirs, { type: 'list.leave' }, { type: 'list.loaded', list: newer })).toEqual([
      replaced(newer),
    ])
    expect(toldBy(theirs, { type: 'list.leave' }, again, load)).toEqual([shown(2, 0), replaced(own)])
    expect(toldBy(theirs, { type: 'list.leave' }, { type: 'list.reload' }, again, load)).toEqual([
      shown(2, 0),
      gone,
      replaced(own),
    ])
  })

  it('is no loss either if another list still comes after the answer of the server', () => {
    const newer = { type: 'list.loaded', list: { ...own, version: 9 } } as const
    expect(toldBy(theirs, { type: 'list.leave' }, { type: 'list.reload' }, newer, newer)).toEqual([
      replaced(newer.list),
      replaced(newer.list),
    ])
  })

  it('says that a change was refused before', () => {
    const change = mutation('m1', { kind: 'check', itemUuid: 'milk' })
    const refused = { type: 'change.refused', mutation: change, failure: { kind: 'missing' } } as const
    expect(toldBy(milk(2), refused, { type: 'list.loaded', list: own })).toEqual([
      refused,
      { type: 'list.outdated' },
      replaced(own, 'loadedAfterRefusal'),
    ])
  })

  it('is looked for when the stream loses the list, or may have', () => {
    expect(
      toldBy(theirs, { type: 'list.gone' }, { type: 'list.doubted' }, { type: 'list.stale', version: 6 }),
    ).toEqual([{ type: 'list.outdated' }, { type: 'list.doubted' }, { type: 'list.stale', version: 6 }])
  })
})

describe('§4 waiting changes: a session that ends', () => {
  it('is told of changes on this list and on others', () => {
    const { held, emitted } = holdList(milk(2))
    held.send({ type: 'signIn.needed' })
    held.send({ type: 'login.awaited' })
    expect(emitted.slice(1)).toEqual([{ type: 'signIn.needed' }, { type: 'signIn.needed' }])
  })
})

describe('§4 shopping list panel: undo', () => {
  const undoOf = (change: Parameters<typeof changed>[0]) =>
    changed(change).find(({ type }) => type === 'undo.offered')
  const changed = (change: Parameters<ReturnType<typeof holdList>['held']['send']>[0]) => {
    const { held, emitted } = holdList(milk(2))
    held.send(change)
    return emitted
  }

  it('is offered of a removed item, which it brings back as it was', () => {
    const undo = {
      kind: 'restore',
      itemUuid: 'milk',
      item: { ...item('milk', { quantity: 2 }), isPending: false },
    }
    const remove = { kind: 'remove', itemUuid: 'milk' } as const
    expect(undoOf({ type: 'list.change', id: 'm1', change: remove })).toEqual({
      type: 'undo.offered',
      of: 'remove',
      undo,
    })
    const none = { kind: 'set-quantity', itemUuid: 'milk', quantity: 0 } as const
    expect(undoOf({ type: 'list.change', id: 'm1', change: none })).toEqual({
      type: 'undo.offered',
      of: 'set-quantity',
      undo,
    })
  })

  it('§2.10: is offered of words that were typed again, with how many of them are wanted now', () => {
    const { name } = item('milk')
    const plain = listOf([item('milk', { quantity: 2, subText: '' })])
    const { held, emitted } = holdList(plain)
    held.send({ type: 'list.change', id: 'm1', change: { kind: 'add-typed', itemName: name, quantity: 3 } })
    held.send({ type: 'list.change', id: 'm2', change: { kind: 'add-typed', itemName: 'Ost', quantity: 3 } })
    expect(emitted.filter(({ type }) => type === 'undo.offered')).toEqual([
      {
        type: 'undo.offered',
        of: 'add-typed',
        undo: {
          kind: 'undo-addition',
          additionId: 'm1',
          quantity: 3,
          item: { ...item('milk', { quantity: 2, subText: '' }), isPending: false },
        },
        raised: { name, quantity: 5 },
      },
    ])
  })

  it('§2.10: is not offered of what is itself an undo', () => {
    const remove = { kind: 'remove', itemUuid: 'milk' } as const
    expect(undoOf({ type: 'list.change', id: 'm1', change: remove, isUndo: true })).toBeUndefined()
  })

  it('is offered of an emptied list, and not of a tick', () => {
    expect(undoOf({ type: 'list.change', id: 'm1', change: { kind: 'empty' } })).toMatchObject({
      of: 'empty',
      undo: { kind: 'undo-empty', emptyingId: 'm1' },
    })
    const tick = { kind: 'check', itemUuid: 'milk' } as const
    expect(undoOf({ type: 'list.change', id: 'm1', change: tick })).toBeUndefined()
  })
})

describe('§4 shopping list data: an offer that ends leaves the total', () => {
  it('on the day after it, and is the same object for the same day', () => {
    const { held } = holdList(listOf([item('coffee', { ...coffee, endDate: '2026-11-22' })]))
    const view = () => selectView(held.getSnapshot())
    expect(view().total).toBe(3995)
    held.send({ type: 'day.changed', day: '2026-11-22' })
    expect(view().total).toBe(3995)
    held.send({ type: 'day.changed', day: '2026-11-23' })
    expect([view().total, view().items[0]?.isExpired]).toEqual([0, true])
    const before = view()
    held.send({ type: 'list.stale', version: 9 })
    expect(view()).toBe(before)
  })
})

describe('§4 shopping list panel: a change that the shopper makes in this tab', () => {
  const add: ListChange = { kind: 'add-manual', itemName: 'Mel', placeName: null, quantity: 1 }
  const toldBy = (change: { isKept?: boolean }) => {
    const { held, emitted } = holdList(milk(2))
    held.send({ type: 'list.change', id: 'm1', change: add, ...change })
    return emitted.filter(({ type }) => type === 'list.edited')
  }

  it('is told, but not one that the device kept until there was a list', () => {
    expect(toldBy({})).toEqual([{ type: 'list.edited' }])
    expect(toldBy({ isKept: true })).toEqual([])
  })
})
