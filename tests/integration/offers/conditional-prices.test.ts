import { beforeAll, expect, it } from 'vitest'
import { pricesAtShops } from '#app/domain/agents/price-agent.ts'
import { priceStanding } from '#app/domain/prices/price-standing.ts'
import { isCheapest } from '#app/domain/prices/verdicts.ts'
import { getWatchableProduct } from '#app/server/agents/page/get-watchable-product.ts'
import { findIngredientOffers } from '#app/server/content/find-ingredient-offers.ts'
import { listPlacementOffers } from '#app/server/offers/list-placement-offers.ts'
import { listFrontPage } from '#app/server/pages/list-front-page.ts'
import { getChainPage } from '#app/server/partners/get-chain-page.ts'
import { listPartners } from '#app/server/partners/list-partners.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { searchTypeahead } from '#app/server/search/search-typeahead.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, type GivenOffer, today } from './add-offers.ts'
import { pageOf, watchOf } from './shown-offers.ts'

const country = 'no'
const now = new Date(`${today}T12:00:00Z`)
const coffee = {
  country,
  name: 'Kaffe',
  brand: 'Evergood',
  category: 'Kaffe',
  chainCategory: 'Dagligvarer',
} as const
const pack = { ...coffee, size: [0.4, 'kg'] as [number, 'kg'] }

/** Coffee at three shops; at KIWI for members, for less than the others, as is the only tea. The limit is no condition. */
const given: GivenOffer[] = [
  { ...pack, chain: 'REMA 1000', price: 4000, unitPrice: 10_000, regularPrice: 5000, customerLimit: 3 },
  { ...pack, chain: 'Extra', price: 5000, unitPrice: 12_500 },
  { ...pack, chain: 'KIWI', price: 3000, unitPrice: 7500, regularPrice: 6000, conditions: ['member:trumf'] },
  {
    ...coffee,
    name: 'Te',
    brand: 'Pickwick',
    category: 'Te',
    chain: 'KIWI',
    price: 2000,
    regularPrice: 4000,
    conditions: ['app'],
  },
]

describeOnEachDatabase('§3 conditions of a price: an offer whose price is not for everybody', (database) => {
  let [rema, extra, kiwi, tea]: number[] = []
  const search = (term: string, sort: 'relevance' | 'price' | 'unit-price') =>
    searchOffers(database(), {
      ...{ country, today, term, sort, limit: 24, isExact: true },
    })
  const page = (id: number | undefined) => pageOf(database(), { country, id })

  beforeAll(async () => {
    ;[rema, extra, kiwi, tea] = await addOffers(database(), given)
    await database().query(
      `insert into placement_offers (country, placement_id, position, offer_id) values ('no', 'front-page', 0, $1), ('no', 'front-page', 1, $2)`,
      [kiwi, rema],
    )
  })

  it('is counted and shown with its condition, below the others in every order, and is not their lowest price', async () => {
    for (const sort of ['relevance', 'price', 'unit-price'] as const) {
      const { totalOffers, products, lowestUnitPrice } = await search('kaffe', sort)
      const shown = products.map(({ conditions, shops }) => [conditions, shops.map(({ offerId }) => offerId)])
      expect({ totalOffers, shown, lowestUnitPrice }).toEqual({
        totalOffers: 3,
        shown: [[[{ kind: 'limit', quantity: 3 }], [rema, extra, kiwi]]],
        lowestUnitPrice: { amount: 10_000, quantityType: 'kg' },
      })
    }
    expect((await search('te', 'relevance')).products.map(({ id, conditions }) => [id, conditions])).toEqual([
      [tea, [{ kind: 'app' }]],
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
      return {
        items: items.map(({ id, conditions }) => [id, conditions?.map(({ kind }) => kind)]),
        total: totalNumberOfItems,
        cheapestOfferIds,
      }
    }
    expect(await typed('kaffe')).toEqual({ items: [[rema, ['limit']]], total: 3, cheapestOfferIds: [rema] })
    expect(await typed('te')).toEqual({ items: [[tea, ['app']]], total: 1, cheapestOfferIds: [] })
  })

  it('is no good price on the front page, nor the lowest of an everyday good, nor in a placement', async () => {
    const front = await listFrontPage(database(), { country, today })
    const ids = (offers: { id: number }[]) => offers.map(({ id }) => id)
    expect([ids(front.goodPrices), ids(front.endingSoon), ids(front.staples)]).toEqual([[rema], [], [rema]])
    const placed = await listPlacementOffers(database(), { country, placementId: 'front-page', today })
    expect(placed?.offers.map(({ id }) => id)).toEqual([rema])
    expect(front.totalOffers).toBe(4)
  })

  it('is on the page of its chain, but is not its strongest offer', async () => {
    const chain = await getChainPage(database(), { country, slug: 'kiwi', today })
    expect(chain?.strongest).toEqual([])
    expect(
      chain?.parts.flatMap(({ offers }) => offers.map((offer) => [offer.id, isCheapest(offer)])),
    ).toEqual([
      [kiwi, false],
      [tea, false],
    ])
  })

  it('stands below the others beside a partner’s product of its variant', async () => {
    const { variantId } = (await page(rema)).offer
    await database().query(
      `with partner as (insert into partners (country, name) values ('no', 'Evergood') returning id)
      insert into custom_partner_products (partner_id, country, product_title_text, variant_id) select id, 'no', 'Evergood', $1 from partner`,
      [variantId],
    )
    const [partner] = await listPartners(database(), { country, today })
    expect(partner?.products[0]?.offers.map(({ id }) => id)).toEqual([rema, extra, kiwi])
  })

  it('has a page without a verdict, and takes no part in that of others', async () => {
    const own = await page(kiwi)
    expect([own.state, own.offer.price, isCheapest(own.offer)]).toEqual(['live', 3000, false])
    expect(priceStanding(own.offer, own.others)).toBeUndefined()
    const { offer, others, history } = await page(rema)
    expect(others.map((offer) => [offer.id, isCheapest(offer)])).toEqual([
      [rema, true],
      [extra, false],
      [kiwi, false],
    ])
    expect(offer.verdict).toEqual({ kind: 'cheapest', of: 'product', chains: 2 })
    expect(history.map(({ chain }) => chain)).toEqual(['REMA 1000', 'Extra'])
  })

  it('is what a recipe costs only if there is no other', async () => {
    const ingredients = await findIngredientOffers(database(), { country, today, terms: ['kaffe', 'te'] })
    expect(ingredients.map((offer) => offer?.id)).toEqual([rema, tea])
  })

  it('§4 price alerts: is shown last with a watch, and says nothing of what is usual', async () => {
    const { variantId } = (await page(rema)).offer
    const watch = await watchOf(database(), { country, variantId, now })
    expect(watch?.offers.map(({ id }) => id)).toEqual([rema, extra, kiwi])
    const product = await getWatchableProduct(database(), { variantId, userId: null, now })
    expect(pricesAtShops(product?.history ?? []).map(({ chain }) => chain)).toEqual(['REMA 1000', 'Extra'])
  })
})
