import { describe, expect, it } from 'vitest'
import { anyOffer } from '#app/domain/agents/watch-rules.ts'
import { rulesIn, valuesOf } from './rule-values.ts'

const nothing = valuesOf(anyOffer)

describe('§4 price alerts: the fields of a watch’s rules', () => {
  it.each([
    ['', null],
    ['20', 2000],
    [' 19,95 ', 1995],
    ['19.9', 1990],
    ['0,01', 1],
    ['999999,99', 99_999_999],
  ])('the target %o is %o in minor units', (target, amount) => {
    expect(rulesIn({ ...nothing, target })).toEqual({ ...anyOffer, target_price: amount })
    expect(rulesIn({ ...nothing, target, per: 'unit' })).toEqual({ ...anyOffer, target_unit_price: amount })
  })

  it.each(['0', '0,00', '-5', '1.000', '20 kr', 'tyve', '1,234', '1000000'])('%o is no price', (target) => {
    expect(rulesIn({ ...nothing, target })).toBe(undefined)
  })

  it.each([
    anyOffer,
    { ...anyOffer, target_price: 2000 },
    { ...anyOffer, target_price: 199_995, any_size: true },
    { ...anyOffer, target_unit_price: 1, any_brand: true, paused_until: '2026-12-14' },
  ])('%o are the same after they were shown', (rules) => {
    expect(rulesIn(valuesOf(rules))).toEqual(rules)
  })
})
