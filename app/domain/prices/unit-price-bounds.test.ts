import { expect, it } from 'vitest'
import { countries } from '../locale/locales.ts'
import { unitPriceText } from '../offers/unit-price-texts.ts'
import { formatUnitPrice, readUnitPrice, unitPriceBounds } from './unit-price-bounds.ts'

it('§3 product offer: a unit price that is not exact says so, in the words of the country', () => {
  const texts = countries.map((country) =>
    unitPriceBounds.map((unitPriceBound) =>
      unitPriceText({ unitPrice: 4000, unitPriceBound, quantityType: 'kg' }, country).replaceAll(
        '\u00a0',
        ' ',
      ),
    ),
  )
  expect(texts).toEqual([
    ['maks. 40,00 pr. kg', 'fra 40,00 pr. kg', 'ca. 40,00 pr. kg'],
    ['maks. 40,00 pr. kg', 'fra 40,00 pr. kg', 'ca. 40,00 pr. kg'],
    ['max 40,00 kr/kg', 'från 40,00 kr/kg', 'ca 40,00 kr/kg'],
    ['enint. 40,00 €/kg', 'alk. 40,00 €/kg', 'n. 40,00 €/kg'],
  ])
})

it('§3 the per-full-unit price of the HTTP contract is read back with its bound', () => {
  for (const country of countries) {
    for (const unitPriceBound of [undefined, ...unitPriceBounds]) {
      const priced = { unitPrice: 129995, ...(unitPriceBound && { unitPriceBound }) }
      expect(readUnitPrice(formatUnitPrice(priced, country))).toEqual(priced)
    }
  }
  expect(readUnitPrice(null)).toEqual({ unitPrice: null })
})
