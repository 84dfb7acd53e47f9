import { expect, it } from 'vitest'
import { piecesOfDeal, singlePriceOf } from './deals.ts'

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
  ['2 for 40,-', undefined],
])('product, Search and offers: at 35,00, “%s” is a deal of %s pieces', (text, pieces) => {
  expect(piecesOfDeal(text, 3500)).toBe(pieces)
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
])('product, Search and offers: beside two for 40,00, “%s” is what one costs alone', (text) => {
  expect(singlePriceOf(text, { price: 4000, units: 2 })).toBe(2500)
})

it.each(['Pr. kg 25,00', 'Pr. kg v/1 stk. 25,00', '1 stk. 25 g', 'Stykpris 20,-', 'Stykpris 45,-'])(
  'product, Search and offers: beside two for 40,00, “%s” is not what one costs alone',
  (text) => {
    expect(singlePriceOf(text, { price: 4000, units: 2 })).toBeUndefined()
  },
)

it('product, Search and offers: an offer of one has no other price of one', () => {
  expect(singlePriceOf('Stykpris 25,-', { price: 4000, units: 1 })).toBeUndefined()
})
