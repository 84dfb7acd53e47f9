import { expect, it } from 'vitest'
import { isReadable, isTooLarge, type RuleTexts, ruleOf, textsOf } from './rule-texts.ts'

const typed = (changes: Partial<RuleTexts>): RuleTexts => ({
  from: '',
  to: '',
  unit: 'g',
  brand: '',
  ...changes,
})

it('§2.10: typed sizes are read in full units, one alone as exactly that, two in either order', () => {
  expect(ruleOf(typed({ from: '400', to: '500' }))).toEqual({ sizes: { from: 0.4, to: 0.5, unit: 'kg' } })
  expect(ruleOf(typed({ from: '2', to: ' 1,5 ', unit: 'l' }))).toEqual({
    sizes: { from: 1.5, to: 2, unit: 'l' },
  })
  expect(ruleOf(typed({ to: '33', unit: 'cl' }))).toEqual({ sizes: { from: 0.33, to: 0.33, unit: 'l' } })
  expect(ruleOf(typed({ from: '1', unit: 'kg', brand: ' Gevalia ' }))).toEqual({
    sizes: { from: 1, to: 1, unit: 'kg' },
    brand: 'Gevalia',
  })
  expect(ruleOf(typed({ from: '10', to: '12', unit: 'stk' }))).toEqual({
    sizes: { from: 10, to: 12, unit: 'stk' },
  })
  expect(ruleOf(typed({}))).toEqual({})
  expect(ruleOf(typed({ brand: ' A\u030arla\n\ud800Ø ' }))).toEqual({ brand: '\u00c5rla Ø' })
})

it('§2.10: what is no number above 0 is not read', () => {
  expect(['400', '12,5', '1.5', ''].map((from) => isReadable(typed({ from })))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['0', 'to', '-1', '1,5,2', '12345678901234'].map((to) => isReadable(typed({ to })))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
  expect(isReadable(typed({ from: '0' }))).toBe(false)
  expect(isReadable(typed({ from: '0,5' }))).toBe(false)
  expect(isReadable(typed({ from: '0,001', unit: 'kg' }))).toBe(true)
  expect(isReadable(typed({ from: '1000', unit: 'kg' }))).toBe(true)
  expect(isReadable(typed({ from: '1500', unit: 'kg' }))).toBe(false)
  expect(isReadable(typed({ from: '400', to: '5000', unit: 'stk' }))).toBe(false)
  expect(isReadable(typed({ brand: 'x'.repeat(60) }))).toBe(true)
  expect(isReadable(typed({ brand: 'x'.repeat(61) }))).toBe(false)
  expect(isReadable(typed({}))).toBe(true)
  expect(isReadable(typed({ unit: 'x' }))).toBe(false)
})

it('§2.10: a number that is larger than a size can be is told from what is no number', () => {
  const isLarge = (from: string, unit = 'g') => isTooLarge(typed({ from, unit }))
  expect([isLarge('1000000'), isLarge('1000001'), isLarge('12345678901')]).toEqual([false, true, true])
  expect(['kg', 'l', 'stk'].map((unit) => [isLarge('1000', unit), isLarge('1000,5', unit)])).toEqual([
    [false, true],
    [false, true],
    [false, true],
  ])
  expect([isLarge('100000', 'cl'), isLarge('100001', 'cl')]).toEqual([false, true])
  expect(isTooLarge(typed({ from: '400', to: '5000', unit: 'stk' }))).toBe(true)
  expect([isLarge('stor'), isLarge('0'), isLarge('')]).toEqual([false, false, false])
  expect(isTooLarge(typed({ from: 'stor', to: '5000', unit: 'stk' }))).toBe(false)
  expect(isReadable(typed({ from: '12345' }))).toBe(true)
})

it('§2.10: a rule is shown in its fields as it can be read again', () => {
  for (const rule of [
    { sizes: { from: 0.4, to: 0.5, unit: 'kg' }, brand: 'Gevalia' },
    { sizes: { from: 0.33, to: 0.33, unit: 'l' } },
    { sizes: { from: 0.5, to: 1.5, unit: 'l' } },
    { sizes: { from: 6, to: 12, unit: 'stk' } },
    { sizes: { from: 1.234567, to: 1.234567, unit: 'kg' } },
    { brand: 'Arla' },
    {},
  ] as const) {
    expect(ruleOf(textsOf(rule))).toEqual(rule)
    expect(isReadable(textsOf(rule))).toBe(true)
  }
  expect(textsOf({ sizes: { from: 0.4, to: 0.5, unit: 'kg' } })).toEqual(typed({ from: '400', to: '500' }))
  expect(textsOf({ sizes: { from: 0.5, to: 1.5, unit: 'l' } })).toEqual(
    typed({ from: '0,5', to: '1,5', unit: 'l' }),
  )
})
