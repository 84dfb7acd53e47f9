import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OfferSummary } from '../offers/offer-summary.ts'
import { planTrip } from '../trip/plan-trip.ts'
import { contentOf, readWantedItem } from '../trip/read-wanted-item.ts'
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
    ['whole deals, if nobody knows what one costs alone', { quantity: 4 }, { units: 3 }, 6],
    ['as many as it is, if that costs less than a deal', { quantity: 4 }, { units: 3, singlePrice: 400 }, 4],
    ['a whole deal, if one alone costs as much', { quantity: 1 }, { units: 3, singlePrice: 795 }, 3],
    ['two bottles of a litre for two litres', { wantedAmount: '2 l' }, {}, 2],
    [
      'three packs of 200 g for half a kilo',
      { wantedAmount: '500 g' },
      { quantity: 0.2, quantityType: 'kg' },
      3,
    ],
    ['one for an exact amount', { wantedAmount: '3 dl' }, { quantity: 0.3 }, 1],
    ['three bottles for twice one and a half litres', { wantedAmount: '1,5 l', quantity: 2 }, {}, 3],
    ['two packs for two of them', { wantedAmount: '2 dåser' }, {}, 2],
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

  it('is what a trip says of the same offer, in as many packs', () => {
    const sizes = [null, 0.25, 0.4, 1, 1.5]
    const amounts = [undefined, '1,5 l', '5 dl', '2 dåser', '2 kg', 'en halv']
    const sold = fc.record({
      price: fc.integer({ min: 1, max: 9000 }),
      units: fc.integer({ min: 1, max: 4 }),
      singlePrice: fc.option(fc.integer({ min: 1, max: 5000 }), { nil: undefined }),
      quantity: fc.constantFrom(...sizes),
    })
    const wanted = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      wantedAmount: fc.constantFrom(...amounts),
    })
    fc.assert(
      fc.property(sold, wanted, ({ units, singlePrice, ...rest }, { quantity, wantedAmount }) => {
        const offer = offerOf({ ...rest, units, ...(units > 1 && { singlePrice }) })
        const typed = need({ quantity, ...(wantedAmount !== undefined && { wantedAmount }) })
        const { id, price, startDate, endDate } = offer
        const trip = planTrip({
          ...{
            country: 'dk',
            days: [place.today],
            day: 0,
            most: 1,
            chains: [offer.chain],
            isMet: () => false,
          },
          items: [
            {
              ...{ id: typed.uuid, wanted: readWantedItem(typed), past: [] },
              offers: [
                {
                  ...{ id, chainId: offer.chain.id, startDate, endDate, price, units },
                  singlePrice: offer.singlePrice ?? null,
                  content: contentOf({ quantity: offer.quantity, quantityType: 'l', pieces: 1 }),
                },
              ],
            },
          ],
        })
        expect({
          ...estimateOf([typed], new Map([['need', offer]]), place),
          packs: takenQuantity(typed, offer),
        }).toEqual({
          ...{ amount: trip?.plan.total, withoutPrice: 0, isAbout: true },
          packs: trip?.plan.lines[0]?.price.bought?.packs,
        })
      }),
    )
  })
})
