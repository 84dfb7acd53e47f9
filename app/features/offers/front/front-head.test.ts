import { beforeAll, describe, expect, it } from 'vitest'
import { pageMeta } from '#app/domain/text/page-meta.ts'
import { createCatalogueStore } from '#app/i18n/catalogue-store.ts'
import { frontHead } from './front-head.ts'

const origin = 'https://tilbudsugen.example'
const catalogues = createCatalogueStore()
const data = {
  ...{ today: '2026-11-21', totalOffers: 2143, popularSearches: [], staples: [], chains: [], leaflets: [] },
  ...{ isOfMyChains: false, goodPrices: [], endingSoon: [], groups: [] },
}

const alternates = [
  { rel: 'alternate', hrefLang: 'da-DK', href: origin },
  { rel: 'alternate', hrefLang: 'nb-NO', href: `${origin}/no` },
  { rel: 'alternate', hrefLang: 'sv-SE', href: `${origin}/se` },
  { rel: 'alternate', hrefLang: 'fi-FI', href: `${origin}/fi` },
  { rel: 'alternate', hrefLang: 'x-default', href: origin },
]

describe('§2.1 the head of the front page', () => {
  beforeAll(() => Promise.all([catalogues.load('da'), catalogues.load('fi')]))

  it('describes the site, the number of offers, and how to search it', () => {
    const { scripts, ...head } = frontHead({ data, country: 'dk', origin, i18n: catalogues.get('da') })
    expect(head).toEqual({
      meta: pageMeta({
        title: 'ugens tilbud, sammenlignet',
        isFront: true,
        description: 'Søg i 2.143 tilbud fra butikkerne omkring dig, og sammenlign priserne, før du handler.',
        country: 'dk',
        url: origin,
      }),
      links: [{ rel: 'canonical', href: origin }, ...alternates],
    })
    expect(scripts.map(({ type, children }) => [type, JSON.parse(children)])).toEqual([
      [
        'application/ld+json',
        {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: 'Tilbudsugen',
          url: origin,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${origin}/offer?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        },
      ],
    ])
  })

  it('is in the language of its country and names that country’s address', () => {
    const { meta, links, scripts } = frontHead({
      ...{ data, country: 'fi', origin },
      i18n: catalogues.get('fi'),
    })
    expect(meta).toEqual(
      pageMeta({
        title: 'viikon tarjoukset vertailtuina',
        isFront: true,
        description: 'Hae 2\u00a0143 tarjouksesta lähikaupoissasi ja vertaa hintoja ennen ostoksille lähtöä.',
        country: 'fi',
        url: `${origin}/fi`,
      }),
    )
    expect(links).toEqual([{ rel: 'canonical', href: `${origin}/fi` }, ...alternates])
    const [site] = scripts.map(({ children }) => JSON.parse(children))
    expect([site.url, site.potentialAction.target]).toEqual([
      `${origin}/fi`,
      `${origin}/fi/offer?q={search_term_string}`,
    ])
  })
})
