import { describe, expect, it } from 'vitest'
import { coffeeBox } from '#machines/offer-viewer/offer-viewer.fixture.ts'
import { addableCustomProduct, wantedCustomProduct } from './custom-product-item.ts'

describe('§2.7 a custom product', () => {
  it('is added to the list as the custom item', () => {
    const { key, name, item, ...of } = addableCustomProduct(coffeeBox, 'dk')
    expect([key, name, of]).toEqual(['custom-product-4', 'Kaffekasse', { customPartnerProductId: 4 }])
    expect(item).toMatchObject({
      ...{ name: 'Kaffekasse', subText: 'Hver måned', priceText: '129,00', subPriceText: '' },
      ...{ priceDetailsText: '2 poser a 400 g', isHighlighted: true, chainName: null, offerId: null },
      ...{ customPartnerProductId: 4, isExpired: false },
    })
  })

  it('whose price is no amount keeps the words, out of the total', () => {
    const { item } = addableCustomProduct({ ...coffeeBox, priceText: 'Fra 129,- pr. md.' }, 'dk')
    expect([item.priceText, item.subPriceText]).toEqual([null, 'Fra 129,- pr. md.'])
  })

  it('without texts has empty ones', () => {
    const bare = { ...coffeeBox, subText: null, priceText: null, priceDetailsText: null }
    const { item } = addableCustomProduct(bare, 'dk')
    expect([item.subText, item.priceText, item.subPriceText, item.priceDetailsText]).toEqual([
      '',
      null,
      '',
      '',
    ])
  })
})

describe('§3 pricing agent item: a custom item', () => {
  it('is its variant, at every chain', () => {
    expect(wantedCustomProduct({ ...coffeeBox, product: { productVariant: { id: 9 } } })).toEqual({
      product: { productVariant: { id: 9 } },
      chain: [{ id: 0, chainCategoryId: null }],
      ...{ name: 'Kaffekasse', size: '', imageUrl: null, tint: 'stone' },
    })
  })

  it('that is not in the catalogue cannot be watched', () => {
    expect(wantedCustomProduct(coffeeBox)).toBeNull()
  })
})
