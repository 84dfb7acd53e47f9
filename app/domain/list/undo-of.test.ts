import { expect, it } from 'vitest'
import { projectList } from './list-projection.ts'
import { coffee, item, listOf } from './lists.fixture.ts'
import type { ListChange } from './shopping-list.ts'
import { undoOf } from './undo-of.ts'

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
