import { expect, it } from 'vitest'
import { normaliseGtin } from './gtin.ts'

it.each([
  ['8806097355519', '08806097355519'],
  ['7300156576354', '07300156576354'],
  ['73513537', '00000073513537'],
  ['036000291452', '00036000291452'],
  ['10614141000415', '10614141000415'],
  ['7-300156 576354', '07300156576354'],
])('a trade number with a right check digit is 14 digits: %s', (text, gtin) => {
  expect(normaliseGtin(text)).toBe(gtin)
})

it.each(['8806097355518', '12345', '101251437_ST', '', '00000000', '0000000000000', '880609735551x'])(
  'a wrong one is none: %s',
  (text) => {
    expect(normaliseGtin(text)).toBeNull()
  },
)

it.each(['2317406100004', '2000000000008', '0200000000004', '9800000000007', '20000004'])(
  'a number that shops give out themselves is none, because two chains use it for different goods: %s',
  (text) => {
    expect(normaliseGtin(text)).toBeNull()
  },
)
