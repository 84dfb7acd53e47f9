import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countries } from '../locale/locales.ts'
import { plainLine } from '../text/plain-line.ts'
import { listAsText } from './list-as-text.ts'
import type { NeedRule } from './need-rule.ts'
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

it('§2.10: the text of a list says what will do for a typed item, in the words of its country', () => {
  const sizes = { from: 0.4, to: 0.5, unit: 'kg' } as const
  const coffee = { name: 'kaffe', quantity: 1, checked: false }
  const items = [
    { ...coffee, rule: { sizes } },
    { ...coffee, rule: { brand: 'Löfbergs (Lila)' } },
    { ...coffee, quantity: 2, wantedAmount: '1 kg', rule: { sizes, brand: 'BKI' } },
    { ...coffee, name: '3x æg', rule: { sizes: { from: 10, to: 10, unit: 'stk' as const } } },
  ]
  expect(listAsText(items, 'dk').replaceAll('\u00a0', ' ').split('\n')).toEqual([
    '- [ ] kaffe (400–500 g · uanset mærke)',
    '- [ ] kaffe (uanset størrelse · Löfbergs (Lila))',
    '- [ ] 2 stk 1 kg kaffe (400–500 g · BKI)',
    '- [ ] 1 stk (10 stk. · uanset mærke): 3x æg',
  ])
  expect(listAsText(items.slice(0, 1), 'fi').replaceAll('\u00a0', ' ')).toBe(
    '- [ ] kaffe (400–500 g · merkillä ei väliä)',
  )
  expect(
    readPastedLines(
      'kahvi (koolla ei väliä · Paulig)\nkaffe (stor · Gevalia)\nsalt (uanset størrelse · uanset mærke)',
    ).map(({ itemName, rule }) => [itemName, rule]),
  ).toEqual([
    ['kahvi', { brand: 'Paulig' }],
    ['kaffe (stor · Gevalia)', undefined],
    ['salt (uanset størrelse · uanset mærke)', undefined],
  ])
})

it('§2.10: what is written like a rule, but with a longer brand than one may have, stays in the name', () => {
  const line = (brand: string) => readPastedLines(`kaffe (500 g · ${brand})`).map(({ itemName }) => itemName)
  expect([line('x'.repeat(60)), line('x'.repeat(61))]).toEqual([
    ['kaffe'],
    [`kaffe (500 g · ${'x'.repeat(61)})`],
  ])
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
  'kaffe (400 g · BKI)',
  '1 stk (400 g · BKI): kaffe',
)
const amounts = fc.constantFrom('2 l', '500 g', 'en halv', '6-pack', 'stor', 'til i morgen', '2')
const names = fc
  .oneof(tricky, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }))
  .map((text) => plainLine(text.replace(/\s+/g, ' '), maximumNameLength))
  .filter((name) => name !== '')
const decimals = (least: number, most: number) =>
  fc.tuple(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: most })).map((sizes) => ({
    from: Math.min(...sizes) / 1000,
    to: Math.max(...sizes) / 1000,
  }))
const sizes = fc.oneof(
  decimals(1, 999_999).map((range) => ({ ...range, unit: 'kg' as const })),
  decimals(10, 20_000).map((range) => ({ ...range, unit: 'l' as const })),
)
const brands = fc.constantFrom('BKI', 'Merrild (rød)', 'Ben & Jerry’s', '7 Up')
const rules = fc.oneof(
  fc.record({ sizes, brand: brands }),
  fc.record({ sizes }),
  fc.record({ brand: brands }),
) as fc.Arbitrary<NeedRule>
const items = fc.array(
  fc.record({
    name: names,
    quantity: fc.integer({ min: 1, max: maximumQuantity }),
    checked: fc.boolean(),
    wantedAmount: fc.option(amounts, { nil: undefined }),
    rule: fc.option(rules, { nil: undefined, freq: 1 }),
  }),
  { minLength: 1, maxLength: 20 },
)

it('§2.10: every list is read back whole from its text', () => {
  fc.assert(
    fc.property(items, fc.constantFrom(...countries), (list, country) => {
      expect(readPastedLines(listAsText(list, country))).toEqual(
        list.map(({ name, quantity, checked, wantedAmount, rule }) => ({
          itemName: name,
          quantity,
          isDone: checked,
          wantedAmount,
          rule,
        })),
      )
    }),
    { numRuns: 1000 },
  )
})
