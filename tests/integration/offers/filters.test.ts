import { beforeAll, describe, expect, it } from 'vitest'
import { filterNames } from '#app/domain/search/filters/filters.ts'
import type { OfferSearch } from '#app/server/search/rank/find-offers.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, type GivenOffer, today } from './add-offers.ts'

describeOnEachDatabase('§2.1 the filters of results', (database) => {
  let ids: number[]
  const coffee = (
    brand: string,
    chain: string,
    price: number,
    size: GivenOffer['size'] = [0.5, 'kg'],
  ): GivenOffer => ({
    ...{ name: 'Kaffe', category: 'Kaffe', brand, chain, price, size, unitPrice: price / size[0] },
  })

  beforeAll(async () => {
    ids = await addOffers(database(), [
      coffee('Merrild', 'Netto', 3000),
      coffee('Merrild', 'Bilka', 2500),
      coffee('Merrild', 'Netto', 5500, [1, 'kg']),
      coffee('BKI', 'Lidl', 2900),
      { ...coffee('Classic', 'Netto', 3100), parent: 'BKI' },
      { name: 'Kaffe', category: 'Kaffe', chain: 'Lidl', price: 2000 },
      { ...coffee('Kespro', 'Inco', 1500), chainCategory: 'Engros' },
      { name: 'Kop med kaffe', category: 'Service', brand: 'Bodum', chain: 'Netto', price: 9900 },
      { name: 'Mælk', category: 'Mælk', brand: 'Arla', chain: 'Netto', price: 1200, size: [1, 'l'] },
    ])
  })

  const search = (asked: Partial<OfferSearch> = {}) =>
    searchOffers(database(), {
      ...{ country: 'dk', today, term: 'kaffe', sort: 'price', limit: 24, isExact: true },
      ...asked,
    })
  const idOf = async (filter: 'brand' | 'chain', name: string) => {
    const { facets } = await search(name === 'Arla' ? { term: 'mælk' } : {})
    return facets[filter].find((facet) => facet.name === name)?.id ?? 0
  }
  const found = async (asked: Partial<OfferSearch>) => {
    const { products, totalOffers, facets } = await search(asked)
    const counts = filterNames.map((name) => facets[name].map((each) => [each.name, each.offers]))
    const [chain, , brand, size] = counts
    return { ids: products.map(({ id }) => id), totalOffers, chain, brand, size }
  }

  it('count the offers of each brand and size; those that only wholesale has are not among them', async () => {
    expect(await found({})).toEqual({
      ids: [ids[5], ids[1], ids[3], ids[4], ids[2]],
      totalOffers: 6,
      chain: [
        ['Netto', 3],
        ['Lidl', 2],
        ['Bilka', 1],
        ['Inco', 1],
      ],
      brand: [
        ['Merrild', 3],
        ['BKI', 1],
        ['BKI Classic', 1],
      ],
      size: [
        ['500\u00a0g', 4],
        ['1\u00a0kg', 1],
      ],
    })
  })

  it('by brand leave its products, and count the other filters by it', async () => {
    expect(await found({ chosen: { brand: [await idOf('brand', 'Merrild')] } })).toEqual({
      ids: [ids[1], ids[2]],
      totalOffers: 3,
      chain: [
        ['Netto', 2],
        ['Bilka', 1],
      ],
      brand: [
        ['Merrild', 3],
        ['BKI', 1],
        ['BKI Classic', 1],
      ],
      size: [
        ['500\u00a0g', 2],
        ['1\u00a0kg', 1],
      ],
    })
  })

  it('by size leave the products of that size, several of each size that is chosen', async () => {
    const ofOne = await found({ chosen: { size: ['1kg'] } })
    expect([ofOne.ids, ofOne.totalOffers, ofOne.size]).toEqual([
      [ids[2]],
      1,
      [
        ['500\u00a0g', 4],
        ['1\u00a0kg', 1],
      ],
    ])
    expect((await found({ chosen: { size: ['0.5kg', '1kg'] } })).ids).toEqual([
      ...[ids[1], ids[3], ids[4], ids[2]],
    ])
  })

  it('by chain have the price of that chain on the card, though another asks less', async () => {
    const { products } = await search({ chosen: { chain: [await idOf('chain', 'Netto')] } })
    expect(products.map(({ id, price, chain }) => [id, price, chain.name])).toEqual([
      [ids[0], 3000, 'Netto'],
      [ids[4], 3100, 'Netto'],
      [ids[2], 5500, 'Netto'],
    ])
  })

  it('add up, and a choice that leaves nothing keeps its name', async () => {
    const brand = [await idOf('brand', 'Merrild')]
    const lidl = await idOf('chain', 'Lidl')
    const { products, facets } = await search({ chosen: { brand, chain: [lidl], size: ['0.2kg'] } })
    expect(products).toEqual([])
    expect(facets.chain).toContainEqual({ id: lidl, name: 'Lidl', offers: 0 })
    expect(facets.size[0]).toEqual({ id: '0.2kg', name: '200\u00a0g', offers: 0 })
    expect(facets.brand[0]).toEqual({ id: brand[0], name: 'Merrild', offers: 0 })
  })

  it('name a brand that the term does not find', async () => {
    const arla = await idOf('brand', 'Arla')
    const { products, facets } = await search({ chosen: { brand: [arla] } })
    expect([products, facets.brand[0]]).toEqual([[], { id: arla, name: 'Arla', offers: 0 }])
  })

  it('ignore what does not exist, and what is of another country', async () => {
    const everything = await search()
    const unknown = {
      chain: [999_999, 2 ** 31 - 1],
      category: [999_999],
      brand: [999_999],
      size: ['big', '0.50kg', '0kg', '1x1x1l'],
    }
    expect(await search({ chosen: unknown })).toEqual(everything)
    await addOffers(database(), [{ name: 'Kaffe', country: 'se', chain: 'ICA' }])
    const { facets } = await search({ country: 'se' })
    expect(await search({ chosen: { chain: facets.chain.map(({ id }) => id) } })).toEqual(everything)
  })

  it('leave what only has the words in its name as well', async () => {
    const asked = async (name: string) => {
      const { byName } = await search({ chosen: { brand: [await idOf('brand', name)] } })
      return byName?.offers.map(({ id }) => id)
    }
    const rows = await database().query<{ id: number }>("select id from brands where name = 'Bodum'")
    const { byName } = await search({ chosen: { brand: rows.map(({ id }) => id) } })
    expect([await asked('Merrild'), byName?.offers.map(({ id }) => id)]).toEqual([undefined, [ids[7]]])
  })

  describe('and the order by chain', () => {
    const order = async (mine: string[] = [], chosen: OfferSearch['chosen'] = {}) => {
      const ofMine = await Promise.all(mine.map((name) => idOf('chain', name)))
      const { products } = await searchOffers(database(), {
        ...{ country: 'dk', today, term: 'kaffe', sort: 'chain', limit: 24, isExact: true },
        ...{ chosen, mine: ofMine.map(Number) },
      })
      return products.map(({ chain, price }) => [chain.name, price])
    }

    it('groups products by their cheapest chain, the best known first, and the cheapest first in each', async () => {
      expect(await order()).toEqual([
        ...[
          ['Netto', 3100],
          ['Netto', 5500],
        ],
        ...[
          ['Lidl', 2000],
          ['Lidl', 2900],
        ],
        ['Bilka', 2500],
      ])
    })

    it('begins with a shopper’s own', async () => {
      expect((await order(['Bilka'])).map(([name]) => name)).toEqual([
        ...['Bilka', 'Netto', 'Netto', 'Lidl', 'Lidl'],
      ])
    })

    it('ends with wholesale, if it is chosen', async () => {
      const chain = [await idOf('chain', 'Inco'), await idOf('chain', 'Lidl')]
      expect(await order([], { chain })).toEqual([
        ['Lidl', 2000],
        ['Lidl', 2900],
        ['Inco', 1500],
      ])
    })
  })
})
