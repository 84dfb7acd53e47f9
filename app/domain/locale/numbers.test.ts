import { expect, it } from 'vitest'
import { countries } from './locales.ts'
import { formatNumber } from './numbers.ts'

it('issue 17.14: numbers are written as the country writes them', () => {
  expect(countries.map((country) => formatNumber(2225, country))).toEqual([
    '2.225',
    '2\u00a0225',
    '2\u00a0225',
    '2\u00a0225',
  ])
})
