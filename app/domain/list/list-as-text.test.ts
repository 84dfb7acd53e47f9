import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainLine } from '../text/plain-line.ts'
import { listAsText } from './list-as-text.ts'
import { readPastedLines } from './read-pasted-lines.ts'
import { maximumNameLength, maximumQuantity } from './shopping-list.ts'

it('§2.10: the text of a list has a line for each item, with a box to tick', () => {
  const items = [
    { name: 'mælk', quantity: 1, checked: false },
    { name: 'Rugbrød', quantity: 12, checked: true },
    { name: '3x æg', quantity: 1, checked: false },
  ]
  expect(listAsText(items)).toBe('- [ ] mælk\n- [x] 12 stk Rugbrød\n- [ ] 1 stk 3x æg')
})

const tricky = fc.constantFrom(
  '3x æg',
  'løg, røde',
  '- [x] te',
  '1. ost',
  '2 stk',
  'mælk 2 stk',
  '✓',
  ';',
  '7 Up',
)
const names = fc
  .oneof(tricky, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }))
  .map((text) => plainLine(text.replace(/\s+/g, ' '), maximumNameLength))
  .filter((name) => name !== '')
const items = fc.array(
  fc.record({ name: names, quantity: fc.integer({ min: 1, max: maximumQuantity }), checked: fc.boolean() }),
  { minLength: 1, maxLength: 20 },
)

it('§2.10: every list is read back whole from its text', () => {
  fc.assert(
    fc.property(items, (list) => {
      expect(readPastedLines(listAsText(list))).toEqual(
        list.map(({ name, quantity, checked }) => ({ itemName: name, quantity, isDone: checked })),
      )
    }),
    { numRuns: 1000 },
  )
})
