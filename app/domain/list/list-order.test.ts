import { describe, expect, it } from 'vitest'
import type { Country } from '../locale/locales.ts'
import { groupByChain, type ListOrder, sortItems } from './list-order.ts'
import { bread, coffee, item, milk, sketch } from './lists.fixture.ts'

const items = [
  item('manual', { name: 'Fødselsdagslys', quantity: 12 }),
  item('coffee', { ...coffee, quantity: 2 }),
  item('bread', bread),
  item('milk', { ...milk, quantity: 6 }),
  item('ended', { name: 'Æbler', chainName: 'Netto', priceText: '12,-', isExpired: true }),
]
const orderOf = (order: ListOrder, country: Country = 'dk') =>
  sortItems(items, order, country).map(({ uuid }) => uuid)

describe('§4 shopping list panel: sort options', () => {
  it('by chain: chains by name, then by the place in the shop, items without a chain last', () => {
    expect(orderOf('chain')).toEqual(['bread', 'milk', 'coffee', 'ended', 'manual'])
  })

  it('by price per piece, ascending or descending, items without a price last in both', () => {
    expect(orderOf('price-ascending')).toEqual(['milk', 'bread', 'coffee', 'manual', 'ended'])
    expect(orderOf('price-descending')).toEqual(['coffee', 'bread', 'milk', 'manual', 'ended'])
  })

  it('by amount, ascending or descending; equal amounts by name', () => {
    expect(orderOf('amount-ascending')).toEqual(['bread', 'ended', 'coffee', 'milk', 'manual'])
    expect(orderOf('amount-descending')).toEqual(['manual', 'milk', 'coffee', 'bread', 'ended'])
  })

  it('places a new name, and treats two spellings of one name as equal', () => {
    const namesOf = (...names: string[]) =>
      sortItems(
        names.map((name, index) => item(String(index), { name })),
        'amount-ascending',
        'se',
      ).map(({ name }) => name)
    expect(namesOf('Mjölk', 'Bröd')).toEqual(['Bröd', 'Mjölk'])
    expect(namesOf('Mjölk', 'Kaffe', 'Bröd')).toEqual(['Bröd', 'Kaffe', 'Mjölk'])
    // An ö of one code point and one of two are the same letter, so these two keep their order.
    const composed = 'Öl'
    const decomposed = composed.normalize('NFD')
    expect(namesOf(decomposed, 'Mjölk', composed)).toEqual(['Mjölk', decomposed, composed])
    expect(namesOf(composed, decomposed)).toEqual([composed, decomposed])
  })

  it('sorts numbers in names by their value: 2 before 10', () => {
    const names = ['Vare 10', 'Vare 2', 'Bleer str. 4', 'Bleer str. 12']
    const sorted = sortItems(
      names.map((name) => item(name, { name })),
      'chain',
      'dk',
    ).map(({ name }) => name)
    expect(sorted).toEqual(['Bleer str. 4', 'Bleer str. 12', 'Vare 2', 'Vare 10'])
  })

  it('does not change the list itself', () => {
    const before = [...items]
    sortItems(items, 'chain', 'dk')
    expect(items).toEqual(before)
  })

  it('sorts names as the shopper does: å is last in Danish, æ after z in Norwegian, ä after z in Finnish', () => {
    const names = (country: Country, ...all: string[]) =>
      sortItems(
        all.map((name) => item(name, { name })),
        'amount-ascending',
        country,
      ).map(({ name }) => name)
    expect(names('dk', 'Ål', 'Zucchini', 'Agurk')).toEqual(['Agurk', 'Zucchini', 'Ål'])
    expect(names('no', 'Ærter', 'Zucchini')).toEqual(['Zucchini', 'Ærter'])
    expect(names('fi', 'Äyriäinen', 'Zucchini')).toEqual(['Zucchini', 'Äyriäinen'])
  })
})

describe('§4 shopping list panel, item row: the groups of the order by chain', () => {
  it('hold the chain, the subtotal of its items, and the items', () => {
    const groups = groupByChain(items, 'dk').map(({ items, ...group }) => ({
      ...group,
      uuids: items.map(({ uuid }) => uuid),
    }))
    expect(groups).toEqual([
      { chainName: 'føtex', chainImage: '/chains/fotex.svg', subtotal: 1500, uuids: ['bread'] },
      {
        chainName: 'Netto',
        chainImage: '/chains/netto.svg',
        subtotal: 6 * 895 + 2 * 3995,
        uuids: ['milk', 'coffee', 'ended'],
      },
      { chainName: null, chainImage: '', subtotal: 0, uuids: ['manual'] },
    ])
  })

  it('do not count ticked items, which are already in the basket', () => {
    const ticked = items.map((each) => ({ ...each, checked: each.uuid === 'coffee' }))
    expect(groupByChain(ticked, 'dk').map(({ subtotal }) => subtotal)).toEqual([1500, 6 * 895, 0])
  })

  it('are empty for an empty list; a chain without a picture has a group too', () => {
    expect(groupByChain([], 'dk')).toEqual([])
    const single = item('a', sketch({ chainName: 'Torvet' }))
    expect(groupByChain([single], 'dk')).toEqual([
      { chainName: 'Torvet', chainImage: '', subtotal: 0, items: [single] },
    ])
  })
})
