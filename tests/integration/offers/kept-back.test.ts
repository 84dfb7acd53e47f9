import { beforeAll, expect, it } from 'vitest'
import { pricesAtShops } from '#app/domain/agents/price-agent.ts'
import { priceStanding } from '#app/domain/prices/price-standing.ts'
import { isCheapest } from '#app/domain/prices/verdicts.ts'
import { getWatchableProduct } from '#app/server/agents/page/get-watchable-product.ts'
import { findIngredientOffers } from '#app/server/content/find-ingredient-offers.ts'
import { listPlacementOffers } from '#app/server/offers/list-placement-offers.ts'
import { listFrontPage } from '#app/server/pages/list-front-page.ts'
import { getChainPage } from '#app/server/partners/get-chain-page.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { searchTypeahead } from '#app/server/search/search-typeahead.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, type GivenOffer, today } from './add-offers.ts'
import { pageOf, watchOf } from './shown-offers.ts'

const country = 'dk'
const now = new Date(`${today}T12:00:00Z`)
const coffee = { name: 'Kaffe', brand: 'Gevalia', category: 'Kaffe', chainCategory: 'Dagligvarer' }
const pack = { ...coffee, size: [0.4, 'kg'] as [number, 'kg'] }

/** Coffee at three shops; at Føtex for a hundredth, which is kept back, as is the only tea. */
const given: GivenOffer[] = [
  { ...pack, chain: 'Netto', price: 4000, unitPrice: 10_000, regularPrice: 5000 },
  { ...pack, chain: 'Bilka', price: 5000, unitPrice: 12_500 },
  { ...pack, chain: 'Føtex', price: 40, unitPrice: 100, regularPrice: 5000, isKeptBack: true },
  { ...coffee, name: 'Te', brand: 'Pickwick', category: 'Te', chain: 'Føtex', price: 20, isKeptBack: true },
]

describeOnEachDatabase('§3 compared prices: an offer whose price is kept back', (database) => {
  let [netto, bilka, føtex, tea]: number[] = []
  const search = (term: string, sort: 'relevance' | 'price' | 'unit-price') =>
    searchOffers(database(), {
      ...{ country, today, term, sort, limit: 24, isExact: true },
    })
  const page = (id: number | undefined) => pageOf(database(), { country, id })

  beforeAll(async () => {
    ;[netto, bilka, føtex, tea] = await addOffers(database(), given)
    await database().query(
      `insert into placement_offers (country, placement_id, position, offer_id) values ('dk', 'front-page', 0, $1), ('dk', 'front-page', 1, $2)`,
      [føtex, netto],
    )
  })

  it('is counted and shown in results, below the others in every order, and is not their lowest price', async () => {
    for (const sort of ['relevance', 'price', 'unit-price'] as const) {
      const { total, totalOffers, products, lowestUnitPrice } = await search('kaffe', sort)
      const shops = products.map((product) => product.shops.map(({ offerId }) => offerId))
      expect({ total, totalOffers, shops, lowestUnitPrice }).toEqual({
        total: 1,
        totalOffers: 3,
        shops: [[netto, bilka, føtex]],
        lowestUnitPrice: { amount: 10_000, quantityType: 'kg' },
      })
    }
    expect((await search('te', 'relevance')).products.map(({ id, isKeptBack }) => [id, isKeptBack])).toEqual([
      [tea, true],
    ])
  })

  it('is not the offer of its product in the dropdown, unless there is no other', async () => {
    const typed = async (term: string) => {
      const { organicProductOffers, cheapestOfferIds } = await searchTypeahead(database(), {
        country,
        today,
        term,
      })
      const { items, totalNumberOfItems } = organicProductOffers
      return { ids: items.map(({ id }) => id), total: totalNumberOfItems, cheapestOfferIds }
    }
    expect(await typed('kaffe')).toEqual({ ids: [netto], total: 3, cheapestOfferIds: [netto] })
    expect(await typed('te')).toEqual({ ids: [tea], total: 1, cheapestOfferIds: [] })
  })

  it('is no good price on the front page, nor the lowest of an everyday good, nor in a placement', async () => {
    const front = await listFrontPage(database(), { country, today })
    const ids = (offers: { id: number }[]) => offers.map(({ id }) => id)
    expect([ids(front.goodPrices), ids(front.endingSoon), ids(front.staples)]).toEqual([[netto], [], [netto]])
    const placed = await listPlacementOffers(database(), { country, placementId: 'front-page', today })
    expect(placed?.offers.map(({ id }) => id)).toEqual([netto])
    expect(front.totalOffers).toBe(4)
  })

  it('is on the page of its chain, but is not its strongest offer', async () => {
    const chain = await getChainPage(database(), { country, slug: 'fotex', today })
    expect(chain?.strongest).toEqual([])
    expect(
      chain?.parts.flatMap(({ offers }) => offers.map((offer) => [offer.id, isCheapest(offer)])),
    ).toEqual([
      [føtex, false],
      [tea, false],
    ])
  })

  it('has a page without a verdict, and takes no part in that of others', async () => {
    const own = await page(føtex)
    expect([own.state, own.offer.price, own.offer.isKeptBack, isCheapest(own.offer)]).toEqual([
      ...['live', 40, true, false],
    ])
    expect(priceStanding(own.offer, own.others)).toBeUndefined()
    const { offer, others, history } = await page(netto)
    expect(others.map((offer) => [offer.id, isCheapest(offer)])).toEqual([
      [netto, true],
      [bilka, false],
      [føtex, false],
    ])
    expect(offer.verdict).toEqual({ kind: 'cheapest', of: 'product', chains: 2 })
    expect(history.map(({ chain }) => chain)).toEqual(['Netto', 'Bilka'])
  })

  it('is what a recipe costs only if there is no other', async () => {
    const ingredients = await findIngredientOffers(database(), { country, today, terms: ['kaffe', 'te'] })
    expect(ingredients.map((offer) => offer?.id)).toEqual([netto, tea])
  })

  it('§4 price alerts: is shown last with a watch, and says nothing of what is usual', async () => {
    const { variantId } = (await page(netto)).offer
    const watch = await watchOf(database(), { country, variantId, now })
    expect([watch?.offers.map(({ id }) => id), watch?.lastAlert?.offerId]).toEqual([
      [netto, bilka, føtex],
      netto,
    ])
    const product = await getWatchableProduct(database(), { variantId, userId: null, now })
    expect(pricesAtShops(product?.history ?? []).map(({ chain }) => chain)).toEqual(['Netto', 'Bilka'])
  })
})
