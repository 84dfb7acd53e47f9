import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countries } from '../locale/locales.ts'
import { plainLine } from '../text/plain-line.ts'
import { listAsText } from './list-as-text.ts'
import { readPastedLines } from './read-pasted-lines.ts'
import { maximumNameLength, maximumQuantity } from './shopping-list.ts'

it('§2.10: the text of a list has a line for each item, with a box to tick', () => {
  const items = [
    { name: 'mælk', quantity: 1, checked: false },
    { name: 'Rugbrød', quantity: 12, checked: true },
    { name: 'smør', quantity: 2, checked: false, wantedAmount: '500 g' },
    { name: '3x æg', quantity: 1, checked: false },
    { name: '2 l mælk', quantity: 1, checked: true, wantedAmount: 'stor' },
  ]
  const others = '2 stk 500 g smør\n- [ ] 1 stk: 3x æg\n- [x] 1 stk (stor): 2 l mælk'
  expect(listAsText(items, 'dk')).toBe(`- [ ] mælk\n- [x] 12 stk Rugbrød\n- [ ] ${others}`)
  expect(listAsText(items.slice(1, 2), 'fi')).toBe('- [x] 12 kpl Rugbrød')
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
  '2 l mælk',
  '2 agurker',
  '2 stk (stor): te',
)
const amounts = fc.constantFrom('2 l', '500 g', 'en halv', '6-pack', 'stor', 'til i morgen', '2')
const names = fc
  .oneof(tricky, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }))
  .map((text) => plainLine(text.replace(/\s+/g, ' '), maximumNameLength))
  .filter((name) => name !== '')
const items = fc.array(
  fc.record({
    name: names,
    quantity: fc.integer({ min: 1, max: maximumQuantity }),
    checked: fc.boolean(),
    wantedAmount: fc.option(amounts, { nil: undefined }),
  }),
  { minLength: 1, maxLength: 20 },
)

it('§2.10: every list is read back whole from its text', () => {
  fc.assert(
    fc.property(items, fc.constantFrom(...countries), (list, country) => {
      expect(readPastedLines(listAsText(list, country))).toEqual(
        list.map(({ name, quantity, checked, wantedAmount }) => ({
          itemName: name,
          quantity,
          isDone: checked,
          wantedAmount,
        })),
      )
    }),
    { numRuns: 1000 },
  )
})
