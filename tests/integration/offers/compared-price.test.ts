import { beforeAll, describe, expect, it } from 'vitest'
import type { SortOrder } from '#app/domain/search/filters/orders.ts'
import { getOffer } from '#app/server/pages/get-offer.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { searchTypeahead } from '#app/server/search/search-typeahead.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, type GivenOffer, today } from './add-offers.ts'

describeOnEachDatabase('§3 Compared prices: the price by which offers are compared', (database) => {
  let ids: number[]
  const names = [
    'Netto 20',
    'Bilka 2 for 35',
    'Fakta 15,00/kg',
    'Lidl 18,00/kg',
    'Spar maks. 10/kg',
    'Aldi 90',
    'Meny 60, 500 g',
    'Føtex 20, 80,00/kg',
  ]

  beforeAll(async () => {
    const juice = (chain: string, price: number, units = 1): GivenOffer => ({
      ...{ name: 'Appelsinjuice', brand: 'Rynkeby', chain, price, units, size: [1, 'l'] },
    })
    const fish = (chain: string, price: number, unitPrice: number): GivenOffer => ({
      ...{ name: 'Rødspætte', chain, price, unitPrice, unknownSize: 'kg' },
    })
    ids = await addOffers(database(), [
      ...[juice('Netto', 2000), juice('Bilka', 3500, 2)],
      ...[fish('Fakta', 4500, 1500), fish('Lidl', 2000, 1800)],
      ...[{ ...fish('Spar', 1000, 1000), unitPriceBound: 'most' as const }, juice('Aldi', 9000)],
      { name: 'Laksefilet', chain: 'Meny', price: 6000, unitPrice: 12000, size: [0.5, 'kg'] },
      { name: 'Laksefilet', chain: 'Føtex', price: 2000, unitPrice: 8000, unknownSize: 'kg' },
    ])
  })

  const named = (offers: { id: number }[]) => offers.map(({ id }) => names[ids.indexOf(id)])
  const results = async (term: string, sort: SortOrder) => {
    const { products } = await searchOffers(database(), {
      ...{ country: 'dk', today, term, sort, limit: 24, isExact: false },
    })
    return named(products)
  }

  describe('is that of one piece: two for 35 are cheaper than one for 20', () => {
    it.each(['relevance', 'price'] as const)('in results by %s', async (sort) => {
      expect(await results('appelsinjuice', sort)).toEqual(['Bilka 2 for 35'])
    })

    it('in the dropdown, which shows the cheapest offer of a product', async () => {
      const found = await searchTypeahead(database(), { country: 'dk', term: 'appelsinjuice', today })
      expect(named(found.organicProductOffers.items)).toEqual(['Bilka 2 for 35'])
    })
  })

  describe('is that of one piece if sizes are unknown or differ, which every card shows', () => {
    it.each(['relevance', 'price'] as const)('in results by %s', async (sort) => {
      expect(await results('rødspætte', sort)).toEqual(['Spar maks. 10/kg'])
      expect(await results('laksefilet', sort)).toEqual(['Føtex 20, 80,00/kg', 'Meny 60, 500 g'])
    })

    it('in the dropdown', async () => {
      const cheapest = async (term: string) =>
        named((await searchTypeahead(database(), { country: 'dk', term, today })).organicProductOffers.items)
      expect(await cheapest('rødspætte')).toEqual(['Spar maks. 10/kg'])
      expect(await cheapest('laksefilet')).toEqual(['Føtex 20, 80,00/kg'])
    })
  })

  describe('is the unit price between packs of one product and unknown size, and never one that is not exact', () => {
    it('in the prices over time', async () => {
      const page = await getOffer(database(), { country: 'dk', id: String(ids[3]), today })
      expect(page?.history.map(({ offerId, price }) => [offerId, price])).toEqual([
        [ids[2], 1500],
        [ids[3], 1800],
      ])
    })
  })
})
