import type { ProductCard } from '../search/pages.ts'
import type { OfferSummary } from './offer-summary.ts'

/** An offer of this week, for tests. */
export const coffeeCard: OfferSummary = {
  id: 7,
  variantId: 3,
  name: 'Gevalia, Mellemristet kaffe',
  brand: { id: 5, name: 'Gevalia', parentId: null, parentName: null },
  productName: { id: 6, productName: 'Mellemristet kaffe' },
  imageUrl: null,
  tint: 'oat',
  chain: { id: 1, name: 'Netto', categoryId: 1, categoryName: 'Dagligvarer' },
  price: 3995,
  regularPrice: null,
  unitPrice: 9988,
  quantityType: 'kg',
  quantity: 0.4,
  size: '400 g',
  units: 1,
  unitType: 'stk.',
  startDate: '2026-11-20',
  endDate: '2026-11-26',
  isHighlighted: false,
  offerUrl: null,
}

/** The same as a product of a results page, in one shop. */
export const productCard: ProductCard = {
  ...coffeeCard,
  offers: 1,
  shops: [{ id: 1, name: 'Netto', offerId: 7, price: 3995 }],
}
