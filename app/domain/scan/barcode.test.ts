import { expect, it } from 'vitest'
import { normaliseGtin, readBarcode, shownGtin } from './barcode.ts'

it.each([
  ['8806097355519', '08806097355519'],
  ['7300156576354', '07300156576354'],
  ['73513537', '00000073513537'],
  ['036000291452', '00036000291452'],
  ['10614141000415', '10614141000415'],
  ['7-300156 576354', '07300156576354'],
])('§4 scanner: a trade number with a right check digit is 14 digits: %s', (text, gtin) => {
  expect(readBarcode(text)).toEqual({ kind: 'gtin', gtin })
  expect(normaliseGtin(text)).toBe(gtin)
})

it.each(['8806097355518', '73513536', '036000291453'])(
  '§4 scanner: a number whose last digit does not fit is mistyped: %s',
  (text) => {
    expect(readBarcode(text)).toEqual({ kind: 'mistyped' })
    expect(normaliseGtin(text)).toBeNull()
  },
)

it.each(['12345', '101251437_ST', '', '880609735551x', '123456789', '123456789012345'])(
  '§4 scanner: what has another number of digits is no code: %s',
  (text) => {
    expect(readBarcode(text)).toEqual({ kind: 'no-code' })
    expect(normaliseGtin(text)).toBeNull()
  },
)

it.each([
  ...['2317406100004', '2000000000008', '0200000000004', '9800000000007', '20000004'],
  ...['00000000', '0000000000000'],
])(
  '§4 scanner: a number that shops give out themselves is theirs alone, because two chains use it for different goods: %s',
  (text) => {
    expect(readBarcode(text)).toEqual({ kind: 'shops-own' })
    expect(normaliseGtin(text)).toBeNull()
  },
)

it.each([
  ['05701234567899', '5 701234 567899'],
  ['00000073513537', '7351 3537'],
  ['00036000291452', '0 36000 29145 2'],
  ['10614141000415', '10 614141 000415'],
])('§4 scanner: a trade number is shown as it stands below its bars: %s', (gtin, shown) => {
  expect(shownGtin(gtin)).toBe(shown)
})
