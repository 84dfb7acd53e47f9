import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { WatchableProduct } from '#app/domain/agents/price-agent.ts'
import { wantedOffer } from '#app/domain/agents/wanted-item.ts'
import { addableOffer } from '#app/domain/offers/offer-sketch.ts'
import { coffeeCard } from '#app/domain/offers/offer-summary.fixture.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { judgedOffers } from '#app/domain/prices/judged-offers.fixture.ts'
import type { OfferPageData } from '#app/domain/search/pages.ts'
import { ItemLine } from '#app/features/add-to-list/item-line.tsx'
import { draw, textsOf } from '#app/features/offers/draw.fixture.tsx'
import { Shelf } from '#app/features/offers/front/shelf.tsx'
import { Tile } from '#app/features/offers/leaflet/tile.tsx'
import { OfferCard } from '#app/features/offers/offer-card.tsx'
import { OfferPreview } from '#app/features/offers/preview/offer-preview.tsx'
import { ChainComparison } from '#app/features/offers/product/prices/chain-comparison.tsx'
import { PriceHistory } from '#app/features/offers/product/prices/price-history.tsx'
import { Standing } from '#app/features/offers/product/prices/standing.tsx'
import { WatchedOffer } from '#app/features/offers/product/prices/watched-offer.tsx'
import { productHead } from '#app/features/offers/product/product-head.ts'
import { CoverGoods } from '#app/features/offers/weekly/leaflet-cover.tsx'
import { WantedLine } from '#app/features/price-agent/modal/wanted-line.tsx'
import { createCatalogueStore } from '#app/i18n/catalogue-store.ts'
import { priceOf } from '#app/server/mail/letters/price-alerts.ts'
import type { ToldOffer } from '#app/server/mail/mail.ts'

const country = 'dk'
const today = '2026-11-21'
const shown = { country, today } as const

/** Two packs for 18 kr., so that one costs 9 kr. */
const deal: OfferSummary = { ...coffeeCard, price: 1800, units: 2, unitPrice: 2250 }
const dear: OfferSummary = {
  ...coffeeCard,
  id: 8,
  price: 2000,
  chain: { ...coffeeCard.chain, id: 2, name: 'Bilka' },
}
const past = (offerId: number, startDate: string, endDate: string) => ({
  ...{ offerId, chain: 'Netto', price: 900, startDate, endDate },
  deal: { price: 1800, units: 2, unitType: 'stk.' },
})
const history = [
  past(1, '2026-03-02', '2026-03-08'),
  past(2, '2026-05-02', '2026-05-08'),
  past(3, '2026-07-02', '2026-07-08'),
  past(deal.id, deal.startDate, deal.endDate),
]
const product: WatchableProduct = {
  ...{ today, country, chainCategoryIds: [1], others: null, mails: null },
  history: history.map((price) => ({ ...price, chainId: 1, isWholesale: false, unitPrice: 2250 })),
}
const page: OfferPageData = {
  ...{ today, state: 'live', offer: deal, brand: null, chainCategory: null, category: null },
  ...{
    description: '',
    others: judgedOffers([deal, dear]),
    otherSizes: [],
    history,
    related: [],
    goodPrices: [],
  },
}

/** The price of one piece, without saying that it is of one of several. */
const asOne = /(?<![\d,.])9(?:,00)? kr\.(?! pr\.)/

describe('§3 product offer: a price for several is never shown as the price of one', () => {
  const places: [string, ReactNode][] = [
    ['a card', <OfferCard key="" offer={deal} module="results" {...shown} />],
    ['the shelf of the front page', <Shelf key="" offers={[deal]} {...shown} />],
    ['the cover of a leaflet', <CoverGoods key="" offers={[deal]} {...shown} />],
    ['a leaflet', <Tile key="" offer={{ ...deal, description: '' }} size="big" period={deal} {...shown} />],
    ['a product page', <OfferPreview key="" offer={deal} description="" days="" {...shown} />],
    ['the viewer', <OfferPreview key="" offer={deal} description="" days="" place="viewer" {...shown} />],
    ['the verdict of another offer', <Standing key="" data={{ ...page, offer: dear }} country={country} />],
    ['other chains', <ChainComparison key="" offers={[deal, dear]} current={dear} isLive {...shown} />],
    ['prices over time', <PriceHistory key="" history={history} offer={deal} isLive {...shown} />],
    ['a watch', <WatchedOffer key="" offer={deal} unlike="" {...shown} />],
    [
      'the form of a watch',
      <WantedLine key="" item={wantedOffer(deal)} product={product} country={country} />,
    ],
    [
      'the form of the list',
      <ItemLine key="" addable={addableOffer(deal, country, today)} country={country} />,
    ],
  ]
  it.each(places)('%s', async (_, place) => {
    const texts = textsOf(await draw(place))
    expect(texts).toMatch(/2 for 18(?:,00)? kr\./)
    expect(texts).not.toMatch(asOne)
  })

  it('§3 priceText: the form of the list calls the units what the offer calls them', async () => {
    const addable = addableOffer({ ...deal, unitType: 'pkt' }, 'fi', today)
    expect(textsOf(await draw(<ItemLine addable={addable} country="fi" />, 'fi'))).toContain('|2 pkt 18 €|')
  })

  it('mails, notifications and feeds', () => {
    const told: ToldOffer = {
      ...{ ...deal, chain: 'Netto', country },
      ...{ lowestBefore: null, isBestOfYear: false, url: '', stopUrl: '' },
    }
    expect(priceOf(told)).toBe('2\u00a0for\u00a018,00\u00a0kr.')
  })

  it('search engines are told how many pieces the price is for', async () => {
    const catalogues = createCatalogueStore()
    await catalogues.load('da')
    const head = productHead({
      data: page,
      country,
      origin: 'https://example.org',
      i18n: catalogues.get('da'),
    })
    const { offers } = JSON.parse(head.scripts[0]?.children ?? '{}')
    expect(offers[0]).not.toHaveProperty('price')
    expect(offers[0].priceSpecification).toEqual({
      '@type': 'UnitPriceSpecification',
      ...{ price: '18.00', priceCurrency: 'DKK' },
      referenceQuantity: { '@type': 'QuantitativeValue', unitCode: 'C62', value: 2 },
    })
    expect(offers[1]).toMatchObject({ price: '20.00', priceCurrency: 'DKK' })
  })
})
