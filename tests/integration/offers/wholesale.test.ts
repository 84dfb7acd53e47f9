import { beforeAll, describe, expect, it } from 'vitest'
import { pricesAtShops } from '#app/domain/agents/price-agent.ts'
import { priceStanding } from '#app/domain/prices/price-standing.ts'
import { isCheapest } from '#app/domain/prices/verdicts.ts'
import { getWatchableProduct } from '#app/server/agents/page/get-watchable-product.ts'
import { findCategory } from '#app/server/categories/find-category.ts'
import { findIngredientOffers } from '#app/server/content/find-ingredient-offers.ts'
import { listChainCategories } from '#app/server/offers/list-chain-categories.ts'
import { listChains } from '#app/server/offers/list-chains.ts'
import { listPlacementOffers } from '#app/server/offers/list-placement-offers.ts'
import { listFrontPage } from '#app/server/pages/list-front-page.ts'
import { getPartnersPage } from '#app/server/partners/get-partners-page.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { searchTypeahead } from '#app/server/search/search-typeahead.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, type GivenOffer, today } from './add-offers.ts'
import { pageOf, watchOf } from './shown-offers.ts'

const country = 'dk'
const now = new Date(`${today}T12:00:00Z`)
const coffee = { name: 'Kaffe', brand: 'Gevalia', category: 'Kaffe', size: [0.4, 'kg'] } as const
const sold = { ...coffee, size: [...coffee.size] as [number, 'kg'] }
const shop = (chain: string) => ({ chain, chainCategory: 'Dagligvarer' })
const inco = { chain: 'INCO Cash & Carry', chainCategory: 'Engros' }

/** Coffee at two shops, and for less at a wholesaler, which alone has flour. */
const given: GivenOffer[] = [
  { ...sold, ...shop('Netto'), price: 4000, unitPrice: 10000, regularPrice: 5000 },
  { ...sold, ...shop('Bilka'), price: 5000, unitPrice: 12500 },
  { ...sold, ...inco, price: 2000, unitPrice: 5000, regularPrice: 9000, isHighlighted: true },
  { name: 'Mel', category: 'Mel', ...inco, price: 500, regularPrice: 1000 },
  { name: 'Hvidkål', category: 'Hvidkål', ...inco, price: 700 },
  { name: 'Te', category: 'Te', chain: 'Torvet', price: 1000 },
]

