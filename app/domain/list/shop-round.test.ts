import { describe, expect, it } from 'vitest'
import { bread, coffee, item, milk } from './lists.fixture.ts'
import { chainsToVisit, roundThrough } from './shop-round.ts'

const items = [
  item('lights', { name: 'Fødselsdagslys' }),
  item('coffee', coffee),
  item('bread', bread),
  item('milk', milk),
]
const ticked = (...uuids: string[]) =>
  items.map((listed) => ({ ...listed, checked: uuids.includes(listed.uuid) }))
const uuids = (listed: readonly { uuid: string }[]) => listed.map(({ uuid }) => uuid)

describe('§4 shop mode: the chains', () => {
  it('come with the rows that are left, those with the most first', () => {
    expect(chainsToVisit(items)).toEqual([
      { chainName: 'Netto', left: 2 },
      { chainName: 'føtex', left: 1 },
    ])
    expect(chainsToVisit(ticked('coffee', 'milk'))).toEqual([
      { chainName: 'føtex', left: 1 },
      { chainName: 'Netto', left: 0 },
    ])
    expect(chainsToVisit([item('lights')])).toEqual([])
  })
})

describe('§4 shop mode: what is fetched in a chain', () => {
  const round = (
    listed: typeof items,
    chain: string | null,
    walks = [] as { part: string | null; name: string }[],
  ) => roundThrough(listed, { chain, country: 'dk', walks: [{ chainName: 'Netto', steps: walks }] })

  it('is of the chain, or can be bought anywhere; what is ticked is last', () => {
    const { aisles, left, fetched } = round(ticked('milk'), 'Netto')
    expect(aisles.map(({ part, items: ofAisle }) => [part, ...uuids(ofAisle)])).toEqual([
      ['Kaffe og te', 'coffee'],
      [null, 'lights'],
    ])
    expect([uuids(left), uuids(fetched)]).toEqual([['lights', 'coffee'], ['milk']])
  })

  it('without a chain is only what can be bought anywhere', () => {
    expect(uuids(round(items, null).left)).toEqual(['lights'])
  })

  it('stands as the rounds of that chain teach, and a tick moves no other row', () => {
    const walk = [
      { part: null, name: 'Fødselsdagslys' },
      ...[coffee, milk].map((sketch) => ({ part: sketch.storePlacement?.title ?? null, name: sketch.name })),
    ]
    const orderOf = (listed: typeof items, chain: string) =>
      round(listed, chain, walk).aisles.flatMap((aisle) => uuids(aisle.items))
    expect(orderOf(items, 'Netto')).toEqual(['lights', 'coffee', 'milk'])
    expect(orderOf(ticked('coffee'), 'Netto')).toEqual(['lights', 'milk'])
    expect(orderOf(items, 'føtex')).toEqual(['bread', 'lights'])
  })
})
