import { expect, it } from 'vitest'
import { item } from '#app/domain/list/lists.fixture.ts'
import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import { wantedText } from './wanted-text.ts'

const milk = (changes: Partial<ShoppingListItem> = {}) =>
  item('milk', { name: 'Mælk', quantity: 1, ...changes })
const bread = item('bread', { name: 'Brød' })

it('§4 trip: another amount, another rule, a tick and an item that comes or goes are a change of what is wanted', () => {
  const changed = [
    [milk({ quantity: 3 })],
    [milk({ wantedAmount: '2 l' })],
    [milk({ rule: { brand: 'Arla' } })],
    [milk({ checked: true })],
    [milk(), bread],
    [],
  ]
  for (const items of changed) expect(wantedText(items)).not.toBe(wantedText([milk()]))
  expect(wantedText([milk({ checked: true })])).toBe(wantedText([]))
  expect(wantedText([bread, milk()])).toBe(wantedText([milk(), bread]))
})
