import { describe, expect, it } from 'vitest'
import { type HadItem, hadAfter, hadItemOf, mostHadItems } from './had-items.ts'
import { coffee, item } from './lists.fixture.ts'

const had = (name: string, quantity = 1, placeName: string | null = null): HadItem => ({
  name,
  quantity,
  placeName,
})

describe('§2.10 what a household had before', () => {
  it('is remembered with its number, and a typed item with its place', () => {
    expect(hadItemOf(item('a', { name: 'Mælk', quantity: 2, subText: 'Netto' }))).toEqual(
      had('Mælk', 2, 'Netto'),
    )
    expect(hadItemOf(item('a', { name: 'Mælk', subText: '' }))).toEqual(had('Mælk'))
    expect(hadItemOf(item('a', { ...coffee, quantity: 3 }))).toEqual(had(coffee.name, 3))
    expect(hadItemOf(item('a', { ...coffee, offerId: null, customPartnerProductId: 7 }))).toEqual(
      had(coffee.name),
    )
  })

  it('is there once, as it was last, however it was written; the latest item comes first', () => {
    const was = ['Mel', 'MÆLK', 'Æg'].map((name, place) =>
      item(String(place), { name, subText: '', quantity: 3 }),
    )
    const is = was.slice(0, 1)
    const before = [had('mælk'), had('Mælk', 1, 'Netto'), had('Ost')]
    expect(hadAfter(before, { was, is })).toEqual([
      had('Æg', 3),
      had('MÆLK', 3),
      had('Mælk', 1, 'Netto'),
      had('Ost'),
    ])
    expect(hadAfter(before, { was: is, is: was })).toEqual(before)
  })

  it('is not remembered beyond so many items', () => {
    const before = Array.from({ length: mostHadItems }, (_, place) => had(`Vare ${place}`))
    const after = hadAfter(before, { was: [item('a', { name: 'Mel', subText: '' })], is: [] })
    expect([after.length, after[0]?.name, after.at(-1)?.name]).toEqual([300, 'Mel', 'Vare 298'])
  })
})
