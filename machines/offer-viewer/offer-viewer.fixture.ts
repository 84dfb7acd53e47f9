import { coffeeCard } from '#app/domain/offers/offer-summary.fixture.ts'
import type { CustomProduct } from '#app/domain/offers/offers.ts'
import type { OfferDetail } from '#app/domain/partners/partner-pages.ts'

/** An offer in full, for tests. */
export const coffeeDetail: OfferDetail = { ...coffeeCard, description: 'Flere varianter' }

/** A partner's own product, for tests. */
export const coffeeBox: CustomProduct = {
  id: 4,
  productTitleText: 'Kaffekasse',
  imagePathOnPublicDisk: null,
  subText: 'Hver måned',
  priceText: '129,-',
  priceDetailsText: '2 poser a 400 g',
  brand: 'Merrild',
  imageUrl: null,
  website: 'https://merrild.dk/',
  offerId: null,
}
