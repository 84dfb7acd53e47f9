import { expect, it } from 'vitest'
import { countries } from '../locale/locales.ts'
import { addableOffer, addableProductOffer, sketchOfOffer } from './offer-sketch.ts'
import { coffeeCard } from './offer-summary.fixture.ts'
import type { OfferSummary } from './offer-summary.ts'

const offer: OfferSummary = {
  ...coffeeCard,
  name: 'Gevalia, Kaffe',
  size: '400\u00a0g',
  imageUrl: '/kaffe.svg',
  price: 10_000,
  unitPrice: 8333,
  units: 3,
  isHighlighted: true,
}

it('§3 shopping list item: an offer shows its price per piece alone and how it is sold', () => {
  expect(
    sketchOfOffer(offer, {
      country: 'dk',
      today: '2026-11-21',
      placement: { title: 'Kolonial', sortOrder: 4 },
    }),
  ).toEqual({
    name: 'Gevalia, Kaffe',
    subText: '400\u00a0g · 20.11–26.11',
    imageUrl: '/kaffe.svg',
    priceText: null,
    units: 3,
    unitsPrice: 10_000,
    subPriceText: '3\u00a0for\u00a0100,00\u00a0kr.',
    priceDetailsText: '83,33\u00a0kr. pr.\u00a0kg',
    chainName: 'Netto',
    chainImage: '/chains/netto.svg',
    isHighlighted: true,
    storePlacement: { title: 'Kolonial', sortOrder: 4 },
    offerId: 7,
    customPartnerProductId: null,
    startDate: '2026-11-20',
    endDate: '2026-11-26',
    tint: 'oat',
    isExpired: false,
  })
})

it('§3 product offer: subText and priceDetailsText have the same form in every country', () => {
  const texts = countries.map((country) => {
    const { subText, priceDetailsText } = sketchOfOffer(offer, { country, today: '2026-11-21' })
    return [subText, priceDetailsText]
  })
  expect(texts).toEqual([
    ['400\u00a0g · 20.11–26.11', '83,33\u00a0kr. pr.\u00a0kg'],
    ['400\u00a0g · 20.11–26.11', '83,33\u00a0kr pr.\u00a0kg'],
    ['400\u00a0g · 20.11–26.11', '83,33\u00a0kr pr.\u00a0kg'],
    ['400\u00a0g · 20.11–26.11', '83,33\u00a0€ pr.\u00a0kg'],
  ])
})

it('§1 brand and languages: an offer has ended on the day after its last day', () => {
  expect(sketchOfOffer(offer, { country: 'dk', today: '2026-11-26' }).isExpired).toBe(false)
  expect(sketchOfOffer(offer, { country: 'dk', today: '2026-11-27' }).isExpired).toBe(true)
})

it('§4 add-to-list modal: an offer on a page is added by its id', () => {
  const { key, name, item, ...rest } = addableOffer(offer, 'dk', '2026-11-21')
  expect({ key, name, subPriceText: item.subPriceText, storePlacement: item.storePlacement, rest }).toEqual({
    key: 'offer-7',
    name: 'Gevalia, Kaffe',
    subPriceText: '3\u00a0for\u00a0100,00\u00a0kr.',
    storePlacement: null,
    rest: { offerId: 7, unitType: 'stk.' },
  })
})

it('§2.5: an offer of the search box is added like the same offer on a page', () => {
  const deal = { ...offer, singlePrice: 4000 }
  const { variantId, name, price, singlePrice, unitPrice, size, regularPrice, ...shared } = deal
  const found = {
    ...shared,
    chain: { ...offer.chain, categoryId: 1, categoryName: 'Dagligvarer' },
    priceFormattedForCountry: '100,00 kr.',
    singlePriceFormattedForCountry: '40,00 kr.',
    pricePerFullUnitOfQuantityTypeFormattedForCountry: '83,33 kr.',
    quantity: 1.2,
    definedDescription: [{ value: 'Formalet' }, { value: '400 g' }],
    brand: { id: 7, name: 'Gevalia', parentId: null, parentName: null },
    productName: { id: 21, productName: 'Kaffe' },
    productVariant: { id: 3 },
  }
  expect(addableProductOffer(found, 'dk', '2026-11-21')).toEqual(addableOffer(deal, 'dk', '2026-11-21'))
  const { singlePriceFormattedForCountry, ...unknown } = found
  expect(addableProductOffer(unknown, 'dk', '2026-11-21')).toEqual(addableOffer(offer, 'dk', '2026-11-21'))
})
