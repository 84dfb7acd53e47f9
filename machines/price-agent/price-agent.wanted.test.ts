import { describe, expect, it } from 'vitest'
import { everyChainAlone } from '#app/domain/agents/chain-choice.ts'
import { anyOffer } from '#app/domain/agents/watch-rules.ts'
import { coffeeItem, coffeeWatch, customItem, danishChains } from './price-agent.fixture.ts'
import { aboutProduct, aboutWatch, everyChainForm, nothingWanted, wantedOf } from './price-agent.wanted.ts'

const nothing = {
  ...{ item: null, watch: null, country: null, categoryIds: [], chains: [], chosen: [] },
  ...{ product: null, rules: anyOffer },
}

describe('§4 price-agent modal: what it is about', () => {
  it('nothing, while it is closed', () => {
    expect(nothingWanted).toStrictEqual(nothing)
    expect(() => wantedOf({ item: null, country: 'dk' })).toThrow('the price agent was asked for nothing')
    expect(() => wantedOf({ item: coffeeItem, country: null })).toThrow(
      'the price agent was asked for nothing',
    )
  })

  it('a product, and nothing of what the modal was about before', () => {
    expect(aboutProduct({ item: customItem, country: 'dk' })).toStrictEqual({
      ...nothing,
      ...{ item: customItem, country: 'dk', categoryIds: [2] },
    })
  })

  it('a product of every chain has no categories of its own', () => {
    const item = { ...customItem, chain: [{ id: 0, chainCategoryId: null }] }
    expect(aboutProduct({ item, country: 'dk' }).categoryIds).toEqual([])
  })

  it('a watch, and nothing of what the modal was about before', () => {
    const { item, ...about } = aboutWatch(coffeeWatch)
    expect(item.product.productVariant.id).toBe(3)
    expect(about).toStrictEqual({
      ...{ watch: coffeeWatch, country: 'dk', categoryIds: [1], hasAgent: true },
      ...{ chains: [], chosen: [], product: null, rules: anyOffer },
    })
  })

  it('§8 ‘Could not fetch chains’: a form with Alle alone, that knows nothing of the product’s past', () => {
    expect(everyChainForm).toStrictEqual({ chains: [everyChainAlone], product: null })
    expect(danishChains[0]).toBe(everyChainAlone)
  })
})
