import { describe, expect, it } from 'vitest'
import { contentOf, readWantedItem } from './read-wanted-item.ts'

const kg = (amount: number) => ({ amount, unit: 'kg' })
const l = (amount: number) => ({ amount, unit: 'l' })

describe('§4 trip: what is wanted of an item', () => {
  it.each([
    ['2 l', 1, { pieces: 1, measure: l(2_000_000) }],
    ['500 g', 2, { pieces: 2, measure: kg(1_000_000) }],
    ['1,5 kg', 1, { pieces: 1, measure: kg(1_500_000) }],
    ['ca. 400 gram', 1, { pieces: 1, measure: kg(400_000) }],
    ['2-3 kg', 1, { pieces: 1, measure: kg(2_000_000) }],
    ['½ l', 1, { pieces: 1, measure: l(500_000) }],
    ['1½ liter', 1, { pieces: 1, measure: l(1_500_000) }],
    ['1/2 kg', 1, { pieces: 1, measure: kg(500_000) }],
    ['en halv liter', 1, { pieces: 1, measure: l(500_000) }],
    ['halvannen liter', 1, { pieces: 1, measure: l(1_500_000) }],
    ['kaksi kiloa', 1, { pieces: 1, measure: kg(2_000_000) }],
    ['3 hg', 1, { pieces: 1, measure: kg(300_000) }],
    ['5 dl', 1, { pieces: 1, measure: l(500_000) }],
    ['75 cl', 1, { pieces: 1, measure: l(750_000) }],
    ['250 ml', 1, { pieces: 1, measure: l(250_000) }],
  ])('%s, %i times, is a measure', (wantedAmount, quantity, wanted) => {
    expect(readWantedItem({ quantity, wantedAmount })).toEqual(wanted)
  })

  it.each([
    ['2 dåser', 1, 2],
    ['3 paket', 2, 6],
    ['to poser', 1, 2],
    ['1 pkt.', 1, 1],
  ])('%s, %i times, is %i pieces', (wantedAmount, quantity, pieces) => {
    expect(readWantedItem({ quantity, wantedAmount })).toEqual({ pieces })
  })

  it.each(['en halv', '3 fed', '6-pack', 'en halv pakke', '0 kg', 'lidt', '1/0 kg', '999999 kg'])(
    '%s cannot be measured: the pieces count',
    (wantedAmount) => {
      expect(readWantedItem({ quantity: 999_999, wantedAmount })).toEqual({ pieces: 999_999 })
    },
  )

  it('is its pieces if no amount was typed', () => {
    expect(readWantedItem({ quantity: 3 })).toEqual({ pieces: 3 })
  })
})

describe('§4 trip: the content of a pack', () => {
  it('is all its pieces together, in whole millionths', () => {
    expect(contentOf({ quantity: 0.33, quantityType: 'l', pieces: 18 })).toEqual(l(5_940_000))
    expect(contentOf({ quantity: 0.4, quantityType: 'kg', pieces: 1 })).toEqual(kg(400_000))
  })

  it('is not known without a size', () => {
    expect(contentOf({ quantity: null, quantityType: 'kg', pieces: 1 })).toBeNull()
    expect(contentOf({ quantity: 1, quantityType: null, pieces: 1 })).toBeNull()
    expect(contentOf({ quantity: 0, quantityType: 'kg', pieces: 1 })).toBeNull()
  })
})
