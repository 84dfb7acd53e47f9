import { describe, expect, it } from 'vitest'
import { groupByChain, type ListOrder, sortItems } from './list-order.ts'
import { bread, coffee, item, milk, sketch } from './lists.fixture.ts'

const items = [
  item('manual', { name: 'Fødselsdagslys', quantity: 12 }),
  item('coffee', { ...coffee, quantity: 2 }),
  item('bread', bread),
  item('milk', { ...milk, quantity: 6 }),
  item('ended', { name: 'Æbler', chainName: 'Netto', priceText: '12,-', isExpired: true }),
]
const orderOf = (order: ListOrder, locale = 'da-DK') =>
  sortItems(items, order, locale).map(({ uuid }) => uuid)

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

  it('leaves the list itself as it was', () => {
    const before = [...items]
    sortItems(items, 'chain', 'da-DK')
    expect(items).toEqual(before)
  })

  it('sorts names as the shopper does: å is last in Danish, æ after z in Norwegian, ä after z in Finnish', () => {
    const names = (locale: string, ...all: string[]) =>
      sortItems(
        all.map((name) => item(name, { name })),
        'amount-ascending',
        locale,
      ).map(({ name }) => name)
    expect(names('da-DK', 'Ål', 'Zucchini', 'Agurk')).toEqual(['Agurk', 'Zucchini', 'Ål'])
    expect(names('nb-NO', 'Ærter', 'Zucchini')).toEqual(['Zucchini', 'Ærter'])
    expect(names('fi-FI', 'Äyriäinen', 'Zucchini')).toEqual(['Zucchini', 'Äyriäinen'])
  })
})

describe('the groups of the order by chain', () => {
  it('carry the chain, what its items cost together, and the items', () => {
    const groups = groupByChain(items, 'da-DK').map(({ items, ...group }) => ({
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

  it('are none on an empty list, and one for a chain without a picture', () => {
    expect(groupByChain([], 'da-DK')).toEqual([])
    const single = item('a', sketch({ chainName: 'Torvet' }))
    expect(groupByChain([single], 'da-DK')).toEqual([
      { chainName: 'Torvet', chainImage: '', subtotal: 0, items: [single] },
    ])
  })
})
