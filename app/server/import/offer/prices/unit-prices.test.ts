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
])('§3 Compared prices: %s is a unit price with what the text says of it', (text, amount, per, bound) => {
  expect(findUnitPrices(text)).toEqual({ stated: [{ amount, per, bound }], rest: '' })
})

it.each<[string, number]>([
  ['Pr. tab. 0,83', 83],
  ['Pr. rulle 3,13', 313],
  ['Pr. kapsel 2,50', 250],
  ['4,99 pr. rull', 499],
  ['Pr. bleie 1,50', 150],
  ['3,13 kr/rulle', 313],
  ['Jmf-pris 0,83 kr/tablett', 83],
  ['0,63 €/rulla', 63],
  ['0,50/kapseli', 50],
  ['Stykkpris 5,00', 500],
])('§3 Compared prices: %s is the price of a piece, whatever it is called', (text, amount) => {
  expect(findUnitPrices(text)).toEqual({ stated: [{ amount, per: 'stk', bound: null }], rest: '' })
})

it.each<[string, number]>([
  ['Pr. kg v/1 stk. 62,50', 1],
  ['Pr. kg ved køb af 2 stk. 62,50 kr.', 2],
  ['62,50/kg v/1 stk.', 1],
  ['62,50 kr/kg vid köp av 1 st', 1],
  ['Pr. kg v/3 pk. 62,50', 3],
])('§3 Compared prices: %s holds for so many pieces', (text, bought) => {
  expect(findUnitPrices(text)).toEqual({
    stated: [{ amount: 6250, per: 'kg', bound: null, bought }],
    rest: '',
  })
})

it('§3 Compared prices: a unit price holds for one where its sentence is of one alone', () => {
  const ofDeal = { amount: 1250, per: 'kg', bound: null }
  const ofOne = { amount: 1495, per: 'kg', bound: null, bought: 1 }
  expect(findUnitPrices('2 pkt 5,00 (12,50/kg). Yksittäin 2,99/pkt (14,95/kg)').stated).toEqual([
    ofDeal,
    ofOne,
  ])
  expect(findUnitPrices('2 for 5,00. Enkeltpris 2,99 (14,95/kg). 12,50/kg').stated).toEqual([ofOne, ofDeal])
})

it('§3 Compared prices: a wash is no piece, because goods are not compared by it', () => {
  expect(findUnitPrices('Pr. vask 1,25').stated).toEqual([])
})

it('§3 Compared prices: several unit prices leave the sentences around them', () => {
  expect(findUnitPrices('400 g. Pr. kg 50,00. Pr. stk. 20,00. Ost').rest).toBe('400 g. Ost')
})

it.each([
  'Per 100 ml: 42 kcal',
  'pr. 100 g: 370 kcal',
  'Energi pr. 100 g: 370',
  'Pr. 100 g: 12,50 kcal',
  'pr. kg 12500 mg',
  'per kg: 15000 IE',
  '1000/kg',
  'Pr. rulle 200 ark',
  'Pr. tablet 500 mg',
  'Yoghurt 100 g 4 varianter',
  'Chokolade 100 g 70-85% kakao',
  'Chips 100 g 2 for 30',
  '100 g 2-pak',
  'Saft 1 l, pr. liter 10 glas',
  'Pr. kg 1 200 kcal',
  'Rejer 80/100 pr. kg',
  'Rejer 16-20 pr. kg',
])('§3 Compared prices: %s states no unit price, and stays in the text', (text) => {
  expect(findUnitPrices(text)).toEqual({ stated: [], rest: text })
})

it.each<[string, number, string]>([
  ['79/kg. Mild', 7900, 'Mild'],
  ['Pr. kg 79. Mild', 7900, 'Mild'],
  ['Pr. kg 79 kr Mild', 7900, 'Mild'],
  ['Pr. kg 79,00 Mild', 7900, 'Mild'],
  ['Pr. kg 79,00 - 500 g', 7900, '- 500 g'],
  ['100 g 7,90 Mild', 7900, 'Mild'],
  ['pr. 100 g 8,- Mild', 8000, 'Mild'],
  ['12,50/15,00 pr. kg', 1500, ''],
])('§3 Compared prices: %s states a unit price, whatever follows', (text, amount, rest) => {
  const { stated, rest: left } = findUnitPrices(text)
  expect([stated[0]?.amount, left]).toEqual([amount, rest])
})
