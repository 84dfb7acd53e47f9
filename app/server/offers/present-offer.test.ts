import { describe, expect, it } from 'vitest'
import type { Country } from '#app/domain/locale/locales.ts'
import { sizeIn } from '#app/domain/offers/offers.ts'
import { quantityTypeName } from '#app/domain/offers/sizes.ts'
import { priceDetailsText } from '#app/domain/offers/unit-price-texts.ts'
import { presentCard, presentOffer } from './present-offer.ts'
import type { OfferRow } from './select-offers.ts'

const row: OfferRow = {
  id: 1,
  country: 'dk',
  productId: 2,
  variantId: 3,
  chainId: 4,
  chainName: 'Netto',
  chainCategoryId: null,
  chainCategoryName: null,
  isWholesale: false,
  brandId: null,
  brandName: null,
  parentId: null,
  parentName: null,
  productNameId: 5,
  productName: 'Hakket svinekød',
  categoryId: null,
  categoryName: null,
  tint: null,
  imageUrl: null,
  offerUrl: null,
  price: 5900,
  singlePrice: null,
  regularPrice: null,
  unitPrice: 2950,
  unitPriceBound: null,
  quantity: 0.5,
  quantityType: 'kg',
  pieces: 4,
  units: 1,
  unitType: 'stk.',
  startDate: '2026-11-20',
  endDate: '2026-11-26',
  isHighlighted: false,
  isKeptBack: false,
  conditions: null,
  customerLimit: null,
  definedDescription: ['8-12 % fedt', 'Køl'],
}

/** Reads from the contract and from a page's card how much there is, and what a full unit costs. */
const said = (offer: OfferRow) => {
  const { quantity, quantityType, ...contract } = presentOffer(offer)
  const card = presentCard(offer)
  return {
    quantity,
    quantityType,
    details: priceDetailsText({ ...contract, quantityType }),
    card: [card.size, card.unitPrice, card.quantityType],
  }
}

describe('§3 product offer, its size and the price of a full unit', () => {
  it('its size is what is printed on the pack, also if its description does not name it; absent if unknown', () => {
    const sizes = [row, { ...row, quantity: null, pieces: 1 }].map((each) => [
      presentOffer(each).size,
      sizeIn(presentOffer(each)),
    ])
    expect(sizes).toEqual([
      ['4\u00a0x\u00a0500\u00a0g', '4\u00a0x\u00a0500\u00a0g'],
      [undefined, ''],
    ])
  })

  it('of a known size are the whole pack in full units, and what one of them costs', () => {
    expect(said(row)).toEqual({
      quantity: 2,
      quantityType: 'kg',
      details: '29,50\u00a0kr. pr.\u00a0kg',
      card: ['4\u00a0x\u00a0500\u00a0g', 2950, 'kg'],
    })
  })

  it('of which the retailer states the price of a full unit only are that price', () => {
    expect(said({ ...row, quantity: null, pieces: 1 })).toEqual({
      quantity: null,
      quantityType: 'kg',
      details: '29,50\u00a0kr. pr.\u00a0kg',
      card: ['', 2950, 'kg'],
    })
  })

  it('§3 product offer: name pieces as the country does, also if the bare word is stored', () => {
    const named = (country: Country, unitType: string) => [
      presentOffer({ ...row, country, unitType }).unitType,
      presentCard({ ...row, country, unitType }).unitType,
    ]
    expect([named('no', 'stk'), named('no', 'stk.'), named('se', 'st'), named('dk', 'bakke')]).toEqual([
      ['stk.', 'stk.'],
      ['stk.', 'stk.'],
      ['st', 'st'],
      ['bakke', 'bakke'],
    ])
  })

  it('§3 product offer: call a pack of several pieces a pack, because its unit price is that of one of them', () => {
    const eggs = { ...row, quantity: 1, quantityType: 'stk', pieces: 12, price: 8900, units: 3 } as const
    const sold = (country: Country, offer: Partial<OfferRow> = {}) => {
      const { unitType, quantityType } = presentCard({
        ...eggs,
        unitPrice: 247,
        country,
        unitType: quantityTypeName('stk', country),
        ...offer,
      })
      return [unitType, quantityType]
    }
    expect([sold('dk'), sold('no', { unitType: 'stk' }), sold('se'), sold('fi')]).toEqual([
      ['pk.', 'stk.'],
      ['pk.', 'stk.'],
      ['förp.', 'st'],
      ['pkt', 'kpl'],
    ])
    expect(sold('dk', { quantity: null, pieces: 1 })).toEqual(['pk.', 'stk.'])
    expect(sold('dk', { quantity: null, pieces: 1, price: 741 })).toEqual(['stk.', 'stk.'])
    expect(sold('dk', { pieces: 1 })).toEqual(['stk.', 'stk.'])
    expect(sold('dk', { unitType: 'bakke' })).toEqual(['bakke', 'stk.'])
  })

  it('§3 product offer: of several at once say what one costs alone, if it is known', () => {
    const alone = (offer: OfferRow) => [
      presentOffer(offer).singlePriceFormattedForCountry,
      presentCard(offer).singlePrice,
    ]
    expect(alone({ ...row, units: 2, singlePrice: 3500 })).toEqual(['35,00\u00a0kr.', 3500])
    expect(alone({ ...row, units: 2 })).toEqual([undefined, undefined])
  })

  it('§3 product offer: name the full unit after "pr." as the country does', () => {
    const sold = { quantity: null, quantityType: 'stk', pieces: 1, unitPrice: 450 } as const
    expect(
      (['dk', 'no', 'se', 'fi'] as const).map((country) => said({ ...row, ...sold, country }).details),
    ).toEqual([
      '4,50\u00a0kr. pr.\u00a0stk.',
      '4,50\u00a0kr pr.\u00a0stk.',
      '4,50\u00a0kr pr.\u00a0st',
      '4,50\u00a0€ pr.\u00a0kpl',
    ])
  })

  it('say nothing where neither is known', () => {
    expect(said({ ...row, quantity: null, quantityType: null, pieces: 1, unitPrice: null })).toEqual({
      quantity: null,
      quantityType: null,
      details: '',
      card: ['', null, null],
    })
  })
})

it('§2.6 the described values of an offer are a list of objects with value', () => {
  expect(presentOffer(row).definedDescription).toEqual([{ value: '8-12 % fedt' }, { value: 'Køl' }])
})
