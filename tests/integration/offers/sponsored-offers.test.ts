import { beforeAll, describe, expect, it } from 'vitest'
import { keywordLexemes } from '#app/server/search/custom-products.ts'
import type { OfferSearch } from '#app/server/search/rank/find-offers.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { searchTypeahead } from '#app/server/search/search-typeahead.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, today } from './add-offers.ts'

describeOnEachDatabase('Sponsored offers', (database) => {
  let names: Map<number, string>

  beforeAll(async () => {
    const coffee = (brand: string, price: number, isHighlighted = false) => ({
      ...{ name: 'Formalet kaffe', category: 'Kaffe', size: [0.5, 'kg'] as [number, 'kg'] },
      ...{ brand, price, unitPrice: price * 2, isHighlighted },
    })
    const offers = [
      coffee('Gevalia', 3000),
      coffee('Merrild', 4000, true),
      coffee('Peter Larsen', 6000, true),
      coffee('Zoégas', 5500, true),
      coffee('Nescafé', 4500, true),
      coffee('Löfbergs', 3500),
      { ...coffee('Löfbergs', 3400, true), chain: 'Bilka' },
      { ...coffee('Lavazza', 2500), name: 'Espresso', category: 'Kaffe' },
    ]
    const ids = await addOffers(database(), offers)
    names = new Map(ids.map((id, at) => [id, `${offers[at]?.brand} ${offers[at]?.price}`]))
  })

  const named = (offers: { id: number }[]) => offers.map(({ id }) => names.get(id))
  const results = async (search: Partial<OfferSearch>) => {
    const { sponsored, offers, total } = await searchOffers(database(), {
      ...{ country: 'dk', today, term: 'kaffe', chainIds: [], categoryIds: [], sort: 'relevance' },
      ...{ limit: 24, isExact: false, ...search },
    })
    return { sponsored: named(sponsored), offers: named(offers), total }
  }

  describe('§2.1: /offer/{term} has a first row of sponsored offers', () => {
    it('then organic ones; sponsored ones that have no place there come last', async () => {
      const { sponsored, offers, total } = await results({})
      expect([sponsored.length, total]).toEqual([2, 8])
      expect(offers.slice(0, 3).toSorted()).toEqual(['Gevalia 3000', 'Lavazza 2500', 'Löfbergs 3500'])
      expect([...sponsored, ...offers.slice(3)].toSorted()).toEqual([
        ...['Löfbergs 3400', 'Merrild 4000', 'Nescafé 4500', 'Peter Larsen 6000', 'Zoégas 5500'],
      ])
    })

    it('and a longer list continues the shorter one, also beyond the last sponsored offer', async () => {
      const all = await results({})
      const list = [...all.sponsored, ...all.offers]
      for (const limit of [1, 2, 4, 5, 6, 8]) {
        const shown = await results({ limit })
        expect([limit, [...shown.sponsored, ...shown.offers], shown.total]).toEqual([
          limit,
          list.slice(0, limit),
          8,
        ])
      }
    })

    it.each(['price', 'unit-price'] as const)(
      'which stands apart from the order by %s, if that is chosen, and so do those that come last',
      async (sort) => {
        expect(await results({ sort })).toEqual({
          sponsored: ['Löfbergs 3400', 'Merrild 4000'],
          offers: [
            ...['Lavazza 2500', 'Gevalia 3000', 'Löfbergs 3500'],
            ...['Nescafé 4500', 'Zoégas 5500', 'Peter Larsen 6000'],
          ],
          total: 8,
        })
      },
    )

    it('and of the offers after it at most one in twelve is sponsored, as long as there are others', async () => {
      const tea = (at: number, isHighlighted: boolean) => ({
        ...{ name: 'Urtete', category: 'Te', brand: `Mærke ${at}`, price: 1000 + at, isHighlighted },
      })
      const ids = await addOffers(
        database(),
        Array.from({ length: 40 }, (_, at) => tea(at, at % 3 === 0)),
      )
      const found = await searchOffers(database(), {
        ...{ country: 'dk', today, term: 'urtete', chainIds: [], categoryIds: [], sort: 'relevance' },
        ...{ limit: 40, isExact: false },
      })
      const paid = found.offers.map(({ isHighlighted }) => isHighlighted)
      expect([ids.length, found.sponsored.length, paid.length]).toEqual([40, 2, 38])
      const afterAllOthers = Array.from({ length: 10 }, (_, at) => 29 + at)
      expect(paid.flatMap((isPaid, at) => (isPaid ? [at + 1] : []))).toEqual([12, 24, ...afterAllOthers])
    })

    it('and so it is wherever sponsored offers are like each other, on every page', async () => {
      const isPaid = (at: number) => at >= 30 && at < 36
      await addOffers(
        database(),
        Array.from({ length: 90 }, (_, at) => ({
          ...{ name: 'Bivoks', brand: `Biavler ${at}`, price: 1000 + at, isHighlighted: isPaid(at) },
        })),
      )
      for (const limit of [24, 48, 72, 96]) {
        const found = await searchOffers(database(), {
          ...{ country: 'dk', today, term: 'bivoks', chainIds: [], categoryIds: [], sort: 'relevance' },
          ...{ limit, isExact: false },
        })
        const places = found.offers.flatMap(({ isHighlighted }, at) => (isHighlighted ? [at + 1] : []))
        expect([limit, found.sponsored.length, places]).toEqual([
          ...[limit, 2, [31, 43, 55, 67].filter((place) => place <= limit - 2)],
        ])
      }
    })

    it('and the list of all offers is no wall of sponsored ones, however many there are', async () => {
      await database().query(`
        with chain as (insert into chains (country, name, name_key) values ('fi', 'Lidl', 'lidl') returning id),
        name as (insert into product_names (country, name, name_key)
          select 'fi', 'Tuote ' || n, 'tuote ' || n from generate_series(1, 2000) n returning id),
        product as (insert into products (country, product_name_id) select 'fi', id from name returning id),
        variant as (insert into product_variants (product_id) select id from product returning id, product_id)
        insert into offers (country, source, external_id, chain_id, product_id, variant_id, start_date, end_date,
          units, unit_type, price, currency, is_highlighted)
        select 'fi', 'test', variant.id::text, chain.id, product_id, variant.id, '2026-11-20', '2026-11-26',
          1, 'kpl', 100, 'EUR', true from variant, chain`)
      const atBoth = (at: number) =>
        ['K-Market', 'S-market'].map((chain) => ({ name: `Leipä ${at}`, country: 'fi' as const, chain }))
      await addOffers(database(), Array.from({ length: 12 }, (_, at) => atBoth(at)).flat())
      const { sponsored, offers, total } = await searchOffers(database(), {
        ...{ country: 'fi', today, term: '', chainIds: [], categoryIds: [], sort: 'relevance' },
        ...{ limit: 24, isExact: false },
      })
      const places = offers.flatMap(({ isHighlighted }, at) => (isHighlighted ? [at + 1] : []))
      expect([total, sponsored.length, places]).toEqual([2024, 2, [13]])
    })

    it('and what only ends in the term is not sponsored even if it is of the same part of the shop', async () => {
      await addOffers(database(), [
        { name: 'Mikroaaltouuni', country: 'fi', category: 'Mikrot', isHighlighted: true },
      ])
      const found = await searchOffers(database(), {
        ...{ country: 'fi', today, term: 'aaltouuni', chainIds: [], categoryIds: [], sort: 'relevance' },
        ...{ limit: 24, isExact: false },
      })
      expect([found.sponsored, found.categories]).toEqual([[], []])
      expect(found.offers.map(({ name, isHighlighted }) => [name, isHighlighted])).toEqual([
        ['Mikroaaltouuni', false],
      ])
    })

    it('and what only ends in the term is not sponsored, and neither labelled nor moved', async () => {
      await addOffers(database(), [
        { name: 'Zimbulfnok', brand: 'Ene' },
        { name: 'Zimbulfnok', brand: 'Anden', isHighlighted: true },
      ])
      const found = await results({ term: 'bulfnok' })
      const { offers } = await searchOffers(database(), {
        ...{ country: 'dk', today, term: 'bulfnok', chainIds: [], categoryIds: [], sort: 'price' },
        ...{ limit: 24, isExact: false },
      })
      expect([found.sponsored, found.total]).toEqual([[], 2])
      expect(offers.map(({ brand, isHighlighted }) => [brand.name, isHighlighted])).toEqual([
        ['Ene', false],
        ['Anden', false],
      ])
    })
  })

  describe('§2.5 the dropdown', () => {
    const typeahead = (term: string) => searchTypeahead(database(), { country: 'dk', term, today })

    it('shows at most two sponsored offers, of which a phone shows the first and has the second among the organic ones', async () => {
      const { sponsoredProductOffers, organicProductOffers } = await typeahead('formalet kaffe')
      const sponsored = named(sponsoredProductOffers)
      const organic = named(organicProductOffers.items)
      expect([sponsored.length, organicProductOffers.totalNumberOfItems]).toEqual([2, 7])
      expect(organic).toContain(sponsored[1])
      expect([sponsored[0], ...organic].toSorted()).toEqual([
        'Gevalia 3000',
        'Löfbergs 3400',
        'Merrild 4000',
        'Nescafé 4500',
        'Peter Larsen 6000',
        'Zoégas 5500',
      ])
    })

    it('labels the places that are paid for, and none among the organic ones', async () => {
      const { sponsoredProductOffers, organicProductOffers } = await typeahead('formalet kaffe')
      const labels = (offers: { isHighlighted: boolean }[]) =>
        offers.map(({ isHighlighted }) => isHighlighted)
      expect(labels(sponsoredProductOffers)).toEqual([true, true])
      expect(labels(organicProductOffers.items)).toEqual([false, false, false, false, false])
    })

    it('shows what only ends in the term neither as sponsored nor labelled', async () => {
      const { sponsoredProductOffers, organicProductOffers } = await typeahead('bulfnok')
      expect(sponsoredProductOffers).toEqual([])
      expect(organicProductOffers.items.map(({ isHighlighted }) => isHighlighted)).toEqual([false, false])
    })

    it('shows a partner’s product for its keywords by the rule for products', async () => {
      const keywords = keywordLexemes(['ostekage', 'kaffebonner'], 'dk')
      await database().query(`insert into partners (country, name) values ('dk', 'Arla')`)
      await database().query(
        `insert into custom_partner_products (partner_id, country, product_title_text, keywords)
          select id, 'dk', 'Kage og kaffe', $1 from partners`,
        [keywords],
      )
      const finds = async (term: string) => (await typeahead(term)).sponsoredCustomPartnerProducts.length
      // A word of its own is not the beginning of another, an unfinished one is; a form is the word.
      const terms = ['ost', 'kaffe', 'ostek', 'ostekage', 'kaffebønne', 'ostekage kaffebønner']
      expect(await Promise.all(terms.map(finds))).toEqual([0, 0, 1, 1, 1, 1])
    })

    it('shows it for other forms and names of its keywords, and not for other goods of the same stem', async () => {
      const keywords = keywordLexemes(['paere', 'kaffe', 'is', 'fiskenet'], 'dk')
      await database().query('update custom_partner_products set keywords = $1', [keywords])
      const finds = async (term: string) => (await typeahead(term)).sponsoredCustomPartnerProducts.length
      const terms = ['pærer', 'kaffen', 'isen', 'flødeis', 'fisk']
      expect(await Promise.all(terms.map(finds))).toEqual([1, 1, 1, 0, 0])
    })

    it('has no organic offer if all results are sponsored', async () => {
      const { sponsoredProductOffers, organicProductOffers } = await typeahead('merrild')
      expect([named(sponsoredProductOffers), organicProductOffers]).toEqual([
        ['Merrild 4000'],
        { items: [], totalNumberOfItems: 1 },
      ])
    })
  })
})