describeOnEachDatabase('§3 Chain and category: wholesale chains', (database) => {
  let [netto, bilka, ofInco]: number[] = []
  let incoId: number
  const search = (term: string, chain: number[] = [], isExact = true) =>
    searchOffers(database(), {
      ...{ country, today, term, chosen: { chain }, sort: 'relevance', limit: 24, isExact },
    })
  const page = (id: number | undefined) => pageOf(database(), { country, id })

  beforeAll(async () => {
    ;[netto, bilka, ofInco] = await addOffers(database(), given)
    const chains = await listChains(database(), country)
    incoId = chains.find(({ name }) => name === inco.chain)?.id ?? 0
    await database().query(
      `insert into placement_offers (country, placement_id, position, offer_id) values ('dk', 'front-page', 0, $1), ('dk', 'front-page', 1, $2)`,
      [ofInco, netto],
    )
  })

  it('are marked by the name of their kind, and choosable in the list of chains', async () => {
    const chains = await listChains(database(), country)
    expect(chains.map(({ name, isWholesale }) => [name, isWholesale])).toEqual([
      ['Alle', undefined],
      ['Bilka', undefined],
      [inco.chain, true],
      ['Netto', undefined],
      ['Torvet', undefined],
    ])
    expect((await listChainCategories(database(), country)).map(({ name }) => name)).toEqual(['Dagligvarer'])
  })

  it('§2.1: one number of offers stands on the front page, in the results and with the leaflets', async () => {
    const front = await listFrontPage(database(), { country, today })
    const leaflets = await getPartnersPage(database(), { country, today })
    const results = await search('')
    expect([front.totalOffers, results.totalOffers, leaflets.totalOffers]).toEqual([3, 3, 3])
  })

  it('are not on the front page, neither with good prices nor among everyday goods and parts', async () => {
    const front = await listFrontPage(database(), { country, today })
    const shown = [...front.staples, ...front.goodPrices, ...front.endingSoon]
    expect(shown.filter(({ chain }) => chain.name === inco.chain)).toEqual([])
    expect(front.staples.map((offer) => [offer.id, isCheapest(offer)])).toEqual([[netto, true]])
    expect(front.chains.map(({ name }) => name)).toEqual(['Netto', 'Bilka', 'Torvet'])
    expect(front.groups.map(({ part, offers }) => [part, offers])).toEqual([['pantry', 3]])
    const placed = await listPlacementOffers(database(), { country, placementId: 'front-page', today })
    expect(placed?.offers.map(({ id }) => id)).toEqual([netto])
  })

  it('are not counted, compared or shown in results, unless the shopper filters by them', async () => {
    const { totalOffers, products, lowestUnitPrice, facets } = await search('kaffe')
    const shops = products.map((product) => product.shops.map(({ offerId }) => offerId))
    expect({ totalOffers, shops, lowestUnitPrice }).toEqual({
      totalOffers: 2,
      shops: [[netto, bilka]],
      lowestUnitPrice: { amount: 10000, quantityType: 'kg' },
    })
    expect(facets.chain.map(({ name, offers }) => [name, offers])).toEqual([
      ['Netto', 1],
      ['Bilka', 1],
      [inco.chain, 1],
    ])
    const filtered = await search('kaffe', [incoId])
    const filteredIds = filtered.products.map(({ id }) => id)
    expect([filtered.total, filteredIds]).toEqual([1, [ofInco]])
    expect(filtered.lowestUnitPrice).toBeNull()
    const flour = await search('mel', [incoId])
    expect([flour.total, flour.products.map(({ name }) => name)]).toEqual([1, ['Mel']])
  })

  it('if only they sell what was searched for, the results name them, and the dropdown says so', async () => {
    const { total, products, facets, lowestUnitPrice } = await search('mel')
    expect({ total, products, facets, lowestUnitPrice }).toEqual({
      total: 0,
      products: [],
      facets: {
        ...{ category: [], brand: [], size: [] },
        chain: [{ id: incoId, name: inco.chain, offers: 1 }],
      },
      lowestUnitPrice: null,
    })
    expect((await search('enhjørning')).facets.chain).toEqual([])
    const typed = (term: string) => searchTypeahead(database(), { country, today, term })
    const { onlyWholesale, organicProductOffers } = await typed('mel')
    expect({ onlyWholesale, organicProductOffers }).toEqual({
      onlyWholesale: true,
      organicProductOffers: { items: [], totalNumberOfItems: 0 },
    })
    for (const term of ['kaffe', 'enhjørning']) expect(await typed(term)).not.toHaveProperty('onlyWholesale')
  })

  it('are not in the dropdown, which counts the offers that the results show', async () => {
    const { organicProductOffers, sponsoredProductOffers } = await searchTypeahead(database(), {
      ...{ country, today, term: 'kaffe' },
    })
    expect(organicProductOffers.totalNumberOfItems).toBe(2)
    expect(organicProductOffers.items.map(({ id }) => id)).toEqual([netto])
    expect(sponsoredProductOffers).toEqual([])
  })

  it('take no part in the verdict on a product, its comparison and its prices over time', async () => {
    const { offer, others, history } = await page(netto)
    expect(others.map((offer) => [offer.id, isCheapest(offer)])).toEqual([
      [netto, true],
      [bilka, false],
    ])
    expect(offer.verdict).toEqual({ kind: 'cheapest', of: 'product', chains: 2 })
    expect(history.map(({ chain }) => chain)).toEqual(['Netto', 'Bilka'])
    const own = await page(ofInco)
    expect([own.offer.isWholesale, isCheapest(own.offer), own.chainCategory]).toEqual([true, false, null])
    expect(priceStanding(own.offer, own.others)).toBeUndefined()
  })

  it('are not counted in the parts of a category, and are not what a recipe costs', async () => {
    const [groceries] = await listChainCategories(database(), country)
    const category = await findCategory(database(), { country, id: groceries?.id ?? 0 })
    expect(category?.parts).toEqual([{ part: 'pantry', offers: 3 }])
    const ingredients = await findIngredientOffers(database(), { country, today, terms: ['kaffe', 'mel'] })
    expect(ingredients.map((offer) => offer?.id ?? null)).toEqual([netto, null])
  })

  describe('and price agents', () => {
    it('Alle keeps its meaning: a watch there is shown the offers of wholesale too', async () => {
      const { variantId } = (await page(netto)).offer
      const watch = await watchOf(database(), { country, variantId, now })
      expect(watch?.item.chain_ids).toEqual([0])
      expect(watch?.offers.map(({ id }) => id)).toEqual([ofInco, netto, bilka])
    })

    it('the form that adds a watch leaves their prices out of what is usual and what is cheapest', async () => {
      const { variantId } = (await page(netto)).offer
      const product = await getWatchableProduct(database(), { variantId, userId: null, now })
      expect(pricesAtShops(product?.history ?? []).map(({ chain }) => chain)).toEqual(['Netto', 'Bilka'])
    })
  })

  describe('which alone have what was meant', () => {
    beforeAll(async () => {
      await addOffers(database(), [
        { name: 'Karvelo', category: 'Diverse', ...inco, price: 500 },
        { name: 'Karvela', category: 'Diverse', ...shop('Netto'), price: 500 },
        {
          name: 'Æg fra skrabehøns',
          category: 'Æg',
          ...inco,
          size: [10, 'stk'],
          price: 2000,
          unitPrice: 200,
        },
      ])
    })

    it.each([
      ['a term that is taken apart', 'frisk hvidkål'],
      ['a term of which a repair would find shops', 'karvelo'],
    ])('are named for %s', async (_, term) => {
      const { total, facets, correctedTo } = await search(term, [], false)
      const found = { total, chains: facets.chain.map(({ name }) => name), correctedTo }
      expect(found).toEqual({ total: 0, chains: [inco.chain], correctedTo: null })
      const dropdown = await searchTypeahead(database(), { country, today, term })
      expect([dropdown.onlyWholesale, dropdown.organicProductOffers.items]).toEqual([true, []])
    })

    it.each([
      ...[
        'æg',
        'skrabeæg',
        'skrabe æg',
        'skrabæg',
        'skrabeægg',
        'friske skrabeæg',
        'skrabeæg m/l',
        'skrabeæg 10 stk',
      ],
      ...['buræg', 'økologiske æg', 'ægge', 'mel', 'hvidkål', 'karvelo', 'kaffe', 'enhjørning'],
    ])('§2.1: page and dropdown say the same of %s', async (term) => {
      const { totalOffers: total, facets } = await search(term, [], false)
      const dropdown = await searchTypeahead(database(), { country, today, term })
      const { totalNumberOfItems } = dropdown.organicProductOffers
      expect({ total: totalNumberOfItems, onlyWholesale: dropdown.onlyWholesale ?? false }).toEqual({
        total,
        onlyWholesale: total === 0 && facets.chain.length > 0,
      })
    })

    it('are not named where shops sell what another reading means', async () => {
      expect((await search('melkaffe', [], false)).correctedTo).toBe('kaffe')
    })
  })
})
