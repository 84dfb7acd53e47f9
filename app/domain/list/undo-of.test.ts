import { describe, expect, it } from 'vitest'
import { projectList } from './list-projection.ts'
import { coffee, item, listOf } from './lists.fixture.ts'
import type { ListChange } from './shopping-list.ts'
import { offeredUndo, undoOf } from './undo-of.ts'

const before = projectList(listOf([item('coffee', coffee), item('candles')]), [])
const [coffeeItem] = before.items
const restored: ListChange = {
  kind: 'restore',
  itemUuid: 'coffee',
  ...(coffeeItem && { item: coffeeItem }),
}

it.each<[string, ListChange, ListChange]>([
  ['a removal', { kind: 'remove', itemUuid: 'coffee' }, restored],
  ['§4 a quantity of 0', { kind: 'set-quantity', itemUuid: 'coffee', quantity: 0 }, restored],
  ['an emptying', { kind: 'empty' }, { kind: 'undo-empty', emptyingId: 'm1', items: before.items }],
])('%s can be undone, with what it took off the list', (_, change, undo) => {
  expect(undoOf({ id: 'm1', change, before })).toEqual(undo)
})

it('§2.10: the same words typed again can be taken back, with the item as it was', () => {
  const plain = item('milk', { name: 'Mælk', subText: '' })
  const view = projectList(listOf([plain]), [])
  const change: ListChange = { kind: 'add-typed', itemName: 'mælk', quantity: 2 }
  const undo = { kind: 'undo-addition', additionId: 'm1', quantity: 2, item: view.items[0] }
  expect(undoOf({ id: 'm1', change, before: view })).toEqual(undo)
  expect(undoOf({ id: 'm1', change: { ...change, itemName: 'ost' }, before: view })).toBe(undefined)
})

it('a change that removes nothing has no undo', () => {
  expect(
    undoOf({ id: 'm1', change: { kind: 'set-quantity', itemUuid: 'coffee', quantity: 2 }, before }),
  ).toBe(undefined)
})

describe('§2.10 an offer that is taken in the place of an item', () => {
  const take: ListChange = { kind: 'add-offer', offerId: 11, quantity: 2, item: coffee, inPlaceOf: 'candles' }

  it('is undone by putting the item back, and taking as many off as came', () => {
    const [, candles] = before.items
    expect(offeredUndo({ id: 'm1', change: take, before })).toEqual({
      of: 'add-offer',
      undo: { kind: 'restore', itemUuid: 'candles', item: candles },
      taken: { name: coffee.name, offerId: 11, quantity: 2 },
    })
  })

  it('is no change, and has no undo, if the item is ticked or gone', () => {
    for (const items of [[], [item('candles', { checked: true })]])
      expect(offeredUndo({ id: 'm1', change: take, before: projectList(listOf(items), []) })).toBe(undefined)
  })

  it('is another change than an addition, which has none', () => {
    const { inPlaceOf: _, ...add } = take
    expect(offeredUndo({ id: 'm1', change: add, before })).toBe(undefined)
  })
})

describe('§4 trip: a trip that is taken', () => {
  const line = (uuid: string, inPlaceOf: string) => ({
    ...{ uuid, inPlaceOf, offerId: 11, chainId: 3, quantity: 2, item: coffee },
  })
  const take: ListChange = { kind: 'take-trip', lines: [line('new', 'candles'), line('other', 'gone')] }

  it('is undone in one change, with the items in whose place something came', () => {
    const [, candles] = before.items
    expect(offeredUndo({ id: 'm1', change: take, before })).toEqual({
      of: 'take-trip',
      undo: { kind: 'undo-trip', lines: [{ ...line('new', 'candles'), before: candles }] },
    })
  })

  it('has no undo if all its items are ticked or gone', () => {
    for (const items of [[], [item('candles', { checked: true })]])
      expect(offeredUndo({ id: 'm1', change: take, before: projectList(listOf(items), []) })).toBe(undefined)
  })
})
