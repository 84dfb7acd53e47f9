import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  priceAgentItemSchema,
  priceAgentSchema,
  productCheckSchema,
} from '#app/domain/agents/price-agent-schemas.ts'
import { anyOffer } from '#app/domain/agents/watch-rules.ts'
import { openApiDocument } from '#app/server/api/openapi/openapi-document.ts'
import { browser } from '../accounts/served-accounts.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { offered, servedAgents, type Watcher } from './served-agents.ts'

const path = (name: string) => `/api/price-agent/${name}`
const forms = ['create/', 'check-product-exists/', 'add-product/', 'update-product/', 'remove-product']
const answered = ({ status, data }: { status: number; data: unknown }) => ({ status, data })
const absent = { status: 404, data: { message: 'Price agent does not exist' } }

// Search is brought up to date with each offer otherwise, which takes most of a test's time.

describeOnEachDatabase('The contract of price agents, asked by axios', (database) => {
  const { url, visitor, registered, verified, watcher } = servedAgents(database)

  const coffee = async () => {
    const [offer] = await offered(database(), [
      {
        name: 'Formalet kaffe',
        brand: 'Gevalia',
        parent: 'JDE',
        size: [0.4, 'kg'],
        chain: 'Netto',
        chainCategory: 'Dagligvarer',
      },
    ])
    if (!offer) throw new Error('there is no offer')
    return offer
  }
  const add = (client: Watcher, product_id: unknown, chain_ids: unknown) =>
    client.post(path('add-product/'), { product_id, chain_ids })
  const errorsOf = ({ status, data }: { status: number; data: { errors?: object } }) => ({
    status,
    errors: data.errors,
  })

  describe('§6: verified users only', () => {
    it('a visitor is told 401, an unverified user 403', async () => {
      const guest = await visitor()
      const { client: unverified } = await registered()
      for (const [client, status, message] of [
        [guest, 401, 'Unauthenticated.'],
        [unverified, 403, 'Your email address is not verified.'],
      ] as const) {
        expect(answered(await client.get(path('get/')))).toEqual({ status, data: { message } })
        for (const form of [...forms, 'set-mails/']) {
          expect({ form, ...answered(await client.post(path(form), {})) }).toEqual({
            form,
            status,
            data: { message },
          })
        }
      }
    })

    it('a form without the token of its page is told 419', async () => {
      const anna = await verified()
      for (const form of [...forms, 'set-mails/']) {
        const { status } = await anna.post(path(form), {}, { headers: { 'X-XSRF-TOKEN': 'no' } })
        expect({ form, status }).toEqual({ form, status: 419 })
      }
      expect((await browser(url()).post(path('create/'))).status).toBe(419)
    })

    it('one user sees and changes nothing of another', async () => {
      const { variantId } = await coffee()
      const [anna, bo] = [await watcher(), await watcher()]
      await add(anna, variantId, [0])
      expect((await bo.get(path('get/'))).data).toEqual({ items: [] })
      expect((await bo.post(path('remove-product'), { product_id: variantId })).status).toBe(204)
      expect((await anna.get(path('get/'))).data.items).toHaveLength(1)
    })
  })

  it('§7.2 every address answers with and without the slash at its end', async () => {
    const anna = await watcher()
    const { variantId, chainId } = await coffee()
    const body = { product_id: variantId, chain_ids: [chainId] }
    for (const slash of ['', '/']) {
      expect((await anna.get(path(`get${slash}`))).status).toBe(200)
      for (const form of ['create', 'check-product-exists', 'add-product', 'update-product']) {
        expect({ form, status: (await anna.post(path(form + slash), body)).status }).toEqual({
          form,
          status: 200,
        })
      }
      expect((await anna.post(path(`remove-product${slash}`), body)).status).toBe(204)
    }
  })

  it('§7.2 GET get answers 404 with the text if there is no agent, and so do changes', async () => {
    const anna = await verified()
    const { variantId } = await coffee()
    const body = { product_id: variantId, chain_ids: [0] }
    expect(answered(await anna.get(path('get/')))).toEqual(absent)
    for (const form of ['add-product/', 'update-product/', 'remove-product']) {
      expect(answered(await anna.post(path(form), body))).toEqual(absent)
    }
    expect(answered(await anna.post(path('set-mails/'), { mails: 'never' }))).toEqual(absent)
  })

  it('§7.2 POST create without a payload makes an agent, and keeps one that exists', async () => {
    const anna = await verified()
    const made = await anna.post(path('create/'))
    expect({ ...answered(made), keep: made.headers['cache-control'] }).toEqual({
      status: 200,
      data: { items: [] },
      keep: 'no-store',
    })
    const { variantId } = await coffee()
    await add(anna, variantId, [0])
    expect((await anna.post(path('create/'))).data.items).toHaveLength(1)
    expect(
      await database().query(
        'select 1 from price_agents a join users u on u.id = a.user_id where email = $1',
        [anna.email],
      ),
    ).toHaveLength(1)
  })

  it('§8 POST check-product-exists: whether it is watched, and the error text where there is no agent', async () => {
    const anna = await verified()
    const { variantId } = await coffee()
    const check = async () =>
      answered(await anna.post(path('check-product-exists/'), { product_id: variantId }))
    const data = (exists: boolean, error: string | null) => ({
      status: 200,
      data: { data: { exists, error } },
    })
    expect(await check()).toEqual(data(false, 'Price agent does not exist'))
    await anna.post(path('create/'))
    const missing = await check()
    expect(missing).toEqual(data(false, null))
    expect(v.parse(productCheckSchema, missing.data)).toEqual(missing.data)
    await add(anna, variantId, [0])
    expect(await check()).toEqual(data(true, null))
  })

  it('§3 POST add-product: the item, with the payload of an offer and its chains', async () => {
    const anna = await watcher()
    const { variantId, chainId } = await coffee()
    const chain = { id: chainId, name: 'Netto', chainCategoryName: 'Dagligvarer' }
    const { status, data } = await add(anna, variantId, [chainId])
    expect({ status, data }).toEqual({
      status: 200,
      data: {
        product: {
          imageUrl: null,
          productVariant: { id: variantId, quantity: 0.4 },
          brand: { id: expect.any(Number), name: 'Gevalia', parentName: 'JDE' },
          parentBrand: { id: expect.any(Number), name: 'JDE' },
          productName: { id: expect.any(Number), productName: 'Formalet kaffe' },
          quantityType: { abbreviation: 'kg' },
        },
        chain: [{ ...chain, chainCategoryId: expect.any(Number) }],
        chain_ids: [chainId],
      },
    })
    expect(v.parse(priceAgentItemSchema, data)).toEqual(data)
    const agent = (await anna.get(path('get/'))).data
    expect(agent).toEqual({ items: [data] })
    expect(v.parse(priceAgentSchema, agent)).toEqual(agent)
  })

  it('§3 a product whose brand and size nobody knows says so with nulls', async () => {
    const anna = await watcher()
    const [bread] = await offered(database(), [{ name: 'Rugbrød' }])
    expect((await add(anna, bread?.variantId, [0])).data.product).toMatchObject({
      productVariant: { quantity: null },
      brand: { id: null, name: null, parentName: null },
      parentBrand: { id: null, name: null },
      quantityType: { abbreviation: null },
    })
  })

  it('§4 `Alle` stands for every chain, whatever else is chosen', async () => {
    const anna = await watcher()
    const { variantId, chainId } = await coffee()
    const all = { id: 0, name: 'Alle', chainCategoryId: null, chainCategoryName: null }
    expect((await add(anna, variantId, [chainId, 0])).data).toMatchObject({ chain: [all], chain_ids: [0] })
  })

  it('§7.2 ids are numbers or their digits, and a chain that is named twice is one', async () => {
    const anna = await watcher()
    const { variantId, chainId } = await coffee()
    const { status, data } = await add(anna, String(variantId), [String(chainId), chainId])
    expect({ status, chain_ids: data.chain_ids }).toEqual({ status: 200, chain_ids: [chainId] })
  })

  it('§7.2 POST add-product again changes the chains, and the product is watched once', async () => {
    const anna = await watcher()
    const { variantId, chainId } = await coffee()
    await add(anna, variantId, [0])
    await add(anna, variantId, [chainId])
    expect((await anna.get(path('get/'))).data.items.map(({ chain_ids }: never) => chain_ids)).toEqual([
      [chainId],
    ])
  })

  it('§7.2 POST update-product: the item with its new chains', async () => {
    const anna = await watcher()
    const { variantId, chainId } = await coffee()
    await add(anna, variantId, [chainId])
    const { status, data } = await anna.post(path('update-product/'), {
      product_id: variantId,
      chain_ids: [0],
    })
    expect({ status, chain_ids: data.chain_ids }).toEqual({ status: 200, chain_ids: [0] })
    expect((await anna.get(path('get/'))).data).toEqual({ items: [data] })
  })

  it('§7.2 POST update-product: 422 for a product that is not watched', async () => {
    const anna = await watcher()
    const { variantId } = await coffee()
    const answer = await anna.post(path('update-product/'), { product_id: variantId, chain_ids: [0] })
    expect(errorsOf(answer)).toEqual({
      status: 422,
      errors: { product_id: ['Varen er ikke i din prisagent.'] },
    })
  })

  it('§7.2 POST remove-product: 204, and again for what is gone', async () => {
    const anna = await watcher()
    const { variantId } = await coffee()
    await add(anna, variantId, [0])
    for (const _ of [1, 2]) {
      expect(answered(await anna.post(path('remove-product'), { product_id: variantId }))).toEqual({
        status: 204,
        data: '',
      })
    }
    expect((await anna.get(path('get/'))).data).toEqual({ items: [] })
  })

  it('§7.2 the latest product is first', async () => {
    const anna = await watcher()
    const products = await offered(database(), [{ name: 'Smør' }, { name: 'Ost' }, { name: 'Mælk' }])
    for (const { variantId } of products) await add(anna, variantId, [0])
    const { items } = (await anna.get(path('get/'))).data
    expect(
      items.map(({ product }: never) => (product as { productVariant: { id: number } }).productVariant.id),
    ).toEqual(products.map(({ variantId }) => variantId).reverse())
  })

  describe('§7.2 unknown products and chains are 422', () => {
    const gone = ['Varen findes ikke længere.']
    const required = ['Udfyld feltet.']
    let anybody: Promise<Watcher> | undefined
    /** One user for these tests, whose agent stays empty. */
    const somebody = () => {
      anybody ??= watcher()
      return anybody
    }

    it.each([
      [undefined, required],
      [null, gone],
      ['', gone],
      ['12a', gone],
      [0, gone],
      [-1, gone],
      [1.5, gone],
      [2_000_000_000, gone],
      [9_999_999_999, gone],
      [{ id: 1 }, gone],
    ])('product_id %j', async (product_id, errors) => {
      const anna = await somebody()
      for (const form of ['check-product-exists/', 'add-product/', 'update-product/', 'remove-product']) {
        const answer = await anna.post(path(form), { product_id, chain_ids: [0] })
        expect({ form, ...errorsOf(answer) }).toEqual({ form, status: 422, errors: { product_id: errors } })
      }
    })

    const elsewhere = ['Vælg kæder fra samme land som varen.']
    it.each([
      [undefined, required],
      [[], required],
      ['0', elsewhere],
      [[2_000_000_000], elsewhere],
      [['x'], elsewhere],
      [[null], elsewhere],
      [[-1], elsewhere],
    ])('chain_ids %j', async (chain_ids, errors) => {
      const anna = await somebody()
      const { variantId } = await coffee()
      expect(errorsOf(await add(anna, variantId, chain_ids))).toEqual({
        status: 422,
        errors: { chain_ids: errors },
      })
      expect((await anna.get(path('get/'))).data).toEqual({ items: [] })
    })

    it('a chain of another country is unknown', async () => {
      const anna = await somebody()
      const { variantId, chainId } = await coffee()
      const [swedish] = await offered(database(), [{ name: 'Kaffe', country: 'se', chain: 'Coop' }])
      const answer = await add(anna, variantId, [chainId, swedish?.chainId])
      expect(errorsOf(answer)).toEqual({ status: 422, errors: { chain_ids: elsewhere } })
    })

    it('§3 error_message_language: in the language asked for, else that of the user’s country', async () => {
      const anna = await watcher({ country_registered_to: 'se', postal_code: '111 22' })
      const ask = async (fields: object) =>
        (await anna.post(path('add-product/'), { product_id: 2_000_000_000, chain_ids: [0], ...fields })).data
          .message
      const messages = [await ask({})]
      for (const error_message_language of ['sv', 'da', 'no', 'fi']) {
        messages.push(await ask({ error_message_language }))
      }
      expect(messages[0]).toBe(messages[1])
      expect(new Set(messages).size).toBe(4)
    })
  })

  it('a product of another country can be watched at the chains of that country', async () => {
    const anna = await watcher()
    const [swedish] = await offered(database(), [{ name: 'Kaffe', country: 'se', chain: 'Coop' }])
    const { status, data } = await add(anna, swedish?.variantId, [swedish?.chainId])
    expect({ status, chain_ids: data.chain_ids }).toEqual({ status: 200, chain_ids: [swedish?.chainId] })
  })

  it('an agent holds 1,000 products, and says so where another is one too many', async () => {
    const anna = await watcher()
    const { variantId } = await coffee()
    await database().query(
      `with product as (select product_id from product_variants where id = $2),
        variants as (insert into product_variants (product_id, quantity, quantity_type)
          select product_id, number, 'm' from product, generate_series(1, 1000) number returning id)
      insert into price_agent_watches (agent_id, variant_id, chain_ids)
      select a.id, v.id, '{0}' from variants v, price_agents a join users u on u.id = a.user_id where u.email = $1`,
      [anna.email, variantId],
    )
    expect(errorsOf(await add(anna, variantId, [0]))).toEqual({
      status: 422,
      errors: { product_id: ['Der er ikke plads til flere varer i din prisagent. Fjern en af dem først.'] },
    })
    const { items } = (await anna.get(path('get/'))).data
    expect(items).toHaveLength(1000)
    const { id } = items[0].product.productVariant
    expect((await add(anna, id, [0])).status).toBe(200)
  })

  it('§4 price alerts: POST set-mails says how alerts are mailed; the day of shopping stays if it is not given', async () => {
    const anna = await watcher()
    const set = () =>
      database().query(
        'select mails, shopping_day as day, weekly_at as at from price_agents a join users u on u.id = a.user_id where email = $1',
        [anna.email],
      )
    expect(await set()).toEqual([{ mails: 'at-once', day: 6, at: null }])
    expect((await anna.post(path('set-mails/'), { mails: 'weekly', shopping_day: 3 })).status).toBe(204)
    const at = new Date('2026-11-24T15:00:00Z')
    expect(await set()).toEqual([{ mails: 'weekly', day: 3, at }])
    expect((await anna.post(path('set-mails/'), { mails: 'never' })).status).toBe(204)
    expect(await set()).toEqual([{ mails: 'never', day: 3, at: null }])
    expect(errorsOf(await anna.post(path('set-mails/'), { mails: true, shopping_day: 8 }))).toEqual({
      status: 422,
      errors: { mails: ['Vælg, hvornår vi skal skrive.'], shopping_day: ['Vælg en ugedag.'] },
    })
  })

  it('RFC 9110: another method is 405 and says which are allowed', async () => {
    const anna = await verified()
    for (const [name, allow] of [['get/', 'GET, HEAD'], ...forms.map((form) => [form, 'POST'])]) {
      const { status, headers } = await anna.put(path(name ?? ''), {})
      expect({ name, status, allow: headers.allow }).toEqual({ name, status: 405, allow })
    }
  })

  it('the contract tells every address of §7.2 exactly as it is there', () => {
    const { paths } = openApiDocument() as { paths: Record<string, object> }
    const told = Object.entries(paths).flatMap(([at, methods]) =>
      Object.keys(methods).map((method) => `${method} ${at}`),
    )
    expect(told).toEqual(
      expect.arrayContaining(['get /api/price-agent/get/', ...forms.map((form) => `post ${path(form)}`)]),
    )
  })

  describe('§7.3 an account can be exported and deleted', () => {
    it('the export has the price agent with its watches and alerts', async () => {
      const anna = await watcher()
      const { variantId, chainId, offerId } = await coffee()
      await add(anna, variantId, [chainId])
      const { data } = await anna.get('/api/user/export')
      const at = '2026-11-21T08:00:00.000Z'
      expect(data.price_agent).toEqual({
        created_at: at,
        mails: 'at-once',
        shopping_day: 6,
        feed: {
          rss: expect.stringMatching(/\/pricing-agent\/feed\/.{45,}\.rss$/),
          calendar: expect.stringMatching(/\.ics$/),
        },
        notified_devices: [],
        watches: [
          {
            product: 'JDE Gevalia, Formalet kaffe',
            size: '400\u00a0g',
            country: 'dk',
            product_variant_id: variantId,
            all_chains: false,
            chains: ['Netto'],
            rules: anyOffer,
            added_at: at,
            alerts: [{ offer_id: offerId, raised_at: at, mailed: false }],
          },
        ].map((watch) => ({ ...watch, alerts: expect.arrayContaining(watch.alerts) })),
      })
    })

    it('deleting leaves nothing of the price agent', async () => {
      const anna = await watcher()
      const { variantId } = await coffee()
      await add(anna, variantId, [0])
      const left = () =>
        database().query<{ agents: number }>(`select
          (select count(*)::int from price_agents) as agents,
          (select count(*)::int from price_agent_watches w left join price_agents a on a.id = w.agent_id
            where a.id is null) as watches,
          (select count(*)::int from price_agent_alerts l left join price_agents a on a.id = l.agent_id
            where a.id is null) as alerts`)
      const [before] = await left()
      await anna.delete('/api/user', { data: { password: 'smør på brødet' } })
      expect(await left()).toEqual([{ ...before, agents: Number(before?.agents) - 1 }])
    })
  })
})
