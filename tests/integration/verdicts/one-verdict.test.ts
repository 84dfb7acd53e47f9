import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Shopper } from '#app/domain/memberships/shopper.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import type { ProductOffer } from '#app/domain/offers/offers.ts'
import { detailOfOffer } from '#app/domain/partners/detail-of-offer.ts'
import { judgedOffer } from '#app/domain/prices/judged-offer.ts'
import { priceStanding } from '#app/domain/prices/price-standing.ts'
import { createAgent } from '#app/server/agents/create-agent.ts'
import { getAgentPage } from '#app/server/agents/page/get-agent-page.ts'
import { addWatch } from '#app/server/agents/watches/write-watch.ts'
import type { AskedChange } from '#app/server/lists/change-list.ts'
import { getActiveList } from '#app/server/lists/get-active-list.ts'
import { getList } from '#app/server/lists/get-list.ts'
import { addManualItem } from '#app/server/lists/items/add-manual-item.ts'
import { addOfferItem } from '#app/server/lists/items/add-offer-item.ts'
import { listNeeds } from '#app/server/lists/needs/list-needs.ts'
import { judgedFor } from '#app/server/offers/judged-for.ts'
import { listProductShops } from '#app/server/offers/list-product-shops.ts'
import { listFrontPage } from '#app/server/pages/list-front-page.ts'
import { getLeaflet } from '#app/server/partners/get-leaflet.ts'
import { forShopper } from '#app/server/search/present/for-shopper.ts'
import type { OfferSearch } from '#app/server/search/rank/find-offers.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { searchTypeahead } from '#app/server/search/search-typeahead.ts'
import { signedIn } from '../accounts/signed-in.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, today } from '../offers/add-offers.ts'
import { pageOf } from '../offers/shown-offers.ts'
import { givenOffers, saidOfGiven, twelveProducts } from './twelve-products.ts'

const country = 'dk'
const now = new Date(`${today}T12:00:00Z`)
const sort = 'relevance'

