import { describe, expect, it } from 'vitest'
import { coffee, item } from '../list/lists.fixture.ts'
import type { ProductOffer } from '../offers/offers.ts'
import { type AnsweredPlan, takenLines } from './taken-lines.ts'

const place = { country: 'dk', today: '2026-11-21' } as const

const butterAtNetto: ProductOffer = {
  id: 7,
  brand: { id: 1, name: 'Lurpak', parentId: null, parentName: null },
  productName: { id: 7, productName: 'Smør' },
  productVariant: { id: 7, productName: 'Smør', variantName: '200 g' },
  imageUrl: null,
  tint: 'butter',
  chain: { id: 3, name: 'Netto', categoryId: null, categoryName: null },
  priceFormattedForCountry: '15,00',
  pricePerFullUnitOfQuantityTypeFormattedForCountry: null,
  quantityType: 'kg',
  quantity: 0.2,
  definedDescription: [],
  units: 1,
  unitType: 'stk.',
  startDate: '2026-11-20',
  endDate: '2026-11-26',
  isHighlighted: false,
  offerUrl: null,
} as unknown as ProductOffer

/** A plan of Netto, with butter on offer and others without. */
const planOf = (...lines: AnsweredPlan['chains'][number]['lines']): AnsweredPlan => ({
  ...{ day: '2026-11-21', total: 0, guesses: 0 },
  chains: [{ id: 3, name: 'Netto', amount: 0, lines }],
})
const butter = {
  ...{ itemUuid: 'butter', amount: 3000, kind: 'offer' as const },
  bought: { offerId: 7, packs: 2, spare: 0, oneMore: 1500 },
}
const usual = (itemUuid: string) => ({ itemUuid, amount: 1000, kind: 'usual' as const })

const take = (plan: AnsweredPlan, items: Parameters<typeof takenLines>[1]['items']) =>
  takenLines(plan, { items, offers: [butterAtNetto], place, newUuid: () => 'new' })

describe('§4 trip: what comes in the places of items when it is taken', () => {
  it('is the offer, as many packs as the plan buys', () => {
    expect(take(planOf(butter), [item('butter', { name: 'smør', quantity: 1 })])).toEqual([
      {
        ...{ uuid: 'new', inPlaceOf: 'butter', chainId: 3, offerId: 7, quantity: 2 },
        item: expect.objectContaining({ name: 'Lurpak, Smør', chainName: 'Netto', priceText: '15,00' }),
      },
    ])
  })

  it('is the item itself at the chain where it is bought without an offer', () => {
    const bread = item('bread', { name: 'brød', quantity: 3, wantedAmount: '1 kg', subText: 'groft' })
    expect(take(planOf(usual('bread')), [bread])).toEqual([
      {
        ...{ uuid: 'new', inPlaceOf: 'bread', chainId: 3, offerId: null, quantity: 3 },
        item: expect.objectContaining({
          ...{ name: 'brød', wantedAmount: '1 kg', subText: 'groft', chainName: 'Netto', priceText: null },
        }),
      },
    ])
  })

  it('keeps the rule of what is typed, and no words of an offer', () => {
    const rule = { brand: 'Arla' }
    const items = [item('bread', { rule }), item('coffee', { ...coffee, subText: '400 g · 20.11–26.11' })]
    expect(take(planOf(usual('bread'), usual('coffee')), items).map((line) => line.item)).toEqual([
      expect.objectContaining({ rule, chainName: 'Netto' }),
      expect.objectContaining({ name: 'Gevalia, Mellemristet kaffe', subText: '', startDate: null }),
    ])
  })

  it('is nothing for what stands as planned, is ticked, or is gone', () => {
    const asPlanned = item('butter', { offerId: 7, quantity: 2 })
    expect(take(planOf(butter), [asPlanned])).toEqual([])
    expect(take(planOf(butter), [{ ...asPlanned, quantity: 1 }])).toHaveLength(1)
    expect(take(planOf(butter), [{ ...asPlanned, offerId: 8 }])).toHaveLength(1)
    expect(take(planOf(usual('bread')), [item('bread', { chainName: 'Netto' })])).toEqual([])
    expect(take(planOf(usual('coffee')), [item('coffee', { ...coffee, chainName: 'Netto' })])).toHaveLength(1)
    expect(take(planOf(butter), [item('butter', { checked: true })])).toEqual([])
    expect(take(planOf(butter), [])).toEqual([])
  })
})
