import { beforeAll, describe, expect, it } from 'vitest'
import type { Country } from '#app/domain/locale/locales.ts'
import { displayName } from '#app/domain/offers/offers.ts'
import { isCheapest } from '#app/domain/prices/verdicts.ts'
import { listChainCategories } from '#app/server/offers/list-chain-categories.ts'
import { listChains } from '#app/server/offers/list-chains.ts'
import { listPlacementOffers } from '#app/server/offers/list-placement-offers.ts'
import { presentCard } from '#app/server/offers/present-offer.ts'
import { getOffer } from '#app/server/pages/get-offer.ts'
import { listFrontPage } from '#app/server/pages/list-front-page.ts'
import { listGoodOffers } from '#app/server/pages/list-good-offers.ts'
import { listStaples } from '#app/server/search/popular/list-staples.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, type GivenOffer, today } from './add-offers.ts'

const butter = {
  name: 'Saltet smør',
  brand: 'Lurpak',
  parent: 'Arla',
  category: 'Smør',
  size: [0.2, 'kg'] as const,
}

describeOnEachDatabase('Offers', (database) => {
  let ids: number[]
  let shelfless: number[]
  const groceries = 'Dagligvarer'

  beforeAll(async () => {
    ids = await addOffers(database(), [
      {
        ...butter,
        size: [0.2, 'kg'],
        price: 2200,
        unitPrice: 11000,
        chain: 'Netto',
        chainCategory: groceries,
      },
      {
        ...butter,
        size: [0.2, 'kg'],
        price: 2000,
        unitPrice: 10000,
        chain: 'Bilka',
        chainCategory: groceries,
      },
      {
        ...butter,
        size: [0.4, 'kg'],
        price: 3500,
        unitPrice: 8750,
        chain: 'Bilka',
        chainCategory: groceries,
      },
      { ...butter, size: [0.2, 'kg'], price: 1500, start: '2026-06-01', end: '2026-06-07' },
      { ...butter, size: [0.2, 'kg'], price: 1400, start: '2025-06-01', end: '2025-06-07' },
      { ...butter, size: [0.2, 'kg'], price: 2100, start: '2026-11-27', end: '2026-12-03' },
      {
        name: 'Økologisk smør',
        brand: 'Thise',
        category: 'Smør',
        price: 2500,
        regularPrice: 5000,
        isHighlighted: true,
      },
      {
        name: 'Boremaskine',
        category: 'Værktøj',
        price: 49900,
        regularPrice: 59900,
        end: today,
        chain: 'Ålborg Værktøj',
      },
      { name: 'Sæbe', category: 'Rengøring', chain: 'Engros A/S', chainCategory: 'Engros' },
      { name: 'Tyggegummi', category: 'Slik', chain: 'Intern', chainCategory: 'InternTBrug' },
      { name: 'Smör', country: 'se', chain: 'ICA', price: 4990 },
    ])
    shelfless = await addOffers(database(), [
      { name: 'Røkt laks', country: 'no', end: '2026-11-20' },
      { name: 'Ulltepper eller puter', country: 'no', end: '2026-11-20' },
      { name: 'Fyrstikker', country: 'no', price: 500, regularPrice: 1000 },
      { name: 'Laks i skiver', country: 'no' },
      { name: 'Røkt ost eller kjøtt', country: 'no' },
      { name: 'Makrell, røkt', country: 'no' },
      { name: 'Røkt laks med dill', country: 'no' },
      { name: 'Røkt skinke', country: 'no', category: 'Skinke' },
    ])
  })

  const page = (id: number | undefined) => getOffer(database(), { country: 'dk', id: String(id), today })
  const norwegian = (id: number | undefined) => getOffer(database(), { country: 'no', id: String(id), today })

  describe('§2.1 the product page', () => {
    it('compares the variant at every chain today, cheapest first and marked', async () => {
      const { others, state, category, brand } = (await page(ids[0])) ?? {}
      expect({
        state,
        brand,
        category: category?.name,
        others: others?.map((other) => [
          other.id,
          other.price,
          other.unitPrice,
          other.chain.name,
          isCheapest(other),
        ]),
      }).toEqual({
        state: 'live',
        brand: 'Arla Lurpak',
        category: 'Smør',
        others: [
          [ids[1], 2000, 10000, 'Bilka', true],
          [ids[0], 2200, 11000, 'Netto', false],
        ],
      })
    })

    it('shows the other sizes, the prices of the past twelve months, and related offers', async () => {
      const { otherSizes, history, related } = (await page(ids[0])) ?? {}
      expect(otherSizes?.map(({ id, size }) => [id, size])).toEqual([[ids[2], '400\u00a0g']])
      expect(history).toEqual([
        { offerId: ids[3], chain: 'Netto', price: 1500, startDate: '2026-06-01', endDate: '2026-06-07' },
        { offerId: ids[1], chain: 'Bilka', price: 2000, startDate: '2026-11-20', endDate: '2026-11-26' },
        { offerId: ids[0], chain: 'Netto', price: 2200, startDate: '2026-11-20', endDate: '2026-11-26' },
      ])
      expect(related?.map(({ id }) => id)).toEqual([ids[6]])
    })

    it('compares an offer of several pieces by its price per piece, now and over the year', async () => {
      const [one, two, three] = await addOffers(database(), [
        { name: 'Jogurtti', country: 'fi', chain: 'Lidl', price: 150 },
        { name: 'Jogurtti', country: 'fi', chain: 'Prisma', price: 280, units: 2 },
        { name: 'Jogurtti', country: 'fi', chain: 'Citymarket', price: 500, units: 3, end: '2026-11-20' },
      ])
      const { offer, others, history } =
        (await getOffer(database(), { country: 'fi', id: String(two), today })) ?? {}
      expect([offer?.price, offer?.units, offer?.unitType]).toEqual([280, 2, 'kpl'])
      expect(others?.map((offer) => [offer.id, isCheapest(offer)])).toEqual([
        [two, true],
        [one, false],
      ])
      expect(history?.map(({ offerId, price }) => [offerId, price])).toEqual([
        [two, 140],
        [one, 150],
        [three, 167],
      ])
    })

    it('§3 Compared prices: offers that cost the same are all the cheapest if another chain asks more', async () => {
      const shared = await addOffers(database(), [
        { name: 'Maito', country: 'fi', chain: 'Lidl', price: 100 },
        { name: 'Maito', country: 'fi', chain: 'Prisma', price: 200, units: 2 },
        { name: 'Maito', country: 'fi', chain: 'Citymarket', price: 120 },
        { name: 'Voi', country: 'fi', chain: 'Lidl', price: 250 },
        { name: 'Voi', country: 'fi', chain: 'Lidl', price: 300 },
      ])
      const cheapestBeside = async (id = 0) => {
        const shown = await getOffer(database(), { country: 'fi', id: String(id), today })
        return shown?.others.map(isCheapest)
      }
      expect(await cheapestBeside(shared[0])).toEqual([true, true, false])
      expect(await cheapestBeside(shared[3])).toEqual([false, false])
      await database().query('update offers set price = 99 where id = $1', [shared[0]])
      expect(await cheapestBeside(shared[0])).toEqual([true, false, false])
    })

    it('says of an expired or future offer that it is one, and shows the current offers', async () => {
      const ended = await page(ids[3])
      const coming = await page(ids[5])
      expect([ended?.state, coming?.state]).toEqual(['expired', 'upcoming'])
      expect(ended?.others.map(({ id }) => id)).toEqual([ids[1], ids[0]])
    })

    it('§2.6 joins the described values by commas', async () => {
      await database().query('update offers set defined_description = $1 where id = $2', [
        ['Saltet', '80 % fedt'],
        ids[6],
      ])
      expect([(await page(ids[6]))?.description, (await page(ids[0]))?.description]).toEqual([
        'Saltet, 80 % fedt',
        '',
      ])
    })

    it('for an offer without a category, related offers are those that share the most and the rarest words', async () => {
      const [ended, live] = [await norwegian(shelfless[0]), await norwegian(shelfless[3])]
      expect([ended?.category, ended?.related.map(({ name }) => name)]).toEqual([
        null,
        ['Røkt laks med dill', 'Laks i skiver', 'Røkt ost eller kjøtt', 'Makrell, røkt', 'Røkt skinke'],
      ])
      expect(live?.related.map(({ name }) => name)).toEqual(['Røkt laks med dill'])
    })

    it('shows good prices of today only for an expired offer without related offers', async () => {
      const pages = await Promise.all(shelfless.slice(0, 3).map(norwegian))
      expect(
        pages.map((shown) => [
          shown?.state,
          shown?.related.length,
          shown?.goodPrices.map(({ name }) => name),
        ]),
      ).toEqual([
        ['expired', 5, []],
        ['expired', 0, ['Fyrstikker']],
        ['live', 0, []],
      ])
    })

    it.each(['0', '-1', '1.5', 'abc', '99999999999999999999', '1e3', ' 1', "1'", ''])(
      'finds no offer for %j',
      async (id) => {
        expect(await getOffer(database(), { country: 'dk', id, today })).toBe(null)
      },
    )

    it("does not show another country's offer", async () => {
      expect(await page(ids[10])).toBe(null)
    })
  })

  describe('§7.1 chains and their categories', () => {
    it('Alle is first, then the chains by name in the country’s sort order', async () => {
      const chains = await listChains(database(), 'dk')
      expect(chains[0]).toEqual({ id: 0, name: 'Alle', chainCategoryId: null, chainCategoryName: null })
      expect(chains.map(({ name }) => name)).toEqual([
        'Alle',
        'Bilka',
        'Engros A/S',
        'Intern',
        'Netto',
        'Ålborg Værktøj',
      ])
      expect(chains[1]).toEqual({
        id: expect.any(Number),
        name: 'Bilka',
        chainCategoryId: expect.any(Number),
        chainCategoryName: groceries,
      })
    })

    it('engros and interntbrug are dropped however they are written', async () => {
      const categories = await listChainCategories(database(), 'dk')
      expect(categories).toEqual([{ id: expect.any(Number), name: groceries }])
    })
  })

  describe('§7.1 placements', () => {
    it('contain their live offers, in order', async () => {
      const place = [ids[6], ids[3], ids[0]]
      for (const [position, offerId] of place.entries()) {
        await database().query(
          `insert into placement_offers (country, placement_id, position, offer_id) values ('dk', 'front-page', $1, $2)`,
          [position, offerId],
        )
      }
      const placement = await listPlacementOffers(database(), {
        country: 'dk',
        placementId: 'front-page',
        today,
      })
      expect(placement?.offers.map((offer) => [offer.id, displayName(offer)])).toEqual([
        [ids[6], 'Thise, Økologisk smør'],
        [ids[0], 'Arla Lurpak, Saltet smør'],
      ])
      expect(
        await listPlacementOffers(database(), { country: 'se', placementId: 'front-page', today }),
      ).toBeNull()
    })
  })

  it('§2.1 the front page shows the best prices, the offers that end soon, and the number of offers per group', async () => {
    const front = await listFrontPage(database(), { country: 'dk', today })
    expect({
      total: front.totalOffers,
      good: front.goodPrices.map(({ id }) => id),
      ending: front.endingSoon.map(({ id }) => id),
      groups: front.groups
        .map(({ category, part, name, offers }) => [category.name, part, name, offers])
        .slice(0, 1),
      staples: front.staples.map(({ id }) => id),
    }).toEqual({
      total: 5,
      good: [ids[6], ids[7]],
      ending: [],
      groups: [[groceries, 'dairy-eggs', 'Mejeri og æg', 4]],
      staples: [ids[2]],
    })
  })

  it('§3 Compared prices: an everyday good is marked as cheapest only if other offers cost more', async () => {
    const sold = (name: string, chain: string, unitPrice: number, unit: 'kg' | 'l'): GivenOffer => ({
      ...{ name, chain, unitPrice, country: 'fi', size: [1, unit] },
    })
    await addOffers(database(), [
      sold('Maito', 'Lidl', 99, 'l'),
      sold('Maito', 'Prisma', 100, 'l'),
      sold('Voi', 'Lidl', 700, 'kg'),
      sold('Voi', 'Prisma', 700, 'kg'),
      sold('Voi', 'Tokmanni', 800, 'kg'),
      sold('Kahvi', 'Lidl', 900, 'kg'),
    ])
    const staples = await listStaples(database(), { country: 'fi', today })
    expect(
      staples.map(({ row, goods }) => [row.productName, row.chainName, isCheapest(presentCard(row, goods))]),
    ).toEqual([
      ['Maito', 'Lidl', true],
      ['Voi', 'Lidl', true],
      ['Kahvi', 'Lidl', false],
    ])
  })

  it('§2.1: the front page begins with groceries, and does not repeat them among the offers that end soon', async () => {
    const numbers = Array.from({ length: 13 }, (_, index) => index)
    const shop = (number: number) => ({ chain: `Handlare ${number}`, chainCategory: 'Dagligvaror' })
    const [tool = 0, ...food] = await addOffers(database(), [
      {
        ...{ name: 'Hammare', country: 'se', category: 'Verktyg', price: 5000, regularPrice: 10_000 },
        ...{ chain: 'Byggaren', chainCategory: 'Byggvaror' },
      },
      ...numbers.map((number) => ({
        ...{ name: `Mjölk ${number}`, country: 'se' as const, category: `Hylla ${number}`, end: today },
        ...{ price: 6000 + 100 * number, regularPrice: 10_000, ...shop(number) },
      })),
    ])
    const { goodPrices, endingSoon } = await listFrontPage(database(), { country: 'se', today })
    expect(goodPrices.map(({ id }) => id)).toEqual(food.slice(0, 12))
    expect(endingSoon.map(({ id }) => id)).toEqual(food.slice(12))
    await database().query('update offers set end_date = $1 where id = any($2)', [
      '2026-11-20',
      food.slice(11),
    ])
    const next = await listGoodOffers(database(), { country: 'se', today, count: 12 })
    expect(next.map(({ id }) => id)).toEqual([...food.slice(0, 11), tool])
  })

  it.each<[Country, { alcohol: string[]; food: string[]; rare: string; soap: string }]>([
    [
      'dk',
      { alcohol: ['Rødvin', 'Pilsner'], food: ['Kyllingebryst', 'Smør'], rare: 'Sennep', soap: 'Shampoo' },
    ],
    ['no', { alcohol: ['Rødvin', 'Pils'], food: ['Kyllingfilet', 'Smør'], rare: 'Sennep', soap: 'Sjampo' }],
    ['se', { alcohol: ['Rödvin', 'Folköl'], food: ['Kycklingfilé', 'Smör'], rare: 'Senap', soap: 'Schampo' }],
    ['fi', { alcohol: ['Punaviini', 'Olut'], food: ['Kananfilee', 'Voi'], rare: 'Sinappi', soap: 'Shampoo' }],
  ])(
    '§2.1: the front page begins with everyday goods, and has no alcohol while there is food (%s)',
    async (country, goods) => {
      const day = '2027-01-10'
      const priced = (name: string, price: number): GivenOffer => ({
        ...{ name, country, price, regularPrice: 10_000, start: day, end: day },
        ...{ chain: `Butik ${name}`, category: `Reol ${name}` },
      })
      const [red, beer, soap, mustard, chicken, butter] = await addOffers(database(), [
        ...goods.alcohol.map((name) => priced(name, 1000)),
        priced(goods.soap, 2000),
        priced(goods.rare, 3000),
        ...goods.food.map((name, place) => priced(name, 8000 + place)),
      ])
      const shown = async (count: number, isEnding: boolean) =>
        (await listGoodOffers(database(), { country, today: day, count, isEnding })).map(({ id }) => id)
      for (const isEnding of [false, true]) {
        expect(await shown(4, isEnding)).toEqual([chicken, butter, mustard, soap])
        expect(await shown(6, isEnding)).toEqual([chicken, butter, mustard, soap, red, beer])
      }
    },
  )
})
