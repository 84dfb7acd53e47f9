import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '#app/domain/locale/dates.ts'
import { countries } from '#app/domain/locale/locales.ts'
import { checkOffer } from '../../import/offer/check-offer.ts'
import type { ImportedOffer } from '../../import/row/imported-offer.ts'
import type { Catalogue } from '../catalogue.ts'
import { readCatalogue } from '../read-catalogue.ts'
import { weekdayOf, weekStartOf, weeksOn } from './chain-weeks.ts'
import { seedOf } from './chance.ts'
import { choosePlacements } from './choose-placements.ts'
import { offersOfWeek } from './generate-offers.ts'
import { type Assortment, planAssortments } from './plan-assortments.ts'

const today = '2026-11-21'

function allOffers(assortments: Assortment[], day: Day): ImportedOffer[] {
  return assortments.flatMap((assortment) =>
    weeksOn(assortment.chain.weekday, day).flatMap((week) => offersOfWeek(assortment, week)),
  )
}

const isLive = (offer: ImportedOffer, day: Day) => offer.startDate <= day && offer.endDate >= day
/** The product is the fourth part of an offer's id, after country, chain and week. */
const productOf = (offer: ImportedOffer) => String(offer.id).split(':')[3] ?? ''
const typical = (sorted: number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0
const ascending = (values: number[]) => [...values].sort((a, b) => a - b)

describe.each(countries)('the demo’s offers in %s', (country) => {
  const assortments = planAssortments(readCatalogue(country))
  const offers = allOffers(assortments, today)
  const live = offers.filter((offer) => isLive(offer, today))

  it('are the same whenever they are made', () => {
    const again = allOffers(planAssortments(readCatalogue(country)), today)
    expect(again).toEqual(offers)
  })

  it('keep their ids and prices as days go by, so that a week’s history is part of that week', () => {
    const later = new Map(allOffers(assortments, addDays(today, 14)).map((offer) => [offer.id, offer]))
    const held = offers.filter(({ id }) => later.has(id))
    expect(held.length).toBeGreaterThan(5000)
    expect(held.map(({ id }) => later.get(id))).toEqual(held)
    const known = new Set(offers.map(({ id }) => id))
    const history = assortments.flatMap((assortment) => {
      const start = weekStartOf(assortment.chain.weekday, today)
      return offersOfWeek(assortment, { start, extent: 'history' })
    })
    expect(history.filter(({ id }) => !known.has(id))).toEqual([])
  })

  it('are offers as importers must give them', () => {
    const withoutConditions = live.map(({ asked: _, ...offer }) => offer)
    expect(live.map((offer) => checkOffer(offer))).toEqual(withoutConditions)
  })

  it('have ids of their own', () => {
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length)
  })

  it('fill every day of two years with 2,000 live offers of 12 chains', () => {
    const days = 730
    const counts = Array.from({ length: days }, () => ({ offers: 0, chains: new Set<string>() }))
    for (const assortment of assortments) {
      for (
        let start = weekStartOf(assortment.chain.weekday, today);
        start < addDays(today, days);
        start = addDays(start, 7)
      ) {
        for (const { startDate, endDate, chain } of offersOfWeek(assortment, { start, extent: 'all' })) {
          const from = Math.round((Date.parse(startDate) - Date.parse(today)) / 86_400_000)
          const to = Math.round((Date.parse(endDate) - Date.parse(today)) / 86_400_000)
          for (let day = from; day <= to; day++) {
            const count = counts[day]
            if (!count) continue
            count.offers++
            count.chains.add(chain)
          }
        }
      }
    }
    expect(Math.min(...counts.map((count) => count.offers))).toBeGreaterThanOrEqual(2000)
    expect(Math.max(...counts.map((count) => count.offers))).toBeLessThanOrEqual(2300)
    expect(Math.min(...counts.map((count) => count.chains.size))).toBeGreaterThanOrEqual(12)
  }, 60_000)

  it('cost 10 to 40 per cent less than on other days', () => {
    const wrong = offers.filter(({ price, regularPrice }) => {
      const share = price / (regularPrice ?? 0)
      return price <= 0 || !(share >= 0.6 && share <= 0.9)
    })
    expect(wrong).toEqual([])
  })

  it('run within their chain’s week, most for all of it, some ending today and tomorrow', () => {
    const weekday = new Map(assortments.map(({ chain }) => [chain.name, chain.weekday]))
    const outside = offers.filter(({ id, chain, startDate, endDate }) => {
      const start = String(id).split(':')[2] ?? ''
      return (
        weekStartOf(weekday.get(chain) ?? 0, startDate) !== start ||
        endDate < startDate ||
        endDate > addDays(start, 6)
      )
    })
    expect(outside).toEqual([])
    const whole = offers.filter(({ startDate, endDate }) => endDate === addDays(startDate, 6))
    expect(whole.length / offers.length).toBeGreaterThan(0.8)
    for (const day of [today, addDays(today, 1)]) {
      expect(live.filter(({ endDate }) => endDate === day).length).toBeGreaterThan(5)
    }
  })

  it('let shoppers compare: over a hundred products are at three chains or more, not all at one price', () => {
    const byProduct = Map.groupBy(live, productOf)
    const compared = [...byProduct.values()].filter((group) => group.length >= 3)
    expect(compared.length).toBeGreaterThan(100)
    const differ = compared.filter(
      (group) => new Set(group.map(({ price, units }) => price / (units ?? 1))).size > 1,
    )
    expect(differ.length / compared.length).toBeGreaterThan(0.8)
  })

  it('give every product of the week a year of prices that keep coming back to one', () => {
    const past = Map.groupBy(
      offers.filter(({ endDate, units }) => endDate < today && units === 1),
      productOf,
    )
    const histories = [...new Set(live.map(productOf))].map((product) => past.get(product) ?? [])
    const lengths = ascending(histories.map((history) => history.length))
    expect(lengths[0]).toBeGreaterThanOrEqual(2)
    expect(typical(lengths)).toBeGreaterThanOrEqual(7)
    expect(lengths.at(-1)).toBeLessThanOrEqual(26)
    const near = histories.flatMap((history) => {
      const usual = typical(ascending(history.map(({ price }) => price)))
      return history.map(({ price }) => Math.abs(price - usual) / usual <= 0.12)
    })
    expect(near.filter(Boolean).length / near.length).toBeGreaterThan(0.6)
  })

  it('are sponsored for about two in a hundred, and never at a wholesaler', () => {
    const share = live.filter(({ isHighlighted }) => isHighlighted).length / live.length
    expect(share).toBeGreaterThan(0.01)
    expect(share).toBeLessThan(0.04)
    const wholesalers = new Set(
      assortments.filter(({ isWholesale }) => isWholesale).map(({ chain }) => chain.name),
    )
    expect(offers.filter((offer) => offer.isHighlighted && wholesalers.has(offer.chain))).toEqual([])
  })

  it('stand in three places, 8 to 12 live ones each of another chain', () => {
    const ids = new Map(live.map((offer) => [String(offer.id), offer]))
    const placed = Map.groupBy(choosePlacements(assortments, today), ({ placementId }) => placementId)
    const counts = Object.fromEntries(
      [...placed].map(([id, list]) => [
        id,
        new Set(list.map(({ externalId }) => ids.get(externalId)?.chain)).size,
      ]),
    )
    expect(counts).toEqual({ 'front-page': 12, 'offer-page': 10, anchor: 8 })
  })
})