describeOnEachDatabase('§3 compared prices: every place gives a price the same verdict', (database) => {
  let ids: number[]
  let variants: number[]
  let mine: number[]

  beforeAll(async () => {
    ids = await addOffers(database(), givenOffers)
    const chains = await database().query<{ id: number }>(
      `select id from chains where name in ('Netto', 'Bilka')`,
      [],
    )
    mine = chains.map(({ id }) => id)
    const ofOffers = await database().query<{ id: number }>(
      'select distinct variant_id as id from offers order by 1',
      [],
    )
    variants = ofOffers.map(({ id }) => id)
  })

  describe.each([
    { of: 'a shopper at Netto and Bilka', memberships: [] },
    { of: 'the same shopper, who is a member of Lidl Plus', memberships: ['lidl-plus'] },
  ])('to $of', ({ memberships }) => {
    const shopper = (): Shopper => ({ mine, memberships })
    const saidOf = saidOfGiven(memberships.length > 0)
    /** What must be said of these offers. */
    const expected = (shown: readonly { id: number }[]) =>
      shown.map(({ id }) => [givenOffers[ids.indexOf(id)]?.name, saidOf[ids.indexOf(id)]])
    const said = (shown: readonly OfferSummary[]) =>
      shown.map(({ productName, verdict }) => [productName.productName, verdict ?? null])
    /** In the browser, which knows the shopper's chains and memberships. */
    const judged = (offer: ProductOffer): OfferSummary => judgedOffer(offer, shopper())
    const names = twelveProducts.map(({ name }) => name)
    const namesOf = (shown: readonly OfferSummary[]) =>
      [...new Set(shown.map(({ productName }) => productName.productName))].toSorted()
    const forEachName = async <Shown>(ask: (term: string) => Promise<Shown[]>) =>
      (await Promise.all(names.map(ask))).flat()

    const results = async (term: string) => {
      const asked: OfferSearch = {
        ...{ country, today, term, chainIds: [], categoryIds: [], sort, limit: 24, isExact: true },
      }
      const found = await searchOffers(database(), asked)
      return judgedFor(await forShopper(database(), found, { shopper: shopper(), today, sort }), shopper())
    }

    it('the dropdown', async () => {
      const shown = await forEachName(async (term) => {
        const { organicProductOffers } = await searchTypeahead(database(), { country, today, term })
        return organicProductOffers.items.map(judged)
      })
      expect(said(shown)).toEqual(expected(shown))
      expect(namesOf(shown)).toEqual(names)
    })

    it('the results, and the shops that open below a card', async () => {
      const cards = await forEachName(async (term) => (await results(term)).products)
      expect(said(cards)).toEqual(expected(cards))
      expect(namesOf(cards)).toEqual(names)
      const opened = await Promise.all(
        variants.map(async (id) => {
          const shops = await listProductShops(database(), { country, id: String(id), today })
          return shops?.offers.map(judged) ?? []
        }),
      )
      expect(said(opened.flat())).toEqual(expected(opened.flat()))
      expect(namesOf(opened.flat())).toEqual(names)
    })

    it('the page of each offer, and the same product at other chains on it', async () => {
      const pages = await Promise.all(ids.map((id) => pageOf(database(), { country, id })))
      const shown = pages.map((page) => judgedFor(page, shopper()))
      const offers = shown.map(({ offer }) => offer)
      expect(said(offers)).toEqual(expected(offers))
      expect(offers).toHaveLength(givenOffers.length)
      const others = shown.flatMap((page) => page.others)
      expect(said(others)).toEqual(expected(others))
    })

    it('the front page', async () => {
      const front = judgedFor(await listFrontPage(database(), { country, today, mine }), shopper())
      expect(said(front.goodPrices)).toEqual(expected(front.goodPrices))
      expect(front.goodPrices).toHaveLength(12)
    })

    it('a leaflet', async () => {
      const leaflet = judgedFor(await getLeaflet(database(), { country, slug: 'netto', today }), shopper())
      const shown = leaflet?.pages.flatMap(({ offers }) => offers) ?? []
      expect(said(shown)).toEqual(expected(shown))
      expect(namesOf(shown)).toEqual(names)
    })

    it('the page of the price agent', async () => {
      const { id: userId } = await signedIn(database())
      await createAgent(database(), userId, now)
      for (const variant of variants)
        await addWatch(database(), {
          ...{ userId, now, product_id: variant, chain_ids: [0], error_message_language: undefined },
        })
      const page = judgedFor(await getAgentPage(database(), { userId, country, now }), shopper())
      const shown = page.watches.flatMap(({ offers }) => offers)
      expect(said(shown)).toEqual(expected(shown))
      expect(namesOf(shown)).toEqual(names)
    })

    it('the rows of a list, and what is on offer for a word that was typed on one', async () => {
      const userId = (await signedIn(database())).id
      const { uuid: listUuid } = await getActiveList(database(), { userId, country, now })
      const put = <Given>(add: (asked: AskedChange) => Promise<Given>) =>
        add({ userId, listUuid, mutationId: randomUUID(), now })
      for (const offerId of ids)
        await put((asked) => addOfferItem(database(), asked, { offerId, quantity: 1 }))
      for (const itemName of names)
        await put((asked) => addManualItem(database(), asked, { itemName, quantity: 1 }))
      const { items } = await getList(database(), { userId, listUuid, now })
      const { needs, verdicts } = await listNeeds(database(), { userId, listUuid, shopper: shopper(), now })
      const verdictOf = new Map(verdicts.map(({ itemUuid, verdict }) => [itemUuid, verdict]))
      const rows = items.flatMap(({ uuid, name, offerId }) =>
        offerId === null ? [] : { id: offerId, said: [name, verdictOf.get(uuid) ?? null] },
      )
      expect(rows.map(({ said }) => said)).toEqual(expected(rows))
      expect(rows).toHaveLength(givenOffers.length)
      const shown = needs.map(({ offer, verdict }) => ({ ...detailOfOffer(offer), verdict }))
      expect(said(shown)).toEqual(expected(shown))
      expect(namesOf(shown)).toEqual(names)
    })

    it('what a search calls the cheapest of all is undercut by no chain', async () => {
      const marked = await forEachName(async (term) => {
        const { cheapestOfferIds } = await searchTypeahead(database(), { country, today, term })
        const { byUnit } = (await results(term)).answer
        return byUnit?.verdict ? [...cheapestOfferIds, byUnit.id] : cheapestOfferIds
      })
      expect(marked.length).toBeGreaterThan(0)
      for (const id of marked) {
        const { offer, others } = await pageOf(database(), { country, id })
        expect(priceStanding(offer, others)?.kind).not.toBe('undercut')
      }
    })

    it('nothing that a page sends holds what verdicts are made of', async () => {
      const pages = [
        await results('kokosmel'),
        judgedFor(await pageOf(database(), { country, id: ids[0] }), shopper()),
      ]
      expect(JSON.stringify(pages)).not.toContain('"comparison"')
    })
  })
})
