import { describe, expect, it } from 'vitest'
import { countries } from '#app/domain/locale/locales.ts'
import { shelfPrice, signPrice } from './price-endings.ts'

/** All prices that signs of a country show from one price to another, in minor units. */
function signPrices(country: (typeof countries)[number], from: number, to: number): number[] {
  const prices = new Set<number>()
  for (let amount = from; amount <= to; amount++) {
    const price = signPrice(amount, country, from, to)
    if (price !== undefined) prices.add(price)
  }
  return [...prices]
}

describe('the price on an offer sign', () => {
  it('ends in Denmark on 95 øre or whole kroner, and never on 90', () => {
    expect(signPrices('dk', 1000, 2000)).toEqual([1000, 1200, 1295, 1495, 1500, 1800, 1995, 2000])
    expect(signPrices('dk', 1, 9_999).filter((price) => price % 100 === 90)).toEqual([])
  })

  it('ends in Norway on 90 øre or whole kroner', () => {
    expect(signPrices('no', 1000, 2000)).toEqual([1000, 1290, 1490, 1500, 1790, 1990, 2000])
  })

  it('ends in Sweden on 90 öre or whole kronor', () => {
    expect(signPrices('se', 2000, 3000)).toEqual([2000, 2200, 2290, 2490, 2500, 2790, 2990, 3000])
  })

  it('ends in Finland on the cents its signs use', () => {
    expect(signPrices('fi', 80, 200)).toEqual([85, 89, 95, 99, 100, 119, 129, 149, 159, 179, 189, 199, 200])
  })

  it('is of whole kroner from a hundred up, on a nine', () => {
    expect(signPrices('dk', 10_000, 13_000)).toEqual([10_900, 11_900, 12_900])
    expect(signPrices('dk', 100_000, 130_000)).toEqual([109_900, 119_900, 129_900])
  })

  it('is the nearest within its limits, and none where nothing lies between them', () => {
    expect(signPrice(1310, 'dk', 1000, 2000)).toBe(1295)
    expect(signPrice(1310, 'dk', 1300, 2000)).toBe(1495)
    expect(signPrice(1480, 'dk', 1000, 1490)).toBe(1295)
    expect(signPrice(1310, 'dk', 1301, 1400)).toBe(undefined)
  })

  it.each(countries)('exists between 60 and 90 per cent of every shelf price in %s', (country) => {
    const without: number[] = []
    for (let usual = 15; usual < 3_000_000; usual = Math.ceil(usual * 1.003) + 1) {
      const shelf = shelfPrice(usual, 1, country)
      if (signPrice(shelf * 0.75, country, shelf * 0.6, shelf * 0.9) === undefined) without.push(shelf)
    }
    expect(without).toEqual([])
  })
})

describe('the price on a shelf', () => {
  it('is the usual price at the level of the chain, ending as shelf prices of the country do', () => {
    expect(shelfPrice(2295, 1, 'dk')).toBe(2295)
    expect(shelfPrice(2295, 1.08, 'dk')).toBe(2495)
    expect(shelfPrice(3490, 0.97, 'no')).toBe(3390)
    expect(shelfPrice(129, 1, 'fi')).toBe(129)
    expect(shelfPrice(129, 1.1, 'fi')).toBe(139)
    expect(shelfPrice(149_900, 1.02, 'se')).toBe(149_900)
  })
})
