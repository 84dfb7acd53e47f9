import { expect, it } from 'vitest'
import type { ProductOffer } from '../offers/offers.ts'
import { detailOfOffer } from './detail-of-offer.ts'

const offer: ProductOffer = {
  id: 7,
  imageUrl: null,
  startDate: '2026-11-20',
  endDate: '2026-11-26',
  units: 1,
  unitType: 'stk.',
  priceFormattedForCountry: '39,95\u00a0kr.',
  pricePerFullUnitOfQuantityTypeFormattedForCountry: '99,88\u00a0kr.',
  quantityType: 'kg',
  quantity: 0.4,
  isHighlighted: true,
  offerUrl: null,
  definedDescription: [{ value: 'Flere varianter' }, { value: '400 g' }],
  chain: { id: 1, name: 'Netto', categoryId: 1, categoryName: 'Dagligvarer' },
  brand: { id: 5, name: 'Gevalia', parentId: null, parentName: null },
  productName: { id: 6, productName: 'Kaffe' },
  productVariant: { id: 3 },
  tint: 'oat',
}

it('§2.7: the offer of a house ad is shown in the viewer as one of a page is', () => {
  const { id, imageUrl, startDate, endDate, units, unitType, quantityType, quantity } = offer
  const { isHighlighted, offerUrl, chain, brand, productName, tint } = offer
  expect(detailOfOffer(offer)).toEqual({
    ...{ id, imageUrl, startDate, endDate, units, unitType, quantityType, quantity },
    ...{ isHighlighted, offerUrl, chain, brand, productName, tint },
    ...{ variantId: 3, name: 'Gevalia, Kaffe', size: '400\u00a0g', price: 3995, unitPrice: 9988 },
    ...{ regularPrice: null, description: 'Flere varianter, 400 g' },
  })
})

it('§3: a price of a full unit that is not known stays unknown', () => {
  const without = { ...offer, pricePerFullUnitOfQuantityTypeFormattedForCountry: null }
  expect(detailOfOffer(without).unitPrice).toBeNull()
})
