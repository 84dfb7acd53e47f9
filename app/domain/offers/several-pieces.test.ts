import { describe, expect, it } from 'vitest'
import { piecePrice, severalText, severalUnits } from './several-pieces.ts'

const two = { price: 2800, units: 2, unitType: 'stk.' }
const one = { price: 1495, units: 1, unitType: 'stk.' }

describe('§3 product offer: the price is for all its units', () => {
  it('states the number of units if there are several', () => {
    expect([severalUnits(two, 'dk'), severalUnits(one, 'dk')]).toEqual(['2\u00a0for', ''])
  })

  it('is written as shops write it if it is for several', () => {
    expect([severalText(two, 'dk'), severalText(one, 'dk')]).toEqual(['2\u00a0for\u00a028,00\u00a0kr.', ''])
    expect(severalText(two, 'se')).toBe('2\u00a0för\u00a028,00\u00a0kr')
    expect(severalText({ ...two, price: 350, unitType: 'kpl' }, 'fi')).toBe('2\u00a0kpl\u00a03,50\u00a0€')
  })

  it('is compared by the piece, in whole minor units', () => {
    expect([two, one, { price: 10_000, units: 3 }].map(piecePrice)).toEqual([1400, 1495, 3333])
  })
})
