import { describe, expect, it } from 'vitest'
import { countries } from '../locale/locales.ts'
import {
  currencyOfCountry,
  formatMoney,
  formatPlainPrice,
  formatPlainRange,
  splitPrice,
  unitPrice,
} from './money.ts'

describe('prices', () => {
  it('are in the currency of the country', () => {
    expect(countries.map(currencyOfCountry)).toEqual(['DKK', 'NOK', 'SEK', 'EUR'])
  })

  it('are written as shoppers of the country read them', () => {
    expect(countries.map((country) => formatMoney(1295, country))).toEqual([
      '12,95\u00a0kr.',
      '12,95\u00a0kr',
      '12,95\u00a0kr',
      '12,95\u00a0€',
    ])
  })

  it('leave out the decimals of a whole amount in running text', () => {
    expect(countries.map((country) => formatPlainPrice(2200, country))).toEqual([
      '22\u00a0kr.',
      '22\u00a0kr',
      '22\u00a0kr',
      '22\u00a0€',
    ])
    expect(formatPlainPrice(2295, 'dk')).toBe('22,95\u00a0kr.')
    expect(formatPlainRange({ from: 1295, to: 1500 }, 'dk')).toBe('12,95–\u206015\u00a0kr.')
    expect(formatPlainRange({ from: 700, to: 849 }, 'fi')).toBe('7–\u20608,49\u00a0€')
    expect(formatPlainRange({ from: 1800, to: 1800 }, 'se')).toBe('18\u00a0kr')
  })

  it('are split into a large and a small part; whole ones show a dash, in Finland the cents', () => {
    expect(splitPrice(3995, 'dk')).toEqual({ whole: '39', minor: '95' })
    expect(splitPrice(3900, 'se')).toEqual({ whole: '39', minor: '' })
    expect(splitPrice(200, 'fi')).toEqual({ whole: '2', minor: '00\u00a0€' })
    expect(splitPrice(5, 'no')).toEqual({ whole: '0', minor: '05' })
  })

  it('are compared by the full unit of the size, over all pieces of a multi-buy', () => {
    expect(unitPrice(3995, 0.4)).toBe(9988)
    expect(unitPrice(2500, 0.25, 2)).toBe(5000)
  })

  it('are not compared if the size is unknown', () => {
    expect([unitPrice(3995, null), unitPrice(3995, 0), unitPrice(3995, -1)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
