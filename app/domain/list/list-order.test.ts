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
  it('by chain: chains by name, inside one by where it stands in the shop, without a chain last', () => {
    expect(orderOf('chain')).toEqual(['bread', 'milk', 'coffee', 'ended', 'manual'])
  })

  it('by price, ascending or descending: of a piece, and those without one last either way', () => {
    expect(orderOf('price-ascending')).toEqual(['milk', 'bread', 'coffee', 'manual', 'ended'])
    expect(orderOf('price-descending')).toEqual(['coffee', 'bread', 'milk', 'manual', 'ended'])
  })

  it('by amount, ascending or descending; equals by name', () => {
    expect(orderOf('amount-ascending')).toEqual(['bread', 'ended', 'coffee', 'milk', 'manual'])
    expect(orderOf('amount-descending')).toEqual(['manual', 'milk', 'coffee', 'bread', 'ended'])
  })

  it('has a place for a name that was not there before, and for one that is written in another way', () => {
    const namesOf = (...names: string[]) =>
      sortItems(
        names.map((name, index) => item(String(index), { name })),
        'amount-ascending',
        'se',
      ).map(({ name }) => name)
    expect(namesOf('Mjölk', 'Bröd')).toEqual(['Bröd', 'Mjölk'])
    expect(namesOf('Mjölk', 'Kaffe', 'Bröd')).toEqual(['Bröd', 'Kaffe', 'Mjölk'])
    // An ö of one character and one of two are the same letter: those stay as they stood.
    const composed = 'Öl'
    const decomposed = composed.normalize('NFD')
    expect(namesOf(decomposed, 'Mjölk', composed)).toEqual(['Mjölk', decomposed, composed])
    expect(namesOf(composed, decomposed)).toEqual([composed, decomposed])
  })

  it('leaves the list itself as it was', () => {
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

describe('the groups of the order by chain', () => {
  it('carry the chain, what its items cost together, and the items', () => {
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

  it('issue 17.10: do not count what is ticked, which is fetched already', () => {
    const ticked = items.map((each) => ({ ...each, checked: each.uuid === 'coffee' }))
    expect(groupByChain(ticked, 'dk').map(({ subtotal }) => subtotal)).toEqual([1500, 6 * 895, 0])
  })

  it('are none on an empty list, and one for a chain without a picture', () => {
    expect(groupByChain([], 'dk')).toEqual([])
    const single = item('a', sketch({ chainName: 'Torvet' }))
    expect(groupByChain([single], 'dk')).toEqual([
      { chainName: 'Torvet', chainImage: '', subtotal: 0, items: [single] },
    ])
  })
})
