import { expect, it } from 'vitest'
import { countries } from '../locale/locales.ts'
import { formatMoney, formatPlainPrice } from './money.ts'
import { readAmount } from './read-amount.ts'

it.each(countries)('reads every price as it is formatted in %s', (country) => {
  for (const amount of [5, 95, 3900, 3995, 129_995, 1_234_567_00]) {
    expect(readAmount(formatMoney(amount, country))).toBe(amount)
    expect(readAmount(formatPlainPrice(amount, country))).toBe(amount)
  }
})

it('finds no price in other words', () => {
  expect(readAmount('Spar op til halvdelen')).toBe(null)
})
