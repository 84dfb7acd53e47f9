import { describe, expect, it } from 'vitest'
import type { OfferSummary } from '../offers/offer-summary.ts'
import { coffee, item } from './lists.fixture.ts'
import { estimateOf, takenQuantity, takingOf } from './need-cost.ts'

const place = { country: 'dk', today: '2026-11-21' } as const

/** A bottle of milk of one litre at Netto. */
const offerOf = (changes: Partial<OfferSummary> = {}): OfferSummary => ({
  id: 7,
  variantId: 7,
  name: 'Letmælk',
  brand: { id: null, name: null, parentId: null, parentName: null },
  productName: { id: 7, productName: 'Letmælk' },
  imageUrl: null,
  tint: 'sky',
  chain: { id: 3, name: 'Netto', categoryId: null, categoryName: null },
  price: 795,
  regularPrice: null,
  unitPrice: 795,
  quantityType: 'l',
  quantity: 1,
  size: '1 l',
  units: 1,
  unitType: 'stk.',
  startDate: '2026-11-20',
  endDate: '2026-11-26',
  isHighlighted: false,
  offerUrl: null,
  ...changes,
})

const need = (changes: Parameters<typeof item>[1] = {}) => item('need', { name: 'Mælk', ...changes })

describe('§2.10 the offer that is taken in the place of an item', () => {
  it.each<[string, Parameters<typeof item>[1], Partial<OfferSummary>, number]>([
    ['as many pieces as the item', { quantity: 3 }, {}, 3],
    ['at least as many as are sold at once', { quantity: 1 }, { units: 3 }, 3],
    ['as many as it is, if fewer are sold at once', { quantity: 4 }, { units: 3 }, 4],
    ['two bottles of a litre for two litres', { wantedAmount: '2 l' }, {}, 2],
    [
      'three packs of 200 g for half a kilo',
      { wantedAmount: '500 g' },
      { quantity: 0.2, quantityType: 'kg' },
      3,
    ],
    ['one for an exact amount', { wantedAmount: '3 dl' }, { quantity: 0.3 }, 1],
    ['twice that for two of it', { wantedAmount: '1,5 l', quantity: 2 }, {}, 4],
    [
      'as many as the item, if the amount is of another measure',
      { wantedAmount: '2 kg', quantity: 2 },
      {},
      2,
    ],
    ['as many as the item, if the size is not known', { wantedAmount: '2 l' }, { quantity: null }, 1],
    ['as many as the item, if the amount is none of ours', { wantedAmount: '6-pack' }, {}, 1],
  ])('is %s', (_, wanted, offer, pieces) => {
    expect(takenQuantity(need(wanted), offerOf(offer))).toBe(pieces)
  })

  it('comes for it as any offer that is put on the list', () => {
    expect(takingOf(need({ quantity: 2 }), offerOf(), place)).toEqual({
      kind: 'add-offer',
      offerId: 7,
      quantity: 2,
      item: expect.objectContaining({ name: 'Letmælk', priceText: '7,95', chainName: 'Netto' }),
      inPlaceOf: 'need',
    })
  })
})

describe('§2.10 what a list is about to cost', () => {
  const bought = item('coffee', coffee)

  it('counts the offers of needs, and says that it is about so much', () => {
    const items = [bought, need({ quantity: 2 }), item('candles')]
    expect(estimateOf(items, new Map([['need', offerOf()]]), place)).toEqual({
      amount: 3995 + 2 * 795,
      withoutPrice: 1,
      isAbout: true,
    })
  })

  it('is what the list says if nothing is known of needs, or they are ticked', () => {
    const known = { amount: 3995, withoutPrice: 1, isAbout: false }
    expect(estimateOf([bought, need()], new Map(), place)).toEqual(known)
    const ticked = need({ checked: true })
    expect(estimateOf([bought, ticked], new Map([['need', offerOf()]]), place)).toEqual(known)
  })

  it('says how many pieces of a deal nobody can pay', () => {
    const deal = offerOf({ units: 2, price: 1500 })
    expect(estimateOf([need({ quantity: 3 })], new Map([['need', deal]]), place)).toEqual({
      amount: 1500,
      withoutPrice: 1,
      isAbout: true,
    })
  })
})
