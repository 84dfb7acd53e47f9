import { coffeeCard } from '../offers/offer-summary.fixture.ts'
import type { WatchSummary } from './price-agent.ts'
import { anyOffer } from './watch-rules.ts'

const nobody = { id: null, name: null }

/** A Danish watch of coffee at Netto, on offer today or not. */
export function watchOf(variantId: number, { isLive = false } = {}): WatchSummary {
  const netto = { id: 3, name: 'Netto', chainCategoryId: 1, chainCategoryName: 'Dagligvarer' }
  return {
    item: {
      product: {
        imageUrl: null,
        productVariant: { id: variantId, quantity: 0.4 },
        brand: { ...nobody, parentName: null },
        parentBrand: nobody,
        productName: { id: variantId, productName: `Kaffe ${variantId}` },
        quantityType: { abbreviation: 'kg' },
      },
      chain: [netto],
      chain_ids: [netto.id],
    },
    rules: anyOffer,
    country: 'dk',
    name: `Kaffe ${variantId}`,
    size: '400\u00a0g',
    tint: 'oat',
    chainCategoryIds: [1],
    offers: isLive ? [{ ...coffeeCard, variantId }] : [],
    insight: null,
    lastAlert: null,
  }
}
