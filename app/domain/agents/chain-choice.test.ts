import { describe, expect, it } from 'vitest'
import type { Chain } from '../offers/offers.ts'
import {
  choosableChains,
  chosenAmong,
  chosenForNew,
  everyChainAlone,
  withChainToggled,
} from './chain-choice.ts'

const chain = (id: number, name: string, chainCategoryId: number | null = 1): Chain => ({
  id,
  name,
  chainCategoryId,
  chainCategoryName: chainCategoryId === null ? null : `kategori ${chainCategoryId}`,
})
const [netto, lidl, bauhaus] = [chain(1, 'Netto'), chain(2, 'Lidl'), chain(3, 'Bauhaus', 2)]
const namesOf = (chains: Chain[]) => chains.map(({ name }) => name)
const inDenmark = { categoryIds: [1], chosen: [], country: 'dk' } as const

describe('§4 price-agent modal: the list of chains', () => {
  it('has the chains of the product’s chain categories; Alle is always kept, and first', () => {
    expect(namesOf(choosableChains([netto, bauhaus, everyChainAlone, lidl], inDenmark))).toEqual([
      'Alle',
      'Lidl',
      'Netto',
    ])
  })

  it('is in the alphabetical order of the shopper’s language', () => {
    const chains = [chain(4, 'Østerbro'), chain(5, 'ABC'), chain(6, 'Åbne Brød'), chain(7, 'Ærlig')]
    expect(namesOf(choosableChains(chains, inDenmark))).toEqual([
      'Alle',
      'ABC',
      'Ærlig',
      'Østerbro',
      'Åbne Brød',
    ])
    const swedish = [chain(4, 'Öhman'), chain(5, 'Zoo'), chain(6, 'Åhléns'), chain(7, 'Ängen')]
    expect(namesOf(choosableChains(swedish, { ...inDenmark, country: 'se' }))).toEqual([
      'Alle',
      'Zoo',
      'Åhléns',
      'Ängen',
      'Öhman',
    ])
  })

  it('keeps a chain of another category that is chosen already', () => {
    expect(namesOf(choosableChains([netto, bauhaus], { ...inDenmark, chosen: [3] }))).toEqual([
      'Alle',
      'Bauhaus',
      'Netto',
    ])
  })

  it('is not filtered if no category of the product is known', () => {
    expect(namesOf(choosableChains([netto, bauhaus], { ...inDenmark, categoryIds: [] }))).toEqual([
      'Alle',
      'Bauhaus',
      'Netto',
    ])
  })
})

describe('§4 price-agent modal: choosing chains', () => {
  const chains = [everyChainAlone, lidl, netto]

  it('Alle chooses all chains, and clears them', () => {
    expect(withChainToggled([1], 0, chains)).toEqual([0, 2, 1])
    expect(withChainToggled([0, 2, 1], 0, chains)).toEqual([])
  })

  it('taking back any chain takes back Alle', () => {
    expect(withChainToggled([0, 2, 1], 2, chains)).toEqual([1])
  })

  it('chooses one chain, and takes it back', () => {
    expect(withChainToggled([], 1, chains)).toEqual([1])
    expect(withChainToggled([1, 2], 1, chains)).toEqual([2])
  })

  it('shows all as chosen if Alle is watched, and no chain that is not in the list', () => {
    expect(chosenAmong(chains, [0])).toEqual([0, 2, 1])
    expect(chosenAmong(chains, [1, 9])).toEqual([1])
  })
})

describe('§4 price-agent modal: what is chosen for a new watch', () => {
  const inco: Chain = { ...chain(9, 'INCO'), isWholesale: true }
  const withWholesale = [everyChainAlone, inco, lidl, netto]

  it('is the offer’s own chain, or all if the item names Alle', () => {
    expect(chosenForNew(withWholesale, [1])).toEqual([1])
    expect(chosenForNew([everyChainAlone, lidl, netto], [0])).toEqual([0, 2, 1])
  })

  it('is without wholesale, and so without Alle, which stands for every chain', () => {
    expect(chosenForNew(withWholesale, [0])).toEqual([2, 1])
  })

  it('§4 my chains: is the shopper’s chains that can be chosen, beside the offer’s own; none of them if none can', () => {
    const chains = [everyChainAlone, lidl, netto]
    expect([
      chosenForNew(chains, [1], [2, 77]),
      chosenForNew(chains, [0], [2]),
      chosenForNew(chains, [1], [77]),
    ]).toEqual([[2, 1], [2], [1]])
    expect(chosenForNew(withWholesale, [1], [9])).toEqual([1])
  })

  it('is every shop for an offer of a wholesale chain', () => {
    expect(chosenForNew(withWholesale, [9])).toEqual([2, 1])
  })
})
