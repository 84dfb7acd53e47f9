import { describe, expect, it } from 'vitest'
import { byHowKnown } from './list-known-chains.ts'

const chain = (name: string, offers = 0) => ({ name, offers })
const order = (...chains: { name: string; offers: number }[]) =>
  byHowKnown(chains, 'dk').map(({ name }) => name)

describe('§4 my chains: the order of chains', () => {
  it('is by how well known they are in the country, in any spelling, and not by the alphabet', () => {
    expect(
      order(chain('365discount', 90), chain('Bilka', 80), chain('netto'), chain('Rema 1000', 1)),
    ).toEqual(['Rema 1000', 'netto', 'Bilka', '365discount'])
  })

  it('has those that nobody has ranked after the others: the one with the most offers first, then by name', () => {
    expect(order(chain('Aldi Syd', 5), chain('Ølhuset', 9), chain('Abekatten', 5), chain('Calle'))).toEqual([
      'Calle',
      'Ølhuset',
      'Abekatten',
      'Aldi Syd',
    ])
  })
})
