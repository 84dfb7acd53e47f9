import type {
  CustomProduct,
  ProductOffer,
  SearchIdeas,
  TypeaheadResponse,
} from '#app/domain/offers/offers.ts'

/** An offer with all fields; a test changes those that it is about. */
export const gevalia: ProductOffer = {
  id: 11,
  imageUrl: '/placeholder.svg',
  startDate: '2026-11-20',
  endDate: '2026-11-26',
  units: 1,
  unitType: 'stk.',
  priceFormattedForCountry: '39,95 kr.',
  pricePerFullUnitOfQuantityTypeFormattedForCountry: '99,88 kr.',
  quantityType: 'kg',
  quantity: 0.4,
  isHighlighted: false,
  offerUrl: null,
  definedDescription: [{ value: '400 g' }],
  chain: { id: 1, name: 'Netto', categoryId: 1, categoryName: 'Dagligvarer' },
  brand: { id: 7, name: 'Gevalia', parentId: null, parentName: null },
  productName: { id: 21, productName: 'Mellemristet kaffe' },
  productVariant: { id: 31 },
  tint: 'oat',
}

/** A sponsored offer with a website, which `gevalia` does not have. */
export const peterLarsen: ProductOffer = {
  ...gevalia,
  id: 12,
  priceFormattedForCountry: '149,95 kr.',
  pricePerFullUnitOfQuantityTypeFormattedForCountry: '149,95 kr.',
  quantity: 1,
  isHighlighted: true,
  offerUrl: 'https://www.foetex.example/kaffe',
  definedDescription: [{ value: '1 kg' }],
  chain: { id: 2, name: 'føtex', categoryId: 1, categoryName: 'Dagligvarer' },
  brand: { id: 8, name: 'Peter Larsen', parentId: null, parentName: null },
  productName: { id: 22, productName: 'Original hele bønner' },
  productVariant: { id: 32 },
}

/** A partner's own product. */
export const capsules: CustomProduct = {
  id: 5,
  productTitleText: 'Kapsler til alle maskiner',
  imagePathOnPublicDisk: null,
  subText: '20.11-26.11',
  priceText: '29,95 kr.',
  priceDetailsText: null,
  brand: 'Peter Larsen',
  imageUrl: '/placeholder.svg',
  website: 'https://www.peterlarsen.example/',
  offerId: null,
}

/** An answer with every kind of row except a partner's product: one row of offers has four cells, one has three. */
export const foundResponse: TypeaheadResponse = {
  organicProductOffers: { items: [gevalia], totalNumberOfItems: 38 },
  sponsoredProductOffers: [peterLarsen],
  sponsoredCustomPartnerProducts: [capsules],
  popularSearchTerms: ['Kaffe', 'Smør'],
  brands: ['Gevalia', 'Merrild'],
  correctedTo: null,
  cheapestOfferIds: [],
}

/** An answer without offers; popular searches are still there. */
export const nothingResponse: TypeaheadResponse = {
  organicProductOffers: { items: [], totalNumberOfItems: 0 },
  sponsoredProductOffers: [],
  sponsoredCustomPartnerProducts: [],
  popularSearchTerms: ['Smør'],
  brands: [],
  correctedTo: null,
  cheapestOfferIds: [],
}

/** Milk, which has a website. */
export const milk: ProductOffer = {
  ...peterLarsen,
  id: 13,
  imageUrl: '/placeholder.svg',
  priceFormattedForCountry: '8,00 kr.',
  pricePerFullUnitOfQuantityTypeFormattedForCountry: '8,00 kr.',
  quantityType: 'l',
  isHighlighted: false,
  definedDescription: [{ value: 'Mejeri og æg' }, { value: '1 l' }],
  brand: { id: 9, name: 'Lærkevang', parentId: 10, parentName: 'Arla' },
  productName: { id: 23, productName: 'Letmælk' },
  productVariant: { id: 33 },
  tint: 'sky',
}

/** What is shown without a search. */
export const ideas: SearchIdeas = {
  popularSearchTerms: ['Øl', 'Chips'],
  staples: [milk],
  advertisement: peterLarsen,
}
