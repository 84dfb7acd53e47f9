import { expect, it } from 'vitest'
import { allowsSize, sizesText } from './need-rule.ts'

it('§3 shopping list: a rule allows the sizes of one piece from one to another, in its unit', () => {
  const rule = { sizes: { from: 0.4, to: 0.5, unit: 'kg' } } as const
  const allowed = (quantity: number | null, quantityType: string | null) =>
    allowsSize(rule, { quantity, quantityType })
  expect([0.39, 0.4, 0.45, 0.5, 0.51].map((size) => allowed(size, 'kg'))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  expect([allowed(0.45, 'l'), allowed(null, null)]).toEqual([false, false])
})

it('§3 shopping list: without sizes a rule allows all of them', () => {
  expect(
    [undefined, {}, { brand: 'Gevalia' }].map((rule) =>
      allowsSize(rule, { quantity: null, quantityType: null }),
    ),
  ).toEqual([true, true, true])
})

it('§2.10: sizes are said in the unit of the larger one, small ones in small units', () => {
  const said = (from: number, to: number, unit: 'kg' | 'l' | 'stk', country: 'dk' | 'se' = 'dk') =>
    sizesText({ from, to, unit }, country).replaceAll('\u00a0', ' ')
  expect(said(0.4, 0.5, 'kg')).toBe('400–500 g')
  expect(said(0.33, 0.33, 'l')).toBe('33 cl')
  expect(said(0.5, 1.5, 'l')).toBe('0,5–1,5 l')
  expect(said(1, 2, 'kg', 'se')).toBe('1–2 kg')
  expect(said(10, 12, 'stk')).toBe('10–12 stk.')
  expect(said(6, 6, 'stk', 'se')).toBe('6 st')
})
