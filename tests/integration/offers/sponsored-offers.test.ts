import { beforeAll, describe, expect, it } from 'vitest'
import { forgetAnswers } from '#app/server/answers/remember-answers.ts'
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
  const found = (search: Partial<OfferSearch>) =>
    searchOffers(database(), {
      ...{ country: 'dk', today, term: 'kaffe', sort: 'relevance' },
      ...{ limit: 24, isExact: false, ...search },
    })
  const placesIn = (products: { isHighlighted: boolean }[]) =>
    products.flatMap(({ isHighlighted }, at) => (isHighlighted ? [at + 1] : []))

  describe('§2.1: on /offer/{term} products come first', () => {
    it('and a sponsored offer stands after five of them, if its product stands later without payment', async () => {
      const { sponsored, products, total, totalOffers } = await found({})
      expect([sponsored, total, totalOffers, placesIn(products)]).toEqual([[], 7, 8, [6]])
      const [first, ...others] = named(products.slice(5))
      expect(others).toContain(first)
      expect(products[5]?.shops.map(({ name }) => name)).toEqual(['Netto'])
    })

    it('and a longer list continues the shorter one', async () => {
      const all = named((await found({})).products)
      for (const limit of [1, 2, 5, 6, 7, 8])
        expect([limit, named((await found({ limit })).products)]).toEqual([limit, all.slice(0, limit)])
    })

    it.each(['price', 'unit-price'] as const)(
      'and in the order by %s no sponsored offer takes part: one stands apart, since few products make twelve cards with it',
      async (sort) => {
        const { sponsored, products, total } = await found({ sort })
        expect({ sponsored: named(sponsored), products: named(products), total }).toEqual({
          sponsored: ['Löfbergs 3400'],
          products: [
            ...['Lavazza 2500', 'Gevalia 3000', 'Löfbergs 3400', 'Merrild 4000'],
            ...['Nescafé 4500', 'Zoégas 5500', 'Peter Larsen 6000'],
          ],
          total: 7,
        })
      },
    )

    it('and of twelve cards in a row at most one is sponsored, on every page', async () => {
      const tea = (at: number) => ({
        ...{ name: 'Urtete', category: 'Te', brand: `Mærke ${at}`, price: 1000 + at },
        isHighlighted: at % 3 === 0,
      })
      await addOffers(
        database(),
        Array.from({ length: 60 }, (_, at) => tea(at)),
      )
      for (const limit of [24, 48, 72]) {
        const { products, total } = await found({ term: 'urtete', limit })
        const places = [6, 18, 30, 42, 54].filter((place) => place <= limit)
        expect([limit, placesIn(products), total]).toEqual([limit, places, 60])
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
      const { products, totalOffers } = await found({ country: 'fi', term: '' })
      expect([totalOffers, placesIn(products)]).toEqual([2024, [6, 18]])
    })

    it('and what only ends in the term is not sponsored even if it is of the same part of the shop', async () => {
      await addOffers(database(), [
        { name: 'Mikroaaltouuni', country: 'fi', category: 'Mikrot', isHighlighted: true },
      ])
      const { sponsored, products, facets } = await found({
        ...{ country: 'fi', term: 'aaltouuni', sort: 'price' },
      })
      expect([sponsored, facets.category]).toEqual([[], []])
      expect(products.map(({ name, isHighlighted }) => [name, isHighlighted])).toEqual([
        ['Mikroaaltouuni', false],
      ])
    })

    it('and what only ends in the term is not sponsored, and neither labelled nor moved', async () => {
      await addOffers(database(), [
        { name: 'Zimbulfnok', brand: 'Ene' },
        { name: 'Zimbulfnok', brand: 'Anden', isHighlighted: true },
      ])
      const { sponsored, products, total } = await found({ term: 'bulfnok', sort: 'price' })
      expect([sponsored, total]).toEqual([[], 2])
      expect(products.map(({ brand, isHighlighted }) => [brand.name, isHighlighted])).toEqual([
        ['Ene', false],
        ['Anden', false],
      ])
    })
  })

  describe('§2.5 the dropdown', () => {
    const typeahead = (term: string) => searchTypeahead(database(), { country: 'dk', term, today })
    /** What a search answers if nobody has paid for a place. */
    const withoutPayment = async <Answer>(search: () => Promise<Answer>): Promise<Answer> => {
      const paid =
        'select product_id, highlighted_offer_id from search_documents where highlighted_offer_id is not null'
      await database().query(`create table paid_places as ${paid}`)
      await database().query('update search_documents set highlighted_offer_id = null')
      const answer = await search()
      await database().query(
        'update search_documents d set highlighted_offer_id = p.highlighted_offer_id from paid_places p where p.product_id = d.product_id',
      )
      await database().query('drop table paid_places')
      return answer
    }

    it('shows at most one sponsored offer, which is not repeated among the organic ones, where the others keep their places', async () => {
      const { sponsoredProductOffers, organicProductOffers } = await typeahead('formalet kaffe')
      const unpaid = await withoutPayment(() => typeahead('formalet kaffe'))
      const [paid, ...others] = named(sponsoredProductOffers)
      expect([others, organicProductOffers.totalNumberOfItems]).toEqual([[], 7])
      expect(named(organicProductOffers.items)).toEqual(
        named(unpaid.organicProductOffers.items).filter((name) => name !== paid),
      )
      expect([paid, ...named(organicProductOffers.items)].toSorted()).toEqual([
        'Gevalia 3000',
        'Löfbergs 3400',
        'Merrild 4000',
        'Nescafé 4500',
        'Peter Larsen 6000',
        'Zoégas 5500',
      ])
    })

    it('labels the place that is paid for, and none among the organic ones', async () => {
      const { sponsoredProductOffers, organicProductOffers } = await typeahead('formalet kaffe')
      const labels = (offers: { isHighlighted: boolean }[]) =>
        offers.map(({ isHighlighted }) => isHighlighted)
      expect(labels(sponsoredProductOffers)).toEqual([true])
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

    it('has an ad of ours only if the search finds its offer, and shows it nowhere else', async () => {
      const idOf = (wanted: string) => [...names].find(([, name]) => name === wanted)?.[0]
      await database().query(
        `insert into placement_offers (country, placement_id, position, offer_id)
          values ('dk', 'offer-page', 0, $1), ('dk', 'offer-page', 1, $2)`,
        [idOf('Lavazza 2500'), idOf('Löfbergs 3500')],
      )
      forgetAnswers(database())
      const ad = async (term: string) => (await typeahead(term)).advertisement?.id
      // The espresso is a row of its own, so that the next ad stands there.
      expect(named((await typeahead('kaffe')).organicProductOffers.items)).toContain('Lavazza 2500')
      const terms = ['kaffe', 'löfbergs', 'espresso', 'gevalia', 'intet af det']
      expect(await Promise.all(terms.map(ad))).toEqual([
        ...[idOf('Löfbergs 3500'), idOf('Löfbergs 3500')],
        ...[undefined, undefined, undefined],
      ])
    })

    it('leaves a paid offer among the first four where it stands without payment, and gives the row to the next', async () => {
      const { sponsoredProductOffers, organicProductOffers } = await typeahead('formalet kaffe')
      const unpaid = named(
        (await withoutPayment(() => typeahead('formalet kaffe'))).organicProductOffers.items,
      )
      const paid = ['Löfbergs 3400', 'Merrild 4000', 'Nescafé 4500', 'Zoégas 5500', 'Peter Larsen 6000']
      expect(unpaid.slice(0, 4).some((name) => paid.includes(name ?? ''))).toBe(true)
      expect(named(organicProductOffers.items).slice(0, 4)).toEqual(unpaid.slice(0, 4))
      expect(named(sponsoredProductOffers)).toEqual(
        unpaid
          .slice(4)
          .filter((name) => paid.includes(name ?? ''))
          .slice(0, 1),
      )
    })

    it('has no sponsored row if the paid offer is among the first four, or a dearer one of the same product', async () => {
      const shown = async (term: string) => {
        const { sponsoredProductOffers, organicProductOffers } = await typeahead(term)
        return [named(sponsoredProductOffers), named(organicProductOffers.items)]
      }
      expect(await shown('merrild')).toEqual([[], ['Merrild 4000']])
      await database().query(
        `update search_documents set cheapest_offer_id = $1 where cheapest_offer_id = $2`,
        [...[3500, 3400].map((price) => [...names].find(([, name]) => name === `Löfbergs ${price}`)?.[0])],
      )
      expect(await shown('löfbergs')).toEqual([[], ['Löfbergs 3500']])
    })
  })
})
