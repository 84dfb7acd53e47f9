import { beforeEach, expect, it } from 'vitest'
import { anyOffer } from '#app/domain/agents/watch-rules.ts'
import { isCheapest } from '#app/domain/prices/verdicts.ts'
import { createAgent } from '#app/server/agents/create-agent.ts'
import { getAgentPage } from '#app/server/agents/page/get-agent-page.ts'
import { getWatchableProduct } from '#app/server/agents/page/get-watchable-product.ts'
import { setMails } from '#app/server/agents/set-mails.ts'
import { addWatch } from '#app/server/agents/watches/write-watch.ts'
import type { Database } from '#app/server/db/database.ts'
import { signedIn } from '../accounts/signed-in.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { offered } from './served-agents.ts'

const now = new Date('2026-11-21T12:00:00Z')
const coffee = {
  name: 'Formalet kaffe',
  brand: 'Gevalia',
  category: 'Kaffe',
  size: [0.4, 'kg'] as [number, 'kg'],
}
const past = (week: number, price: number) => ({
  ...coffee,
  price,
  start: `2026-0${week}-01`,
  end: `2026-0${week}-07`,
})

// Search is brought up to date with each offer otherwise, which takes most of a test's time.

describeOnEachDatabase('§2.1 the page of the price agent', (database) => {
  beforeEach(async () => {
    for (const table of ['users', 'offers']) await database().query(`delete from ${table}`)
  })

  const somebody = async () => {
    const { id } = await signedIn(database())
    await createAgent(database(), id, now)
    return id
  }
  const watch = (userId: string, product_id: number | undefined, chain_ids: number[]) =>
    addWatch(database(), {
      userId,
      now,
      product_id: product_id ?? 0,
      chain_ids,
      error_message_language: undefined,
    })
  const page = (userId: string, on: Database = database()) => getAgentPage(on, { userId, country: 'dk', now })

  it('is empty without an agent, and with one that watches nothing', async () => {
    const { id } = await signedIn(database())
    expect(await page(id)).toEqual({ today: '2026-11-21', agent: null, watches: [] })
    await createAgent(database(), id, now)
    expect(await page(id)).toEqual({
      today: '2026-11-21',
      agent: {
        mails: 'at-once',
        shoppingDay: 6,
        feed: {
          rss: expect.stringMatching(/\/pricing-agent\/feed\/.{45,}\.rss$/),
          calendar: expect.any(String),
        },
      },
      watches: [],
    })
  })

  it('shows each watch with its offers of today at its chains, cheapest first', async () => {
    const [rema, netto, foetex, coming] = await offered(database(), [
      { ...coffee, chain: 'Rema 1000', chainCategory: 'Dagligvarer', price: 4000 },
      { ...coffee, chain: 'Netto', chainCategory: 'Dagligvarer', price: 6000, units: 2 },
      { ...coffee, chain: 'Føtex', price: 2000 },
      { ...coffee, chain: 'Netto', price: 1000, start: '2026-11-22', end: '2026-11-28' },
    ])
    const anna = await somebody()
    await watch(anna, rema?.variantId, [rema?.chainId ?? 0, netto?.chainId ?? 0])
    const [summary] = (await page(anna)).watches
    expect(summary).toMatchObject({
      name: 'Gevalia, Formalet kaffe',
      size: '400\u00a0g',
      country: 'dk',
      item: {
        product: { productVariant: { id: rema?.variantId } },
        chain: [{ name: 'Netto' }, { name: 'Rema 1000' }],
      },
      offers: [
        { id: netto?.offerId, chain: { name: 'Netto' }, price: 6000, units: 2 },
        { id: rema?.offerId, chain: { name: 'Rema 1000' }, price: 4000, units: 1 },
      ],
      insight: null,
    })
    expect(summary?.chainCategoryIds).toHaveLength(1)
    await watch(anna, rema?.variantId, [0])
    const ids = (await page(anna)).watches[0]?.offers.map(({ id }) => id)
    expect(ids).toEqual([foetex?.offerId, netto?.offerId, rema?.offerId])
    expect(ids).not.toContain(coming?.offerId)
  })

  it('says what is usual, without a verdict on the price of today', async () => {
    const [first] = await offered(database(), [past(3, 5000), past(5, 5500), past(7, 5000), past(9, 6000)])
    const anna = await somebody()
    await watch(anna, first?.variantId, [0])
    expect((await page(anna)).watches[0]).toMatchObject({ offers: [], insight: { past: 4, median: 5000 } })
    await offered(database(), [{ ...coffee, price: 4000 }])
    const insight = (await page(anna)).watches[0]?.insight
    expect(insight).toMatchObject({ past: 4, median: 5000 })
    expect(insight).not.toHaveProperty('verdict')
  })

  it('names the last alert, the cheapest of those that came at once', async () => {
    const [dear, cheap] = await offered(database(), [
      { ...coffee, chain: 'Rema 1000', price: 4000 },
      { ...coffee, chain: 'Netto', price: 3500 },
    ])
    const anna = await somebody()
    await watch(anna, dear?.variantId, [0])
    expect((await page(anna)).watches[0]?.lastAlert).toEqual({
      offerId: cheap?.offerId,
      variantId: cheap?.variantId,
      name: 'Gevalia, Formalet kaffe',
      size: '400\u00a0g',
      raisedAt: now.toISOString(),
      chain: 'Netto',
      price: 3500,
      units: 1,
      unitType: 'stk.',
      startDate: '2026-11-20',
      endDate: '2026-11-26',
      isMailed: false,
    })
  })

  it('shows a product of another country by the day and the currency of that country', async () => {
    const [swedish] = await offered(database(), [{ ...coffee, country: 'se', chain: 'Coop' }])
    const anna = await somebody()
    await watch(anna, swedish?.variantId, [0])
    expect((await page(anna)).watches).toMatchObject([{ country: 'se', offers: [{ id: swedish?.offerId }] }])
  })

  it('500 watches take as many statements as one', async () => {
    const anna = await somebody()
    const count = async () => {
      let statements = 0
      const counted: Database = {
        ...database(),
        query: (...asked) => {
          statements += 1
          return database().query(...asked)
        },
      }
      const { watches } = await page(anna, counted)
      return { statements, watches: watches.length }
    }
    const [one] = await offered(database(), [coffee])
    await watch(anna, one?.variantId, [0])
    const { statements } = await count()
    await database().query(
      `with others as (insert into product_variants (product_id, quantity, quantity_type)
          select v.product_id, number, 'm' from product_variants v, generate_series(1, 499) number
          where v.id = $1 returning id, product_id),
        sold as (insert into offers (country, source, external_id, chain_id, product_id, variant_id, start_date,
          end_date, unit_type, price, currency)
          select 'dk', 'many', id::text, $2, product_id, id, '2026-11-20', '2026-11-26', 'stk', 1000, 'DKK' from others)
      insert into price_agent_watches (agent_id, variant_id, chain_ids)
      select a.id, o.id, '{0}' from others o, price_agents a where a.user_id = $3`,
      [one?.variantId, one?.chainId, anna],
    )
    expect(await count()).toEqual({ statements, watches: 500 })
    expect((await page(anna)).watches.every(({ offers }) => offers.length === 1)).toBe(true)
  })

  it('tells of which size and brand an offer is, and marks none as cheapest', async () => {
    const [gevalia] = await offered(database(), [
      { ...coffee, price: 4000 },
      { ...coffee, brand: 'Merrild', price: 3000 },
    ])
    const anna = await somebody()
    const asked = { userId: anna, now, product_id: gevalia?.variantId ?? 0, chain_ids: [0] }
    const rules = { ...anyOffer, any_size: true, any_brand: true }
    await addWatch(database(), { ...asked, rules, error_message_language: undefined })
    const offers = async () =>
      (await page(anna)).watches[0]?.offers.map((offer) => [offer.name, offer.size, isCheapest(offer)])
    expect(await offers()).toEqual([
      ['Merrild, Formalet kaffe', '400\u00a0g', false],
      ['Gevalia, Formalet kaffe', '400\u00a0g', false],
    ])
    await offered(database(), [{ ...coffee, size: [0.25, 'kg'], price: 2000 }])
    expect(await offers()).toEqual([
      ['Gevalia, Formalet kaffe', '250\u00a0g', false],
      ['Merrild, Formalet kaffe', '400\u00a0g', false],
      ['Gevalia, Formalet kaffe', '400\u00a0g', false],
    ])
    expect((await page(anna)).watches[0]?.lastAlert).toMatchObject({ name: 'Merrild, Formalet kaffe' })
  })

  it('of thousands of other prices the form is told of the lowest at a chain on the same days', async () => {
    const [own, , other] = await offered(database(), [
      { ...coffee, price: 4000 },
      { ...coffee, brand: 'Merrild', size: [1, 'kg'], price: 3000 },
      { ...coffee, size: [1, 'kg'], price: 2500, start: '2026-05-01', end: '2026-05-07' },
    ])
    await database().query(
      `insert into offers (country, source, external_id, chain_id, product_id, variant_id, start_date, end_date, unit_type,
          price, units, unit_price, currency)
        select country, 'many', number::text, chain_id, product_id, variant_id, date '2026-01-01' + (number % 2),
          '2026-01-07', 'stk', 6000 + number, 2, 3000 - number % 900, currency
        from offers, generate_series(1, 6000) number where id = $1`,
      [other?.offerId],
    )
    const { chainId } = own ?? {}
    const price = { chainId, chain: 'Netto', isOtherSize: true, isOtherBrand: false }
    const known = await getWatchableProduct(database(), { variantId: own?.variantId ?? 0, userId: null, now })
    expect(known?.others).toEqual([
      { ...price, price: 3001, unitPrice: 2102, startDate: '2026-01-01', endDate: '2026-01-07' },
      { ...price, price: 3001, unitPrice: 2101, startDate: '2026-01-02', endDate: '2026-01-07' },
      { ...price, price: 2500, unitPrice: null, startDate: '2026-05-01', endDate: '2026-05-07' },
      {
        ...{ ...price, isOtherBrand: true, price: 3000, unitPrice: null },
        ...{ startDate: '2026-11-20', endDate: '2026-11-26' },
      },
    ])
  })

  it('§4 price alerts: the form knows how alerts are mailed: at once, unless the user chose otherwise', async () => {
    const [own] = await offered(database(), [coffee])
    const { id: userId } = await signedIn(database())
    const mails = async () => {
      const asked = { variantId: own?.variantId ?? 0, userId, now }
      return (await getWatchableProduct(database(), asked))?.mails
    }
    expect(await mails()).toBe('at-once')
    await createAgent(database(), userId, now)
    await setMails(database(), userId, { settings: { mails: 'weekly' }, now })
    expect(await mails()).toBe('weekly')
  })

  it('the add form is told of the prices of a year at every chain, and of its kinds of chains', async () => {
    const [old, live] = await offered(database(), [
      { ...past(3, 5000), chain: 'Netto', chainCategory: 'Dagligvarer' },
      { ...coffee, chain: 'Rema 1000', chainCategory: 'Dagligvarer', price: 8000, units: 2 },
      { ...coffee, chain: 'Rema 1000', price: 1, start: '2025-01-01', end: '2025-01-07' },
    ])
    const product = await getWatchableProduct(database(), {
      variantId: live?.variantId ?? 0,
      userId: null,
      now,
    })
    expect(product).toMatchObject({
      today: '2026-11-21',
      country: 'dk',
      history: [
        { offerId: old?.offerId, chainId: old?.chainId, chain: 'Netto', price: 5000 },
        { offerId: live?.offerId, chainId: live?.chainId, chain: 'Rema 1000', price: 4000 },
      ],
    })
    expect(product?.chainCategoryIds).toHaveLength(1)
    expect(product?.mails).toBe(null)
    expect(await getWatchableProduct(database(), { variantId: 2_000_000_000, userId: null, now })).toBe(null)
  })
})
