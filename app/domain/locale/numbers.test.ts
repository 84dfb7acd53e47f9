import { expect, it } from 'vitest'
import { countries } from './locales.ts'
import { formatNumber, withUnitsKept } from './numbers.ts'

it('§9 numbers and units: numbers are written as the country writes them', () => {
  expect(countries.map((country) => formatNumber(2225, country))).toEqual([
    '2.225',
    '2\u00a0225',
    '2\u00a0225',
    '2\u00a0225',
  ])
})

it.each([
  ['Hakket oksekød 14-18 %', 'Hakket oksekød 14-18\u00a0%'],
  ['Smør 250 g, saltet 1,2 %', 'Smør 250\u00a0g, saltet 1,2\u00a0%'],
  ['Æg 10 stk. str. M', 'Æg 10\u00a0stk. str. M'],
  ['WC-paperi 24 rll', 'WC-paperi 24\u00a0rll'],
  ['Ølglas 4 x 50 cl', 'Ølglas 4\u00a0x 50\u00a0cl'],
  ['Luftköld 230 V', 'Luftköld 230\u00a0V'],
  ['Ovn 200 °C', 'Ovn 200\u00a0°C'],
  ['Tuna 3 dåser i olie', 'Tuna 3 dåser i olie'],
  ['14 18', '14 18'],
])('§9 numbers and units: a number stays on one line with its sign or unit: %s', (text, kept) => {
  expect(withUnitsKept(text)).toBe(kept)
})
