import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayIn } from '#app/domain/locale/dates.ts'
import {
  chainSchema,
  offerPlacementResponseSchema,
  searchIdeasSchema,
  typeaheadResponseSchema,
} from '#app/domain/offers/offer-schemas.ts'
import { Route as unknown } from '#app/routes/api/$.ts'
import { Route as categories } from '#app/routes/api/chains/categories/list/$countryShort.ts'
import { Route as chains } from '#app/routes/api/chains/list/$locale.ts'
import { Route as contract } from '#app/routes/api/openapi[.]json.ts'
import { Route as placements } from '#app/routes/api/product-offers-for-placement/$country/$placementId.ts'
import { Route as ideas } from '#app/routes/api/search-ideas/$locale.ts'
import { Route as typeahead } from '#app/routes/api/typeahead-search/$locale/$term.ts'
import { forgetAnswers } from '#app/server/answers/remember-answers.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers } from './add-offers.ts'

type Handler = (request: { request: Request; params: Record<string, string> }) => Response | Promise<Response>
type ApiRoute = { options: { server?: unknown } }

/** Calls a route's handler as the router does, with the decoded parameters of the path. */
async function call(route: ApiRoute, params: Record<string, string> = {}, method = 'GET') {
  const { handlers } = route.options.server as { handlers: Record<string, Handler | undefined> }
  const handler = handlers[method] ?? handlers.ANY
  if (!handler) throw new Error(`the route does not answer ${method}`)
  const answer = await handler({ request: new Request('http://localhost/'), params })
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    keep: answer.headers.get('cache-control'),
    allow: answer.headers.get('allow'),
    body: JSON.parse(await answer.text()) as unknown,
  }
}

