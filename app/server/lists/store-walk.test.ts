import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { countries } from '#app/domain/locale/locales.ts'
import { storePlacementOf } from './store-walk.ts'

/** The parts of the shop that a country's demo catalogue names. */
function partsOf(country: string): string[] {
  const lines = readFileSync(`demo/${country}/categories.csv`, 'utf8').split('\n')
  return lines.flatMap((line) => /^group:[\w-]+,"?([^"]+)"?$/.exec(line)?.[1] ?? [])
}

describe('§3 storePlacement: where in the shop an item stands', () => {
  it.each(countries)('every part of a shop in %s has a place of its own in the walk', (country) => {
    const parts = partsOf(country)
    const orders = parts.map((part) => storePlacementOf(part, country)?.sortOrder ?? -1)
    expect(orders.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 19 }, (_, index) => index))
  })

  it('greens come first, frozen goods after all other groceries', () => {
    expect(storePlacementOf('Frugt og grønt', 'dk')).toEqual({ title: 'Frugt og grønt', sortOrder: 0 })
    expect(storePlacementOf('Pakasteet ja valmisruoka', 'fi')).toEqual({
      title: 'Pakasteet ja valmisruoka',
      sortOrder: 11,
    })
  })

  it('a part that is not known comes after all that are, and what has none stands nowhere', () => {
    expect(storePlacementOf('Færdigretter', 'dk')).toEqual({ title: 'Færdigretter', sortOrder: 19 })
    expect(storePlacementOf(null, 'dk')).toBe(null)
  })
})
