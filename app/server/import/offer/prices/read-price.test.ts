import { describe, expect, it } from 'vitest'
import { readPrice } from './read-price.ts'

describe('A price is read', () => {
  it.each<[unknown, number, string?]>([
    ['12,95', 1295],
    ['12.95', 1295],
    ['12', 1200],
    ['12,5', 1250],
    ['25:-', 2500],
    ['25:90', 2590],
    ['69.90:-', 6990],
    ['69,90,-', 6990],
    ['1299,-', 129_900],
    ['1.299,00', 129_900],
    ['1 299', 129_900],
    ['1\u00a0299,00 kr.', 129_900],
    ['12.950', 1_295_000],
    ['kr 12,95', 1295],
    ['12.95 DKK', 1295, 'DKK'],
    ['374990 KZT', 37_499_000, 'KZT'],
    ['sek 12.50', 1250, 'SEK'],
    ['12.50 Dkk', 1250, 'DKK'],
    ['TRY 12.50', 1250, 'TRY'],
    ['2,99 €', 299, 'EUR'],
    ['€2.99', 299, 'EUR'],
    ['-5,00', -500],
    ['0', 0],
    [8.5, 850],
    [349, 34_900],
    [19.990000000000002, 1999],
    [-1, -100],
  ])('from %j', (value, amount, currency) => {
    expect(readPrice(value)).toEqual(currency ? { amount, currency } : { amount })
  })

  it.each([
    '12,955',
    '0.500',
    '12,95,00',
    'fra 12,95',
    // The currencies of Tonga, Albania and Morocco are not meant.
    'top 12,95',
    'Alle 12,95',
    'all 12,95',
    'Mad 25',
    '25 try',
    'gratis',
    '2 for 25',
    '1e5',
    '99999 99',
    Number.NaN,
    1.005,
    {},
    true,
    '9'.repeat(50),
  ])('as none from %j', (value) => {
    expect(readPrice(value)).toEqual({
      reason: 'bad-price',
      message: `“${String(value).slice(0, 60)}” is not a price`,
    })
  })

  it.each(['', null, undefined])('as missing from %j', (value) => {
    expect(readPrice(value)).toEqual({ reason: 'missing-price', message: 'there is no price' })
  })
})
