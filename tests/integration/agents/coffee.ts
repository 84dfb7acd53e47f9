import type { OfferInput } from '#app/server/import/offer/check-offer.ts'

/** When tests of alerts take place, unless they say otherwise. */
export const now = new Date('2026-11-21T12:00:00Z')

/** An offer on coffee at Netto that is live then. */
export const coffee: OfferInput = {
  id: 'coffee',
  source: 'test',
  country: 'dk',
  chain: 'Netto',
  chainCategory: 'Dagligvarer',
  brand: 'Gevalia',
  name: 'Formalet kaffe',
  size: '400 g',
  startDate: '2026-11-20',
  endDate: '2026-11-26',
  price: 3995,
  currency: 'DKK',
}
