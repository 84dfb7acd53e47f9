import { expect, it } from 'vitest'
import { findUsualPrice } from './usual-price.ts'

it.each<[string, number, string]>([
  ['Ord.pris 49,90', 4990, ''],
  ['Kaffe 450 g Ord.pris 49,90', 4990, 'Kaffe 450 g'],
  ['450 g. Ord. pris 49:90/st. Sverige', 4990, '450 g. Sverige'],
  ['Kaffe (ordinarie pris 49:-)', 4900, 'Kaffe'],
  ['Førpris: 25,- kr.', 2500, ''],
  ['Normalpris 1.299,00', 129_900, ''],
  ['Normaalihinta 2,50 €/kpl', 250, ''],
  ['norm.hinta 3,49', 349, ''],
  ['Alm. pris 20', 2000, ''],
])('§3 Compared prices: %s states the usual price', (text, amount, rest) => {
  expect(findUsualPrice(text)).toEqual({ amount, rest })
})

it.each([
  'Ord.pris 120,44/kg',
  'Ord.pris 120,44 kr pr. kg',
  'Norm. 200 g',
  'Før 20:00',
  'Ord 49,90',
  'Bedste pris 25,-',
])('§3 Compared prices: %s states none', (text) => {
  expect(findUsualPrice(text)).toBeUndefined()
})
