import { expect, it } from 'vitest'
import { manualSketch } from '#app/domain/list/list-change.ts'
import { projectList, type ShoppingListView } from '#app/domain/list/list-projection.ts'
import type { ShoppingList, ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import { newsBetween } from './news-between.ts'

const itemCalled = (name: string, changes: Partial<ShoppingListItem> = {}): ShoppingListItem => ({
  ...manualSketch(name, null),
  uuid: name,
  quantity: 1,
  checked: false,
  checkedBy: null,
  ...changes,
})

function viewOf(version: number, items: ShoppingListItem[], uuid = 'list'): ShoppingListView {
  const list: ShoppingList = {
    uuid,
    items,
    priceTotalText: '',
    actions: {
      removeAllItems: '',
      addOfferToShoppingList: { shoppingListUuid: uuid },
      addCustomPartnerProductToShoppingList: { shoppingListUuid: uuid },
    },
    version,
    country: 'dk',
    retiredAt: null,
    owner: { name: 'Mette', isUser: true },
    participants: [],
  }
  return projectList(list, [])
}

const before = viewOf(4, [itemCalled('mælk'), itemCalled('smør'), itemCalled('brød', { checked: true })])

it('tells what others added, removed, ticked, unticked and changed the quantity of', () => {
  const after = viewOf(9, [
    itemCalled('mælk', { checked: true }),
    itemCalled('brød'),
    itemCalled('æg'),
    itemCalled('ost'),
  ])
  expect(newsBetween(before, after)).toEqual([
    { kind: 'checked', name: 'mælk' },
    { kind: 'unchecked', name: 'brød' },
    { kind: 'added', name: 'æg' },
    { kind: 'added', name: 'ost' },
    { kind: 'removed', name: 'smør' },
  ])
  const counted = viewOf(5, [itemCalled('mælk', { quantity: 3 }), ...before.items.slice(1)])
  expect(newsBetween(before, counted)).toEqual([{ kind: 'quantity', name: 'mælk' }])
})

it('ignores the shopper’s own changes, which show before the list has a higher version', () => {
  expect(newsBetween(before, viewOf(4, [itemCalled('mælk')]))).toEqual([])
})

it('is empty for another list than the one that was shown', () => {
  expect(newsBetween(before, viewOf(9, [itemCalled('ost')], 'another list'))).toEqual([])
})
