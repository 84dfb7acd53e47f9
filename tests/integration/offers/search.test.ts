import { beforeAll, describe, expect, it } from 'vitest'
import type { Country } from '#app/domain/locale/locales.ts'
import { displayName } from '#app/domain/offers/offers.ts'
import { isOfGoods } from '#app/domain/prices/verdicts.ts'
import { refreshLiveOffers, refreshOfDay } from '#app/server/search/index/refresh-live-offers.ts'
import type { OfferSearch } from '#app/server/search/rank/find-offers.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { searchTypeahead } from '#app/server/search/search-typeahead.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, today } from './add-offers.ts'

const nothingFound = {
  organicProductOffers: { items: [], totalNumberOfItems: 0 },
  sponsoredProductOffers: [],
  sponsoredCustomPartnerProducts: [],
  brands: [],
  correctedTo: null,
  cheapestOfferIds: [],
}

describeOnEachDatabase('Search', (database) => {
  let ids: number[]

  beforeAll(async () => {
    ids = await addOffers(database(), [
      {
        name: 'Letmælk',
        brand: 'Arla',
        category: 'Mælk',
        size: [1, 'l'],
        price: 1295,
        unitPrice: 1295,
        chain: 'Føtex',
      },
      { name: 'Letmælk', brand: 'Arla', category: 'Mælk', size: [1, 'l'], price: 1095, unitPrice: 1095 },
      {
        name: 'Mælkechokolade',
        brand: 'Marabou',
        category: 'Chokolade',
        size: [0.2, 'kg'],
        price: 2000,
        unitPrice: 10000,
      },
      { name: 'Piskefløde', brand: 'Arla', category: 'Fløde', price: 1800, end: '2026-11-22' },
      {
        name: 'Saltet smør',
        brand: 'Lurpak',
        parent: 'Arla',
        category: 'Smør',
        price: 2200,
        isHighlighted: true,
      },
      { name: 'Saltet smør', brand: 'Lurpak', parent: 'Arla', category: 'Smør', price: 2100, chain: 'Bilka' },
      { name: 'Classic', brand: 'Tuborg', category: 'Øl', price: 700 },
      { name: 'Olivenolie', brand: 'Zeta', category: 'Olie', price: 5000 },
      { name: 'Original sodavand', brand: 'Coca-Cola', category: 'Sodavand', price: 1500 },
      { name: 'Hel kylling', brand: 'Danpo', category: 'Kylling', price: 4500 },
      { name: 'Bananer', category: 'Frugt', price: 800, units: 3 },
      { name: 'Tomat', category: 'Grøntsager', price: 900 },
      { name: 'Letmælk', brand: 'Thise', category: 'Mælk', price: 900, end: '2026-11-20' },
      { name: 'Letmælk', brand: 'Naturmælk', category: 'Mælk', price: 900, start: '2026-11-22' },
      { name: 'Mjölk', brand: 'Arla', category: 'Mjölk', country: 'se', chain: 'ICA', price: 1600 },
    ])
  })

  const typeahead = (term: string, country: Country = 'dk') =>
    searchTypeahead(database(), { country, term, today })
  const namesFor = async (term: string, country: Country = 'dk') =>
    (await typeahead(term, country)).organicProductOffers.items.map(displayName)
  const results = (search: Partial<OfferSearch>) =>
    searchOffers(database(), {
      ...{
        country: 'dk',
        today,
        term: '',
        sort: 'relevance',
        limit: 24,
        isExact: false,
      },
      ...search,
    })

  describe('§3 typeahead response', () => {
    it('contains each product once, with its whole cheapest live offer, and counts all live offers', async () => {
      const { organicProductOffers } = await typeahead('letmælk')
      expect(organicProductOffers).toEqual({
        items: [
          {
            id: ids[1],
            imageUrl: null,
            startDate: '2026-11-20',
            endDate: '2026-11-26',
            units: 1,
            unitType: 'stk.',
            priceFormattedForCountry: '10,95\u00a0kr.',
            pricePerFullUnitOfQuantityTypeFormattedForCountry: '10,95\u00a0kr.',
            quantityType: 'l',
            quantity: 1,
            size: '1\u00a0l',
            isHighlighted: false,
            offerUrl: null,
            definedDescription: [],
            chain: { id: expect.any(Number), name: 'Netto', categoryId: null, categoryName: null },
            brand: { id: expect.any(Number), name: 'Arla', parentId: null, parentName: null },
            productName: { id: expect.any(Number), productName: 'Letmælk' },
            productVariant: { id: expect.any(Number) },
            comparison: {
              chains: [
                { id: expect.any(Number), price: 1095 },
                { id: expect.any(Number), price: 1295 },
              ],
              inexact: null,
              members: [],
            },
            tint: 'stone',
          },
        ],
        totalNumberOfItems: 2,
      })
    })

    it('gives no row to a highlighted offer of a product among the first four, and shows the brands of the results', async () => {
      const { sponsoredProductOffers, organicProductOffers, brands } = await typeahead('smør')
      expect(sponsoredProductOffers).toEqual([])
      expect(organicProductOffers.items.map(({ id }) => id)).toEqual([ids[5]])
      expect(brands).toEqual(['Lurpak'])
    })

    it("shows a partner's own products if the term begins one of their words", async () => {
      await database().query(`insert into partners (country, name) values ('dk', 'Arla Foods')`)
      await database().query(`
        insert into custom_partner_products (partner_id, country, product_title_text, sub_text, keywords)
        select id, 'dk', 'Opskrifter med smør', 'Fra Arla', array['smor', 'bagning'] from partners`)
      const found = (await typeahead('smø')).sponsoredCustomPartnerProducts
      expect(found).toEqual([
        {
          id: expect.any(Number),
          productTitleText: 'Opskrifter med smør',
          imagePathOnPublicDisk: null,
          imageUrl: null,
          subText: 'Fra Arla',
          priceText: null,
          priceDetailsText: null,
          brand: 'Arla Foods',
          website: null,
          offerId: null,
        },
      ])
      await database().query(
        `update custom_partner_products set variant_id = (select variant_id from offers where id = $1)`,
        [ids[5]],
      )
      const [onOffer] = (await typeahead('smø')).sponsoredCustomPartnerProducts
      expect([onOffer?.offerId, onOffer?.product]).toEqual([
        ids[5],
        { productVariant: { id: expect.any(Number) } },
      ])
      expect((await typeahead('kylling')).sponsoredCustomPartnerProducts).toEqual([])
    })

    it('§2.1: names the corrected term, as shoppers spell it, only if there was a correction', async () => {
      expect((await typeahead('coca cloa')).correctedTo).toBe('coca cola')
      expect((await typeahead('Pisekfløde')).correctedTo).toBe('piskefløde')
      expect((await typeahead('coca cola')).correctedTo).toBe(null)
      expect((await typeahead('qxzwv')).correctedTo).toBe(null)
    })

    it('has the same offers as the results page', async () => {
      for (const term of ['letmælk', 'smør', 'ma', 'øl', 'coca cola']) {
        expect((await typeahead(term)).organicProductOffers.totalNumberOfItems).toBe(
          (await results({ term })).totalOffers,
        )
      }
    })
  })

  describe('§5 search, tolerant of spelling', () => {
    it.each([
      ['flode', ['Arla, Piskefløde']],
      ['floede', ['Arla, Piskefløde']],
      ['fløde', ['Arla, Piskefløde']],
      ['FLØDE'.normalize('NFD'), ['Arla, Piskefløde']],
      ['mælk', ['Arla, Letmælk']],
      ['coca cloa', ['Coca-Cola, Original sodavand']],
      ['cocacola', ['Coca-Cola, Original sodavand']],
      ['kylign', ['Danpo, Hel kylling']],
      ['kyllinger', ['Danpo, Hel kylling']],
      ['banan', ['Bananer']],
      ['tomater', ['Tomat']],
      ['smør lurpak', ['Arla Lurpak, Saltet smør']],
      ['arla lurpak smør', ['Arla Lurpak, Saltet smør']],
      ['arla letm', ['Arla, Letmælk']],
      ['letmælk 1 l', ['Arla, Letmælk']],
    ])('%s', async (term, names) => {
      expect(await namesFor(term)).toEqual(names)
    })

    it('an exact word comes before a longer word with that beginning: øl before olie, which only who types ol may mean', async () => {
      expect(await namesFor('ol')).toEqual(['Tuborg, Classic', 'Zeta, Olivenolie'])
      expect(await namesFor('øl')).toEqual(['Tuborg, Classic'])
    })

    it('names the corrected term, as shoppers spell it', async () => {
      const { correctedTo, term, total } = await results({ term: 'Pisekfløde' })
      expect({ correctedTo, term, total }).toEqual({
        correctedTo: 'piskefløde',
        term: 'Pisekfløde',
        total: 1,
      })
    })

    it('does not correct the term if the shopper asks for exactly it', async () => {
      const { correctedTo, total } = await results({ term: 'pisekfløde', isExact: true })
      expect({ correctedTo, total }).toEqual({ correctedTo: null, total: 0 })
    })

    it.each([
      ['written apart: let mælk', 'let mælk', null, ['Arla, Letmælk']],
      ['written together: saltetsmør', 'saltetsmør', null, ['Arla Lurpak, Saltet smør']],
      ['written together: lurpaksmør', 'lurpaksmør', 'lurpak smør', ['Arla Lurpak, Saltet smør']],
      ['relaxed to the goods: danpo smør', 'danpo smør', 'smør', ['Arla Lurpak, Saltet smør']],
      ['of four letters, mistyped: smrø', 'smrø', 'smør', ['Arla Lurpak, Saltet smør']],
      ['of goods that nobody sells: hest', 'hest', null, []],
    ])('§2.1: %s', async (_, term, correctedTo, names) => {
      const answer = await typeahead(term)
      expect(answer.correctedTo).toBe(correctedTo)
      expect(answer.organicProductOffers.items.map(displayName)).toEqual(names)
    })

    it("finds a country's own products only", async () => {
      expect(await namesFor('mjölk', 'se')).toEqual(['Arla, Mjölk'])
      expect(await namesFor('arla', 'fi')).toEqual([])
    })

    it('finds neither expired nor future offers', async () => {
      expect(await namesFor('thise')).toEqual([])
      expect(await namesFor('naturmælk')).toEqual([])
    })
  })

  describe('§4 typeahead, meaningless terms', () => {
    it.each([
      ['10,000 characters', 'x'.repeat(10_000)],
      ['10,000 words', 'zz '.repeat(5000)],
      ['percent signs and underscores', '%_%%__'],
      ['quotes', `'; drop table offers; --"`],
      ['null bytes', '\0zz\0'],
      ['emoji', '🍌🍌🍌'],
      ['half an emoji', '\ud83c\ud83c'],
      ['right-to-left text', 'حليب بدون دسم'],
      ['tsquery operators', 'xx & !yy | (zz:* <-> ww)'],
      ['backslashes', '\\xx\\yy'],
      ['digits', '99999999999999999999'],
    ])('%s find nothing and cause no error', async (_, term) => {
      const { popularSearchTerms, ...found } = await typeahead(term)
      expect(found).toEqual(nothingFound)
      expect(popularSearchTerms.length).toBeGreaterThan(0)
      expect((await results({ term })).total).toBe(0)
    })

    it('special characters around a word do not hide its results', async () => {
      for (const term of [
        '%letmælk%',
        '"letmælk"',
        'letmælk:*',
        'let\0mælk',
        '\u200fletmælk\u200f',
        '🥛 letmælk',
      ]) {
        expect(await namesFor(term)).toEqual(['Arla, Letmælk'])
      }
    })
  })

  describe('§2.1 the results page', () => {
    it('shows each product once, as its cheapest offer, and the number of offers for each chain and category', async () => {
      const { sponsored, products, total, totalOffers, facets, lowestUnitPrice } = await results({
        term: 'arla',
      })
      expect({
        sponsored,
        products: products.map(({ id, offers, shops }) => [id, offers, shops.map(({ name }) => name)]).sort(),
        total,
        totalOffers,
        chains: facets.chain.map(({ name, offers }) => [name, offers]),
        categories: facets.category.map(({ name, offers }) => [name, offers]),
        lowestUnitPrice,
      }).toEqual({
        sponsored: [],
        products: [
          [ids[1], 2, ['Netto', 'Føtex']],
          [ids[3], 1, ['Netto']],
          [ids[5], 2, ['Bilka', 'Netto']],
        ],
        total: 3,
        totalOffers: 5,
        chains: [
          ['Netto', 3],
          ['Føtex', 1],
          ['Bilka', 1],
        ],
        categories: expect.arrayContaining([
          ['Mælk', 2],
          ['Smør', 2],
          ['Fløde', 1],
        ]),
        lowestUnitPrice: { amount: 1095, quantityType: 'l' },
      })
    })

    it('§3 Compared prices: page and dropdown mark the offers of the lowest unit price only if others cost more', async () => {
      const ground = { country: 'no' as const, size: [1, 'kg'] as [number, 'kg'] }
      const [coffee, , oats, rolled] = await addOffers(database(), [
        { ...ground, name: 'Kaffe', chain: 'Kiwi', unitPrice: 9988 },
        { ...ground, name: 'Kaffe', chain: 'Meny', unitPrice: 9989 },
        { ...ground, name: 'Havregryn', chain: 'Kiwi', unitPrice: 1500 },
        { ...ground, name: 'Havregryn store', chain: 'Meny', unitPrice: 1500 },
        { ...ground, name: 'Havregryn fine', chain: 'Meny', unitPrice: 1600 },
        { ...ground, name: 'Sukker', chain: 'Kiwi', unitPrice: 1500 },
        { ...ground, name: 'Sukker', chain: 'Meny', unitPrice: 1500 },
        { ...ground, name: 'Salt', unitPrice: 900 },
      ])
      const marked = async (term: string) => {
        const page = await results({ country: 'no', term })
        const { cheapestOfferIds } = await searchTypeahead(database(), { country: 'no', term, today })
        const { byUnit } = page.answer
        return [isOfGoods(byUnit?.verdict), byUnit?.id, cheapestOfferIds.toSorted()]
      }
      expect(await marked('kaffe')).toEqual([true, coffee, [coffee]])
      expect(await marked('havregryn')).toEqual([true, oats, [oats, rolled]])
      expect((await marked('sukker')).filter((_, at) => at !== 1)).toEqual([false, []])
      expect((await marked('salt')).filter((_, at) => at !== 1)).toEqual([false, []])
    })

    it('answers where it is cheapest by unit, and by what one pays if that is another product', async () => {
      const wine = { country: 'no' as const, name: 'Eplemost', category: 'Most' }
      const [, large, small] = await addOffers(database(), [
        { ...wine, brand: 'Rå', size: [1, 'l'], price: 4000, unitPrice: 4000 },
        { ...wine, brand: 'Stor', size: [3, 'l'], price: 6000, unitPrice: 2000 },
        { ...wine, brand: 'Liten', size: [0.25, 'l'], price: 1500, unitPrice: 6000 },
        { ...wine, brand: 'Liten', size: [0.25, 'l'], price: 1900, unitPrice: 7600, chain: 'Meny' },
      ])
      const { byUnit, byPrice } = (await results({ country: 'no', term: 'eplemost' })).answer
      expect([byUnit?.id, byPrice?.id, byPrice?.shops.map(({ price }) => price)]).toEqual([
        ...[large, small, [1500, 1900]],
      ])
      const filtered = await results({ country: 'no', term: 'eplemost', limit: 1 })
      expect([filtered.products.length, filtered.answer.byUnit?.id]).toEqual([1, large])
    })

    it('lists the offers that match a filter; each filter keeps its other options', async () => {
      const all = await results({ term: 'arla' })
      const bilka = all.facets.chain.find(({ name }) => name === 'Bilka')?.id ?? 0
      const chosen = await results({ term: 'arla', chosen: { chain: [bilka] } })
      expect(chosen.products.map(({ id, shops }) => [id, shops.length])).toEqual([[ids[5], 1]])
      expect({
        total: chosen.total,
        chains: chosen.facets.chain.length,
        categories: chosen.facets.category.length,
      }).toEqual({
        total: 1,
        chains: 3,
        categories: 1,
      })
    })

    it.each([
      // Three pieces for 8,00 are compared by the price of one.
      ['price', [10, 6, 11, 1]],
      ['end-date', [3]],
      ['unit-price', [1, 2]],
    ] as const)(
      'sorts products by %s of their cheapest offer; sponsored offers stand apart',
      async (sort, places) => {
        const { sponsored, products } = await results({ term: '', sort })
        expect(sponsored.map(({ id }) => id)).toEqual([ids[4]])
        expect(products.slice(0, places.length).map(({ id }) => id)).toEqual(
          places.map((place) => ids[place]),
        )
      },
    )

    it('shows as many as requested, and counts all', async () => {
      const { products, total, totalOffers } = await results({ limit: 3 })
      expect({ shown: products.length, total, totalOffers }).toEqual({ shown: 3, total: 10, totalOffers: 12 })
    })

    it('invalid ids and absurd limits have no effect', async () => {
      const { total } = await results({ term: 'arla', chosen: { chain: [-1, 0, 1.5, 2 ** 40] }, limit: 1e9 })
      expect(total).toBe(3)
      expect((await results({ term: 'arla', limit: -5 })).products).toEqual([])
    })
  })

  describe('precomputed answers', () => {
    it('§4 typeahead: one and two letters, with the same results as the search itself, which only compares more', async () => {
      const letters = ['a', 'm', 'ma', 's', 'øl']
      const answers = () =>
        Promise.all(letters.map(async (term) => ({ ...(await typeahead(term)), cheapestOfferIds: [] })))
      const kept = await database().query(
        `select prefix from search_prefixes where country = 'dk' and prefix = any($1::text[]) order by prefix`,
        [['a', 'm', 'ma', 's', '_øl']],
      )
      expect(kept).toEqual(['_øl', 'a', 'm', 'ma', 's'].map((prefix) => ({ prefix })))
      const ahead = await answers()
      const totals = ahead.map(({ organicProductOffers }) => organicProductOffers.totalNumberOfItems)
      expect(totals).toEqual([5, 3, 3, 3, 1])
      await database().query(`delete from search_prefixes where country = 'dk'`)
      expect(await answers()).toEqual(ahead)
      await refreshLiveOffers(database(), 'dk', today)
    })
  })

  describe('a new day', () => {
    it('is processed once per country; a second refresh changes nothing', async () => {
      const tomorrow = new Date('2026-11-22T12:00:00Z')
      expect(await refreshOfDay(database(), tomorrow)).toEqual(['dk', 'no', 'se', 'fi'])
      expect(await refreshOfDay(database(), tomorrow)).toEqual([])
      const names = async () =>
        (
          await searchTypeahead(database(), { country: 'dk', term: 'naturmælk letmælk', today: '2026-11-22' })
        ).organicProductOffers.items.map(displayName)
      expect(await names()).toEqual(['Naturmælk, Letmælk'])
      const state = () =>
        database().query('select xmin::text, product_id from search_documents order by product_id')
      const before = await state()
      await refreshLiveOffers(database(), 'dk', '2026-11-22')
      expect(await state()).toEqual(before)
    })
  })
})
