import { beforeAll, describe, expect, it } from 'vitest'
import { countries, languageOfCountry, languages } from '#app/domain/locale/locales.ts'
import type { ProductCard, ResultsPageData } from '#app/domain/search/pages.ts'
import { pageMeta } from '#app/domain/text/page-meta.ts'
import { createCatalogueStore } from '#app/i18n/catalogue-store.ts'
import { resultsHead } from './results-head.ts'

const origin = 'https://tilbudsugen.example'
const catalogues = createCatalogueStore()
const noIndex = { name: 'robots', content: 'noindex, follow' }

// The head uses nothing of an offer but the address of its page.
const product = (id: number) => ({ id }) as ProductCard

const found: ResultsPageData = {
  today: '2026-11-21',
  term: 'økologisk kaffe',
  correctedTo: null,
  total: 31,
  totalOffers: 88,
  sponsored: [],
  products: [product(7), product(3), product(5)],
  answer: { byUnit: null, byPrice: null },
  adIds: [],
  lowestOfChains: [],
  lowestOfMembers: [],
  facets: { chain: [], category: [], brand: [], size: [] },
  lowestUnitPrice: { amount: 6995, quantityType: 'kg' },
  byName: null,
}
const kaffe = { ...found, term: 'kaffe' }
const danish = (data: ResultsPageData, search = {}) =>
  resultsHead({ data, search, country: 'dk', origin, i18n: catalogues.get('da') })

describe('§2.1 the head of a results page', () => {
  beforeAll(() => Promise.all(languages.map((language) => catalogues.load(language))))

  it('names the results, the lowest unit price, the page’s address and those in other countries', () => {
    const { meta, links } = danish(found)
    const path = '/offer/%C3%B8kologisk%20kaffe'
    expect(meta).toEqual(
      pageMeta({
        title: 'Økologisk kaffe på tilbud',
        description:
          '88 tilbud på økologisk kaffe i denne uge, samlet fra butikkerne og sammenlignet. Billigst: 69,95\u00a0kr. pr.\u00a0kg.',
        country: 'dk',
        url: `${origin}${path}`,
      }),
    )
    expect(links).toEqual([
      { rel: 'canonical', href: `${origin}${path}` },
      { rel: 'alternate', hrefLang: 'da-DK', href: `${origin}${path}` },
      { rel: 'alternate', hrefLang: 'nb-NO', href: `${origin}/no${path}` },
      { rel: 'alternate', hrefLang: 'sv-SE', href: `${origin}/se${path}` },
      { rel: 'alternate', hrefLang: 'fi-FI', href: `${origin}/fi${path}` },
      { rel: 'alternate', hrefLang: 'x-default', href: `${origin}${path}` },
    ])
  })

  it('ends with one full stop if the unit’s abbreviation has one', () => {
    const eggs = { ...found, lowestUnitPrice: { amount: 250, quantityType: 'stk.' } }
    expect(danish(eggs).meta[1]?.content?.split(' Billigst: ')[1]).toBe('2,50\u00a0kr. pr.\u00a0stk.')
  })

  it('lists the products in order for search engines, each by the page of its cheapest offer', () => {
    const { scripts } = resultsHead({
      ...{ data: kaffe, search: {}, country: 'se', origin },
      i18n: catalogues.get('sv'),
    })
    const item = (position: number, id: number) => ({
      ...{ '@type': 'ListItem', position },
      url: `${origin}/se/single/${id}`,
    })
    expect(scripts.map(({ type, children }) => [type, JSON.parse(children)])).toEqual([
      [
        'application/ld+json',
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          numberOfItems: 31,
          itemListElement: [item(1, 7), item(2, 3), item(3, 5)],
        },
      ],
    ])
  })

  it('is in the language of its country', () => {
    const { meta } = resultsHead({
      ...{ data: kaffe, search: {}, country: 'se', origin },
      i18n: catalogues.get('sv'),
    })
    expect(meta).toEqual(
      pageMeta({
        title: 'Kaffe på extrapris',
        description:
          '88 erbjudanden på kaffe den här veckan, samlade från butikerna och jämförda. Billigast: 69,95\u00a0kr/kg.',
        country: 'se',
        url: `${origin}/se/offer/kaffe`,
      }),
    )
  })

  it('writes numbers and plurals as the language of its country does', () => {
    const described = (data: ResultsPageData) =>
      countries.map((country) => {
        const i18n = catalogues.get(languageOfCountry(country))
        const { meta } = resultsHead({ data, search: {}, country, origin, i18n })
        return meta[1]?.content?.replaceAll('\u00a0', ' ')
      })
    const all = { ...found, term: '', lowestUnitPrice: null }
    expect(described({ ...all, totalOffers: 1 })).toEqual([
      '1 tilbud i denne uge, samlet fra butikkerne og sammenlignet.',
      '1 tilbud denne uka, samlet fra butikkene og sammenlignet.',
      '1 erbjudande den här veckan, samlat från butikerna och jämfört.',
      '1 tarjous tällä viikolla, koottuna kaupoista ja vertailtuna.',
    ])
    expect(described({ ...all, term: 'kaffe', totalOffers: 1 })).toEqual([
      '1 tilbud på kaffe i denne uge, samlet fra butikkerne og sammenlignet.',
      '1 tilbud på kaffe denne uka, samlet fra butikkene og sammenlignet.',
      '1 erbjudande på kaffe den här veckan, samlat från butikerna och jämfört.',
      '1 tarjous tällä viikolla (kaffe), koottuna kaupoista ja vertailtuna.',
    ])
    expect(described({ ...all, term: 'kaffe', totalOffers: 2134 })).toEqual([
      '2.134 tilbud på kaffe i denne uge, samlet fra butikkerne og sammenlignet.',
      '2 134 tilbud på kaffe denne uka, samlet fra butikkene og sammenlignet.',
      '2 134 erbjudanden på kaffe den här veckan, samlade från butikerna och jämförda.',
      '2 134 tarjousta tällä viikolla (kaffe), koottuina kaupoista ja vertailtuina.',
    ])
  })

  it('does not compare unit prices across all the week’s offers, which are goods of every kind', () => {
    expect(danish({ ...found, term: '' }).meta).toEqual(
      pageMeta({
        title: 'Alle tilbud',
        description: '88 tilbud i denne uge, samlet fra butikkerne og sammenlignet.',
        country: 'dk',
        url: `${origin}/offer`,
      }),
    )
  })

  it.each([
    ['a forgiven typing error', { ...kaffe, term: 'kafe', correctedTo: 'kaffe' }, {}],
    ['a choice among what was found', kaffe, { chain: [4] }],
    ['a search that finds nothing', { ...kaffe, total: 0, totalOffers: 0, products: [] }, {}],
  ])('keeps %s out of search engines, and names the page it is of', (_what, data, search) => {
    const { meta, links, scripts } = danish(data, search)
    expect([meta.at(-1), links, scripts]).toEqual([
      noIndex,
      [{ rel: 'canonical', href: `${origin}/offer/kaffe` }],
      [],
    ])
  })

  it('has no canonical address for a term too long to be searched for', () => {
    const { meta, links, scripts } = danish({ ...kaffe, term: 'a'.repeat(200) })
    expect([meta.at(-1), links, scripts]).toEqual([noIndex, [], []])
  })
})
