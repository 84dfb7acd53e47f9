import { beforeAll, describe, expect, it } from 'vitest'
import { countries, languageOfCountry, languages } from '#app/domain/locale/locales.ts'
import { plainSpaces } from '#app/domain/locale/numbers.ts'
import { coffeeCard } from '#app/domain/offers/offer-summary.fixture.ts'
import type { OfferPageData, OfferState } from '#app/domain/search/pages.ts'
import { createCatalogueStore } from '#app/i18n/catalogue-store.ts'
import { productHead } from './product-head.ts'

const catalogues = createCatalogueStore()
const data: OfferPageData = {
  ...{
    today: '2026-11-21',
    state: 'live',
    offer: coffeeCard,
    brand: null,
    chainCategory: null,
    category: null,
    description: '',
  },
  ...{ others: [], otherSizes: [], history: [], related: [], goodPrices: [] },
}

/** The page's description for search engines in each country. */
const descriptions = (state: OfferState) =>
  countries.map((country) => {
    const i18n = catalogues.get(languageOfCountry(country))
    const { meta } = productHead({
      data: { ...data, state },
      country,
      origin: 'https://tilbudsugen.example',
      i18n,
    })
    return plainSpaces(meta[1]?.content ?? '')
  })

describe('§2.6 the head of a product page', () => {
  beforeAll(() => Promise.all(languages.map((language) => catalogues.load(language))))

  it('names the price and the chain', () => {
    expect(descriptions('live')).toEqual([
      'Gevalia, Mellemristet kaffe 400 g til 39,95 kr. hos Netto. Sammenlign kæderne, og se prisen over tid.',
      'Gevalia, Mellemristet kaffe 400 g til 39,95 kr hos Netto. Sammenlign kjedene, og se prisen over tid.',
      'Gevalia, Mellemristet kaffe 400 g för 39,95 kr hos Netto. Jämför kedjorna och se priset över tid.',
      'Gevalia, Mellemristet kaffe 400 g hintaan 39,95 €: Netto. Vertaa ketjuja ja katso hintakehitys.',
    ])
  })

  it('names the price of an ended offer, with one full stop after it', () => {
    expect(descriptions('expired')).toEqual([
      'Gevalia, Mellemristet kaffe 400 g var på tilbud hos Netto til 39,95 kr. Se, hvor varen er på tilbud nu.',
      'Gevalia, Mellemristet kaffe 400 g var på tilbud hos Netto til 39,95 kr. Se hvor varen er på tilbud nå.',
      'Gevalia, Mellemristet kaffe 400 g var på extrapris hos Netto för 39,95 kr. Se var varan har extrapris nu.',
      'Gevalia, Mellemristet kaffe 400 g oli tarjouksessa hintaan 39,95 €: Netto. Katso, missä tuote on nyt tarjouksessa.',
    ])
  })
})
