import { expect, it } from 'vitest'
import { findUnitPrices } from './unit-prices.ts'

it.each<[string, number, 'kg' | 'l' | 'stk', 'most' | 'least' | 'about' | null]>([
  ['Pr. kg 40,00', 4000, 'kg', null],
  ['27,40/kg', 2740, 'kg', null],
  ['pr. kg maks. 40,00', 4000, 'kg', 'most'],
  ['Maks 40,00/kg', 4000, 'kg', 'most'],
  ['Enint. 13,30 €/kg', 1330, 'kg', 'most'],
  ['33,20–39,80 kr/kg', 3980, 'kg', 'most'],
  ['Jfr-pris max 120:91/l', 12_091, 'l', 'most'],
  ['fra 69,90 pr kg', 6990, 'kg', 'least'],
  ['Jämförpris från 42,57 kr/kg', 4257, 'kg', 'least'],
  ['alk. 9,95/kg', 995, 'kg', 'least'],
  ['Pr kg ca. 94,15', 9415, 'kg', 'about'],
  ['n. 4,98/kg', 498, 'kg', 'about'],
  ['Pr. stk. maks. 1,67', 167, 'stk', 'most'],
])('issue 21: %s is a unit price with what the text says of it', (text, amount, per, bound) => {
  expect(findUnitPrices(text)).toEqual({ stated: [{ amount, per, bound }], rest: '' })
})
