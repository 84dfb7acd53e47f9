import { expect, it } from 'vitest'
import { findDeal, singlePriceOf } from './deals.ts'

it.each([
  ['2 for 35. 400 g', 2],
  ['2 stk. i alt 35,-', 2],
  ['2 stk. til 35,-', 2],
  ['35,- for 2', 2],
  ['Ta 2 betala 35 kr', 2],
  ['Ta 3 – betala bara 35:-', 3],
  ['2 kpl = 35 €', 2],
  ['2 bdt. 35,-', 2],
  ['35 kr för 2 st', 2],
  ['2 kpl yhteensä 35 €', 2],
  ['3/35,-', 3],
  ['1 stk. 35,-', undefined],
  ['35 for 2 kg', undefined],
  ['20 stk. 35 cm', undefined],
  ['Str. 32/35', undefined],
  ['Kl. 12:35', undefined],
  ['12 stk./35,-', 12],
  ['3/35 kr', 3],
  ['2 til 35,-', 2],
  ['2 pk 35', 2],
  ['2 stk. 35 kr Flere varianter', 2],
  ['2 for 35 Flere varianter', 2],
  ['2 stk. kun 35 Flere varianter', 2],
  ['2 pk kr 35 Flere varianter', 2],
  ['2 stk. kun 35 cm', undefined],
  ['2 bakker á 500 g 35,-', 2],
  ['35 € / 2 kpl', 2],
  ['6 fl. á 33 cl 35,-', undefined],
  ['Paahtoaste 2/35', undefined],
  ['Mobil 8/35 GB', undefined],
  ['8 til 35 år', undefined],
  ['2 stk. 35 lumen', undefined],
  ['2 stk. 35 timer', undefined],
  ['4 stk. 35 V', undefined],
  ['3 poser 35 skruer', undefined],
  ['3 poser 35-pak', undefined],
  ['2 stk. 35-40 cm', undefined],
  ['2 for 40,-', undefined],
])('§3 Compared prices: at 35,00, “%s” is a deal of %s pieces', (text, pieces) => {
  expect(findDeal(text, 3500)?.pieces).toBe(pieces)
})

it.each([
  ['2 for 1.299,-', 2],
  ['2 for 1 299,-', 2],
  ['2 stk. 1299,00', 2],
])('§3 Compared prices: at 1.299,00, “%s” is a deal of %s pieces', (text, pieces) => {
  expect(findDeal(text, 129_900)?.pieces).toBe(pieces)
})

it.each([
  '1 stk. 25,-',
  'Enkeltpris 25',
  'Stykpris 25,-',
  'Pr. pk. kun 25,00',
  '25,00/pkt',
  'Stykkpris: kr 25',
  'Enkeltkjøp 25,-',
  '25 kr/st',
  'Styckpris 25 kr',
  'Enstaka pris 25:-',
  '1 kpl/25,00 €',
  'Yksittäin 25,00',
  'yks. 25,00',
  'Kpl-hinta 25,00',
])('§3 Compared prices: beside two for 40,00, “%s” is what one costs alone', (text) => {
  expect(singlePriceOf(text, { price: 4000, units: 2 })).toBe(2500)
})

it.each([
  'Pr. kg 25,00',
  'Pr. kg v/1 stk. 25,00',
  '1 stk. 25 g',
  'Stykpris 20,-',
  'Stykpris 45,-',
  '1 pk 25 bleer',
  '1 pose 30 stk',
  'Pr. pk. 30 stk.',
  'Pr. stk. 25-30 cm',
])('§3 Compared prices: beside two for 40,00, “%s” is not what one costs alone', (text) => {
  expect(singlePriceOf(text, { price: 4000, units: 2 })).toBeUndefined()
})

it('§3 Compared prices: an offer of one has no other price of one', () => {
  expect(singlePriceOf('Stykpris 25,-', { price: 4000, units: 1 })).toBeUndefined()
})