describeOnEachDatabase('The search API', (database) => {
  beforeAll(async () => {
    const day = dayIn('dk', new Date())
    const live = { start: day, end: day, chain: 'Netto', chainCategory: 'Dagligvarer' }
    await addOffers(database(), [
      { name: 'Letmælk', brand: 'Arla', category: 'Mælk', ...live },
      { name: 'Letmælk', brand: 'Arla', category: 'Mælk', ...live, chain: 'Bilka' },
      { name: 'Quinoa', price: 3500, units: 2, singlePrice: 2000, ...live },
    ])
    await database().query(
      `update search_documents d set (live, at_shops, cheapest_offer_id) =
        (select count(*), count(*), min(o.id) from offers o where o.product_id = d.product_id)`,
    )
    globalThis.openedDatabase = Promise.resolve(database())
  })

  afterAll(() => {
    globalThis.openedDatabase = undefined
  })

  describe('§7.1 GET /api/typeahead-search/{locale}/{term}', () => {
    it.each(['dk', 'default'])(
      'answers the typeahead response entity for %s, which must not be cached',
      async (locale) => {
        const { body, ...answer } = await call(typeahead, { locale, term: 'MÆLK' })
        expect(answer).toEqual({ status: 200, type: 'application/json', keep: 'no-store', allow: null })
        expect(v.parse(v.strictObject(typeaheadResponseSchema.entries), body)).toEqual(body)
        expect(body).toMatchObject({ organicProductOffers: { totalNumberOfItems: 2 }, brands: ['Arla'] })
      },
    )

    it('§3 Product offer: a deal is told with its number of units and what one costs alone', async () => {
      const { body } = await call(typeahead, { locale: 'dk', term: 'quinoa' })
      expect(body).toMatchObject({
        organicProductOffers: {
          items: [
            {
              units: 2,
              priceFormattedForCountry: '35,00\u00a0kr.',
              singlePriceFormattedForCountry: '20,00\u00a0kr.',
            },
          ],
        },
      })
    })

    it.each(['m', ' m ', '', '\0\0\0', '\u200f\u200f', 'e\u0301', '..'])(
      '§5: %j is too short',
      async (term) => {
        expect(await call(typeahead, { locale: 'dk', term })).toMatchObject({
          status: 400,
          body: { message: 'A term has at least 2 characters' },
        })
      },
    )
  })

  describe('§7.1 GET /api/chains/list/{locale} and /api/chains/categories/list/{countryShort}', () => {
    it('answer JSON lists of the entities, which may be cached for minutes', async () => {
      const list = await call(chains, { locale: 'default' })
      expect(v.parse(v.array(v.strictObject(chainSchema.entries)), list.body)).toEqual(list.body)
      expect({ status: list.status, keep: list.keep }).toEqual({ status: 200, keep: 'public, max-age=300' })
      expect(await call(categories, { countryShort: 'dk' })).toMatchObject({
        status: 200,
        body: [{ name: 'Dagligvarer' }],
      })
    })
  })

  describe('§7.1 GET /api/product-offers-for-placement/{country}/{placementId}', () => {
    it('default is Denmark; a placement with expired offers only is empty', async () => {
      await database().query(
        `insert into placement_offers (country, placement_id, position, offer_id)
         select 'dk', 'anchor', 0, min(id) from offers union all
         select 'dk', 'over', 0, max(id) from offers`,
      )
      const filled = await call(placements, { country: 'default', placementId: 'anchor' })
      expect(v.parse(v.strictObject(offerPlacementResponseSchema.entries), filled.body)).toEqual(filled.body)
      expect(filled.body).toMatchObject({ offers: [{ productName: { productName: 'Letmælk' } }] })
      await database().query(`update offers set start_date = '2020-01-01', end_date = '2020-01-07'
        where id = (select max(id) from offers)`)
      expect(await call(placements, { country: 'dk', placementId: 'over' })).toMatchObject({
        status: 200,
        body: { offers: [] },
      })
    })
  })

  it('§7.1: GET /api/search-ideas/{locale} answers the ideas that are shown without a search', async () => {
    await database().query(
      `insert into placement_offers (country, placement_id, position, offer_id)
       select 'dk', 'offer-page', 0, min(id) from offers`,
    )
    forgetAnswers(database())
    for (const locale of ['dk', 'default']) {
      const { body, ...answer } = await call(ideas, { locale })
      expect(answer).toEqual({
        status: 200,
        type: 'application/json',
        keep: 'public, max-age=60',
        allow: null,
      })
      expect(v.parse(v.strictObject(searchIdeasSchema.entries), body)).toEqual(body)
      expect(body).toMatchObject({
        popularSearchTerms: [],
        advertisement: { productName: { productName: 'Letmælk' } },
      })
    }
    expect(await call(ideas, { locale: 'fi' })).toMatchObject({
      body: { popularSearchTerms: [], staples: [], advertisement: null },
    })
  })

  it.each([
    ['dk', 'nowhere'],
    ['fi', 'anchor'],
    ['dk', '%_\0'],
    ['dk', 'x'.repeat(61)],
  ])('an unknown placement is 404 in JSON: %s %j', async (country, placementId) => {
    expect(await call(placements, { country, placementId })).toEqual({
      status: 404,
      type: 'application/json',
      keep: 'no-store',
      allow: null,
      body: { message: 'There is no such placement' },
    })
  })

  it.each([
    ['typeahead', typeahead, 'locale'],
    ['chains', chains, 'locale'],
    ['chain categories', categories, 'countryShort'],
    ['placements', placements, 'country'],
    ['search ideas', ideas, 'locale'],
  ] as const)('an unknown locale is 404 in JSON: %s', async (_, route, name) => {
    for (const locale of ['xx', 'DK', '__proto__', '']) {
      const answer = await call(route, { term: 'kaffe', placementId: 'anchor', [name]: locale })
      expect(answer).toMatchObject({ status: 404, body: { message: `There is no locale ${locale}` } })
    }
  })

  it('another method is 405 and lists the allowed ones', async () => {
    for (const route of [typeahead, chains, categories, placements, ideas, contract]) {
      expect(await call(route, {}, 'POST')).toMatchObject({ status: 405, allow: 'GET, HEAD' })
    }
  })

  it('an unknown address is 404 in JSON', async () => {
    expect(await call(unknown)).toMatchObject({ status: 404, body: { message: 'Not found' } })
  })

  it('the contract lists every GET address of §7.1', async () => {
    const { body } = await call(contract)
    expect(body).toMatchObject({ openapi: '3.1.0' })
    expect(Object.keys((body as { paths: object }).paths).slice(0, 4)).toEqual([
      '/api/typeahead-search/{locale}/{term}',
      '/api/product-offers-for-placement/{country}/{placementId}',
      '/api/chains/list/{locale}',
      '/api/chains/categories/list/{countryShort}',
    ])
  })
})