describe('what may not be on offer', () => {
  const productsOnOffer = (country: (typeof countries)[number]) =>
    new Set(
      planAssortments(readCatalogue(country)).flatMap(({ products }) =>
        products.map(({ product }) => product.kind),
      ),
    )

  it.each(countries)('is infant formula in %s', (country) => {
    expect(productsOnOffer(country).has('baby-formula')).toBe(false)
  })

  it('is alcohol in Norway, where beer without it is', () => {
    const kinds = productsOnOffer('no')
    const alcohol = [
      'beer-lager',
      'beer-dark',
      'cider',
      'red-wine',
      'white-wine',
      'vodka',
      'gin',
      'whisky',
      'snaps',
    ]
    expect(alcohol.filter((kind) => kinds.has(kind))).toEqual([])
    expect(kinds.has('beer-alcohol-free')).toBe(true)
  })
})

describe('a week of one chain', () => {
  const catalogue: Catalogue = {
    country: 'dk',
    chains: [
      {
        name: 'Netto',
        key: 'netto',
        seed: seedOf('dk:netto'),
        category: 'Dagligvarer',
        website: 'https://netto.dk/',
        weekday: 5,
        groups: new Set(['dairy-eggs']),
        priceLevel: 1,
        background: '#1B1B1B',
        foreground: '#FFD84A',
      },
    ],
    products: [
      {
        brand: 'Lurpak',
        parent: 'Arla',
        name: 'Smørbar usaltet',
        size: { quantity: 0.2, quantityType: 'kg', pieces: 1 },
        sizeText: '200 g',
        key: 'lurpak-smorbar-usaltet-200-g',
        seed: seedOf('dk:lurpak-smorbar-usaltet-200-g'),
        kind: 'butter',
        group: 'dairy-eggs',
        shelf: 'Smør',
        groupName: 'Mejeri og æg',
        tint: 'butter',
        picture: { brand: null, kind: 'butter', pack: {}, variety: 0 },
        imageUrl: '/pictures/butter.svg',
        price: 2495,
        onlyAt: null,
      },
    ],
    customProducts: [],
  }

  it('has offers that say all an importer asks, their prices for all units together', () => {
    const offers = planAssortments(catalogue).flatMap((assortment) =>
      offersOfWeek(assortment, { start: '2026-11-20', extent: 'all' }),
    )
    expect(offers).toEqual([
      {
        source: 'demo',
        id: 'dk:netto:2026-11-20:lurpak-smorbar-usaltet-200-g',
        country: 'dk',
        chain: 'Netto',
        chainCategory: 'Dagligvarer',
        chainWebsite: 'https://netto.dk/',
        brand: 'Lurpak',
        hasBrandField: true,
        parentBrand: 'Arla',
        name: 'Smørbar usaltet',
        gtin: null,
        category: 'Smør',
        categoryGroup: 'Mejeri og æg',
        tint: 'butter',
        size: '200 g',
        startDate: '2026-11-20',
        endDate: '2026-11-26',
        units: 3,
        price: 6500,
        regularPrice: 7485,
        singlePrice: null,
        unitType: 'stk.',
        currency: 'DKK',
        unitPrice: null,
        unitPricePer: null,
        unitPriceBound: null,
        isHighlighted: false,
        imageUrl: '/pictures/butter.svg',
        offerUrl: 'https://netto.dk/',
        definedDescription: ['Smør', '200 g'],
      },
    ])
  })

  it('describes goods of a mixed shelf by their part of the shop, and a weekend’s offer as one', () => {
    const [product] = catalogue.products
    if (!product) throw new Error('the catalogue above has a product')
    const mixed = { ...catalogue, products: [{ ...product, shelf: 'Smør, ost og fløde' }] }
    const [assortment] = planAssortments(mixed)
    if (!assortment) throw new Error('the catalogue above has a chain')
    const weeks = Array.from({ length: 52 }, (_, week) => addDays('2026-11-20', 7 * week))
    const offers = weeks.flatMap((start) => offersOfWeek(assortment, { start, extent: 'all' }))
    const described = new Map(offers.map((offer) => [offer.definedDescription?.join(', '), offer]))
    expect([...described.keys()]).toEqual(['Mejeri og æg, 200 g', 'Mejeri og æg, 200 g, Weekendtilbud'])
    const weekend = described.get('Mejeri og æg, 200 g, Weekendtilbud')
    expect(weekend && [weekdayOf(weekend.startDate), weekdayOf(weekend.endDate)]).toEqual([5, 7])
  })
})
