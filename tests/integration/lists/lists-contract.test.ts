import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { manualSketch, mutationOf } from '#app/domain/list/list-change.ts'
import type { ListChange } from '#app/domain/list/shopping-list.ts'
import {
  retiredListHeadSchema,
  shoppingListItemSchema,
  shoppingListSchema,
} from '#app/domain/list/shopping-list-schemas.ts'
import { callOf } from '#app/flows/list-sync/send-mutation.ts'
import { openApiDocument } from '#app/server/api/openapi/openapi-document.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers } from '../offers/add-offers.ts'
import { listRoutes } from './list-routes.ts'
import { change, inSweden, lines, read, servedLists, type } from './served-lists.ts'

/** A manual item, as the contract shows it. */
const typed = (uuid: string, name: string, fields: object = {}) => ({
  uuid,
  name,
  subText: '',
  quantity: 1,
  checked: false,
  checkedBy: null,
  imageUrl: null,
  priceText: null,
  subPriceText: '',
  priceDetailsText: '',
  chainName: null,
  chainImage: '',
  isHighlighted: false,
  storePlacement: null,
  offerId: null,
  customPartnerProductId: null,
  startDate: null,
  endDate: null,
  tint: 'stone',
  isExpired: false,
  ...fields,
})

/** Fails if a value differs from the published contract, or has a field that it does not define, at any level. */
function expectContract(schema: v.GenericSchema, answer: unknown): void {
  // Parsing removes fields that the schema does not define.
  expect(v.parse(schema, answer)).toEqual(answer)
}

describeOnEachDatabase('The contract of shopping lists, requested with axios', (database) => {
  const { shopper, participant, registered, visitor, url } = servedLists(database)

  it('§7.4 GET active: the list of the country, created at the first request and the same afterwards', async () => {
    const { client, email } = await registered({ name: 'Åse Ørn' })
    await database().query('update users set email_verified_at = now() where email = $1', [email])
    const { status, data, headers } = await client.get('/api/shopping-list/active/dk')
    const { uuid } = data
    expect({ status, keep: headers['cache-control'], data }).toEqual({
      status: 200,
      keep: 'no-store',
      data: {
        uuid,
        items: [],
        priceTotalText: '0,00\u00a0kr.',
        actions: {
          removeAllItems: `/api/shopping-list/uuid/${uuid}/remove-all-items`,
          addOfferToShoppingList: { shoppingListUuid: uuid },
          addCustomPartnerProductToShoppingList: { shoppingListUuid: uuid },
        },
        version: 1,
        country: 'dk',
        retiredAt: null,
        owner: { name: 'Åse Ørn', isUser: true },
        participants: [],
      },
    })
    expect((await client.get('/api/shopping-list/active/default')).data).toEqual(data)
    expect((await client.get('/api/shopping-list/active/fi')).data).toMatchObject({
      country: 'fi',
      priceTotalText: '0,00\u00a0€',
    })
    expect((await client.get('/api/shopping-list/active/de')).status).toBe(404)
  })

  it('§7.4 GET active: a shared list, with its code and its participants', async () => {
    const anna = await shopper({ name: 'Anna' })
    await type(anna, 'Mælk')
    const bo = await participant(anna, { name: 'Bo' })
    const list = await read(bo, anna.list)
    expectContract(shoppingListSchema, list)
    expect(list).toMatchObject({
      sharingCode: expect.stringMatching(/^[\w-]{22}$/),
      owner: { name: 'Anna', isUser: false },
      participants: [{ name: 'Bo', isUser: true }],
      items: [{ name: 'Mælk' }],
    })
    expect((await read(anna)).participants).toMatchObject([{ name: 'Bo', isUser: false }])
  })

  it('§7.4 the page sends its changes to the list’s own links, with the list’s own action data', async () => {
    const list = await read(await shopper())
    const { actions } = list
    const sent = (change: ListChange) => {
      const { url, body } = callOf(mutationOf(list, randomUUID(), change))
      return { url, body }
    }
    const item = manualSketch('Kaffe', null)
    expect(sent({ kind: 'empty' })).toEqual({ url: actions.removeAllItems, body: undefined })
    expect(sent({ kind: 'add-offer', offerId: 7, quantity: 2, item }).body).toEqual({
      ...actions.addOfferToShoppingList,
      offerId: 7,
      quantity: 2,
    })
    expect(sent({ kind: 'add-custom-product', customPartnerProductId: 7, quantity: 2, item }).body).toEqual({
      ...actions.addCustomPartnerProductToShoppingList,
      customPartnerProductId: 7,
      quantity: 2,
    })
  })

  it('§7.4 POST add-manually-entered-item: the item has the id of the change, and its place below its name', async () => {
    const anna = await shopper()
    const [id, other] = [randomUUID(), randomUUID()]
    const body = { itemName: '  Rugbrød ', placeName: ' Bageren ', quantity: 2 }
    const item = typed(id, 'Rugbrød', { subText: 'Bageren', quantity: 2 })
    expect(await change(anna, 'add-manually-entered-item', body, id)).toEqual({
      status: 200,
      version: 2,
      data: item,
    })
    const bare = { itemName: 'Rugbrød', placeName: null, quantity: 1 }
    expect(await change(anna, 'add-manually-entered-item', bare, other.toUpperCase())).toEqual({
      status: 200,
      version: 3,
      data: typed(other, 'Rugbrød'),
    })
    const list = await read(anna)
    expect(list).toMatchObject({ version: 3, items: [item, typed(other, 'Rugbrød')] })
    expectContract(shoppingListSchema, list)
  })

  it('§3 manual item: what is wanted of it stays with it, on a retired list and when it is put back too', async () => {
    const anna = await shopper()
    const [id, retired, back] = [randomUUID(), randomUUID(), randomUUID()]
    const body = { itemName: 'Smør', quantity: 2, wantedAmount: ' 500 g ' }
    const item = typed(id, 'Smør', { quantity: 2, wantedAmount: '500 g' })
    expect((await change(anna, 'add-manually-entered-item', body, id)).data).toEqual(item)
    const list = await read(anna)
    expect(list.items).toEqual([item])
    expectContract(shoppingListSchema, list)
    await change(anna, 'remove-all-items', {}, retired)
    expect((await change(anna, `put-back-item/${id}`, {}, back)).data).toEqual({ ...item, uuid: back })
    const { data } = await anna.get('/api/user/export')
    const wanted = data.shopping_lists.map(({ items }: { items: { wanted_amount: string }[] }) =>
      items.map((exported) => exported.wanted_amount),
    )
    expect(wanted).toEqual([['500 g'], ['500 g']])
    for (const wantedAmount of [null, '', ' '])
      expect(await change(anna, 'add-manually-entered-item', { ...body, wantedAmount })).not.toHaveProperty(
        'data.wantedAmount',
      )
    expect(
      await change(anna, 'add-manually-entered-item', { ...body, wantedAmount: 'x'.repeat(41) }),
    ).toMatchObject({ status: 422, data: { errors: { wantedAmount: [expect.any(String)] } } })
  })

  it('§7.4 POST add-item-from-offer: with its price per piece and its place in the shop, and added to the same unticked item', async () => {
    const anna = await shopper()
    const [offerId] = await addOffers(database(), [
      {
        name: 'Kaffe',
        brand: 'Gevalia',
        size: [0.4, 'kg'],
        price: 10_000,
        units: 3,
        unitPrice: 8333,
        category: 'Kolonial',
        isHighlighted: true,
      },
    ])
    const { actions } = await read(anna)
    const id = randomUUID()
    const body = { ...actions.addOfferToShoppingList, offerId, quantity: 3 }
    const { data, ...answer } = await change(anna, 'add-item-from-offer', body, id)
    const item = {
      uuid: id,
      name: 'Gevalia, Kaffe',
      subText: '400\u00a0g · 20.11–26.11',
      quantity: 3,
      checked: false,
      checkedBy: null,
      imageUrl: null,
      priceText: null,
      units: 3,
      unitsPrice: 10_000,
      subPriceText: '3\u00a0for\u00a0100,00\u00a0kr.',
      priceDetailsText: '83,33\u00a0kr. pr.\u00a0kg',
      chainName: 'Netto',
      chainImage: '/chains/netto.svg',
      isHighlighted: true,
      storePlacement: { title: 'Kolonial', sortOrder: 3 },
      offerId,
      customPartnerProductId: null,
      startDate: '2026-11-20',
      endDate: '2026-11-26',
      tint: 'stone',
      isExpired: false,
    }
    expect({ ...answer, data }).toEqual({ status: 200, version: 2, data: item })
    expectContract(shoppingListItemSchema, data)
    const more = await change(anna, 'add-item-from-offer', { offerId, quantity: 2 })
    expect(more).toEqual({ status: 200, version: 3, data: { ...item, quantity: 5 } })
    expect(await read(anna)).toMatchObject({ items: [{ quantity: 5 }], priceTotalText: '100,00\u00a0kr.' })
  })

  it('§4 shopping list data: a deal whose single price is known is added with it, and the rest costs it', async () => {
    const anna = await shopper()
    const deal = { name: 'Yoghurt', price: 3500, units: 2, singlePrice: 2000 }
    const [offerId] = await addOffers(database(), [deal])
    const { data } = await change(anna, 'add-item-from-offer', { offerId, quantity: 3 })
    expect(data).toMatchObject({
      quantity: 3,
      priceText: '20,00',
      units: 2,
      unitsPrice: 3500,
      subPriceText: '2\u00a0for\u00a035,00\u00a0kr.',
    })
    expect((await read(anna)).priceTotalText).toBe('55,00\u00a0kr.')
  })

  it('§7.4 POST add-item-from-custom-partner-product: a price that is a number counts, any other stays a text', async () => {
    const anna = await shopper()
    const [partner] = await database().query<{ id: number }>(
      `insert into partners (country, name) values ('dk', gen_random_uuid()) returning id`,
    )
    const rows = await database().query<{ id: number }>(
      `insert into custom_partner_products (partner_id, country, product_title_text, sub_text, price_text,
        price_details_text, image_url)
        values ($1, 'dk', 'Julekalender', 'Til stempelkande', '349,-', '24 poser', '/kalender.svg'),
          ($1, 'dk', 'Abonnement', null, 'Fra 129,- pr. md.', null, null) returning id`,
      [partner?.id],
    )
    const [calendar = 0, subscription = 0] = rows.map(({ id }) => id)
    const { actions } = await read(anna)
    const add = (customPartnerProductId: number, id: string) =>
      change(
        anna,
        'add-item-from-custom-partner-product',
        { ...actions.addCustomPartnerProductToShoppingList, customPartnerProductId, quantity: 1 },
        id,
      )
    const [first, second] = [randomUUID(), randomUUID()]
    const shown = { isHighlighted: true, customPartnerProductId: calendar }
    expect((await add(calendar, first)).data).toEqual(
      typed(first, 'Julekalender', {
        ...shown,
        subText: 'Til stempelkande',
        priceText: '349,00',
        priceDetailsText: '24 poser',
        imageUrl: '/kalender.svg',
      }),
    )
    expect((await add(subscription, second)).data).toEqual(
      typed(second, 'Abonnement', {
        ...shown,
        subPriceText: 'Fra 129,- pr. md.',
        customPartnerProductId: subscription,
      }),
    )
    await add(calendar, randomUUID())
    expect(await lines(anna)).toEqual([
      ['Julekalender', 2, false],
      ['Abonnement', 1, false],
    ])
    expect((await read(anna)).priceTotalText).toBe('698,00\u00a0kr.')
  })

  it('§7.5 RACOID and RASEID are taken with an item, and stored nowhere with its user', async () => {
    const anna = await shopper()
    const [first, second] = await addOffers(database(), [{ name: 'Te' }, { name: 'Sukker' }])
    const racoid = randomUUID()
    const add = (offerId: number | undefined, headers: Record<string, string>) =>
      anna.post(`${anna.list}/add-item-from-offer`, { offerId, quantity: 1 }, { headers })
    expect((await add(first, { RACOID: racoid, RASEID: racoid })).status).toBe(200)
    expect((await add(second, { RACOID: 'robert; drop table', RASEID: '' })).status).toBe(200)
    const { uuid } = await read(anna)
    const rows = await database().query(
      'select to_jsonb(i) as stored from shopping_list_items i where list_id = $1 order by position',
      [uuid],
    )
    expect(rows).toMatchObject([{ stored: { name: 'Te' } }, { stored: { name: 'Sukker' } }])
    expect(JSON.stringify(rows)).not.toContain(racoid)
    expect(JSON.stringify((await anna.get('/api/user/export')).data)).not.toMatch(/racoid|raseid/)
  })

  it('§7.4 POST check-item, uncheck-item, set-quantity-for-item: 200 with the item', async () => {
    const anna = await shopper()
    const id = await type(anna, 'Smør')
    const after = async (path: string) => change(anna, path)
    expect(await after(`check-item/${id}`)).toEqual({
      status: 200,
      version: 3,
      data: typed(id, 'Smør', { checked: true, checkedBy: 'owner' }),
    })
    expect(await after(`set-quantity-for-item/${id}/7`)).toEqual({
      status: 200,
      version: 4,
      data: typed(id, 'Smør', { checked: true, checkedBy: 'owner', quantity: 7 }),
    })
    expect(await after(`uncheck-item/${id}`)).toEqual({
      status: 200,
      version: 5,
      data: typed(id, 'Smør', { quantity: 7 }),
    })
    expect(await read(anna)).toMatchObject({ version: 5, items: [typed(id, 'Smør', { quantity: 7 })] })
  })

  it('§4 sharing: an item says who ticked it, by their name on the list, and that it was a former participant once they have left', async () => {
    const anna = await shopper()
    await change(anna, 'make-shareable')
    const id = await type(anna, 'Smør')
    const bo = await participant(anna, { name: 'Bo' })
    await change(bo, `${anna.list}/check-item/${id}`)
    const ticked = async () => {
      const { items, participants } = await read(anna)
      return {
        by: items.map(({ checkedBy }) => checkedBy),
        participants: participants.map(({ uuid }) => uuid),
      }
    }
    const { by, participants } = await ticked()
    expect(by).toEqual(participants)
    await change(anna, `uncheck-item/${id}`)
    expect((await ticked()).by).toEqual([null])
    await change(anna, `check-item/${id}`)
    expect((await ticked()).by).toEqual(['owner'])
    await change(bo, `${anna.list}/check-item/${id}`)
    await change(anna, `remove-participant/${participants[0]}`)
    expect(await ticked()).toEqual({ by: ['former'], participants: [] })
  })

  it('§7.4 POST remove-item, and a quantity of 0: 204; restore-item puts it back at the end, unchanged', async () => {
    const anna = await shopper()
    const ids = [await type(anna, 'Smør', 2), await type(anna, 'Ost')]
    await change(anna, `check-item/${ids[0]}`)
    expect(await change(anna, `remove-item/${ids[0]}`)).toEqual({ status: 204, version: 5, data: '' })
    expect(await change(anna, `set-quantity-for-item/${ids[1]}/0`)).toEqual({
      status: 204,
      version: 6,
      data: '',
    })
    expect(await lines(anna)).toEqual([])
    await change(anna, `restore-item/${ids[1]}`)
    expect(await change(anna, `restore-item/${ids[0]}`)).toEqual({
      status: 200,
      version: 8,
      data: typed(ids[0] ?? '', 'Smør', { quantity: 2, checked: true, checkedBy: 'owner' }),
    })
    expect(await lines(anna)).toEqual([
      ['Ost', 1, false],
      ['Smør', 2, true],
    ])
  })

  describe('§4 shopping list data: emptying retires the items of the list', () => {
    it('§7.4 POST to removeAllItems: 204, a head with its address, and the retired list at that address', async () => {
      const anna = await shopper()
      const [offerId] = await addOffers(database(), [{ name: 'Ris', price: 1250 }])
      const id = randomUUID()
      await change(anna, 'add-item-from-offer', { offerId, quantity: 2 }, id)
      await change(anna, `remove-item/${await type(anna, 'Fjernet')}`)
      const { actions } = await read(anna)
      const retired = randomUUID()
      expect(await change(anna, actions.removeAllItems, {}, retired)).toEqual({
        status: 204,
        version: 5,
        data: '',
      })
      expect(await read(anna)).toMatchObject({ items: [], priceTotalText: '0,00\u00a0kr.', version: 5 })
      const { status, data: heads } = await anna.get('/api/shopping-list-heads/retired/dk')
      expect({ status, heads }).toEqual({
        status: 200,
        heads: [
          {
            uuid: retired,
            retiredAt: '2026-11-21T08:00:00.000Z',
            amount: 2,
            priceTotalText: '25,00\u00a0kr.',
            url: `/api/shopping-list/uuid/${retired}`,
          },
        ],
      })
      expectContract(v.array(retiredListHeadSchema), heads)
      // The offers end, but the prices of the retired list do not change.
      vi.setSystemTime(new Date('2026-11-28T08:00:00Z'))
      expect(await read(anna, heads[0].url)).toMatchObject({
        uuid: retired,
        retiredAt: '2026-11-21T08:00:00.000Z',
        priceTotalText: '25,00\u00a0kr.',
        items: [{ uuid: id, name: 'Ris', quantity: 2, isExpired: true }],
      })
      expect((await anna.get('/api/shopping-list-heads/retired/dk')).data).toEqual(heads)
    })

    it('§4 shopping list data: deals cost in the head of a retired list what they cost on it', async () => {
      const anna = await shopper()
      const deal = { price: 3500, units: 2 }
      const [known, unknown] = await addOffers(database(), [
        { name: 'Yoghurt', ...deal, singlePrice: 2000 },
        { name: 'Kefir', ...deal },
      ])
      for (const offerId of [known, unknown])
        await change(anna, 'add-item-from-offer', { offerId, quantity: 3 })
      const { actions, priceTotalText } = await read(anna)
      await change(anna, actions.removeAllItems)
      const { data: heads } = await anna.get('/api/shopping-list-heads/retired/dk')
      expect([priceTotalText, heads[0].priceTotalText]).toEqual(['90,00\u00a0kr.', '90,00\u00a0kr.'])
    })

    it('heads are newest first, only of their country, and an empty list has none', async () => {
      const anna = await shopper()
      const retired = [randomUUID(), randomUUID()]
      for (const id of retired) {
        await type(anna, 'Ost')
        await change(anna, 'remove-all-items', {}, id)
        vi.setSystemTime(Date.now() + 60_000)
      }
      expect((await change(anna, 'remove-all-items')).status).toBe(204)
      const heads = async (locale: string) =>
        (await anna.get(`/api/shopping-list-heads/retired/${locale}`)).data.map(
          ({ uuid }: { uuid: string }) => uuid,
        )
      expect([await heads('dk'), await heads('se')]).toEqual([retired.toReversed(), []])
      expect((await anna.get('/api/shopping-list-heads/retired/de')).status).toBe(404)
    })

    it('POST undo-remove-all-items: exactly these items are back, after newer ones, and the head is gone', async () => {
      const anna = await shopper()
      for (const name of ['A', 'B', 'C']) await type(anna, name)
      const retired = randomUUID()
      await change(anna, 'remove-all-items', {}, retired)
      await type(anna, 'D')
      expect((await change(anna, `undo-remove-all-items/${retired}`)).status).toBe(204)
      expect((await lines(anna)).map(([name]) => name)).toEqual(['D', 'A', 'B', 'C'])
      expect((await anna.get('/api/shopping-list-heads/retired/dk')).data).toEqual([])
      expect((await anna.get(`/api/shopping-list/uuid/${retired}`)).status).toBe(404)
      // A second undo has no effect.
      expect((await change(anna, `undo-remove-all-items/${retired}`)).status).toBe(204)
      expect((await lines(anna)).length).toBe(4)
      expect((await change(anna, `undo-remove-all-items/${randomUUID()}`)).status).toBe(404)
    })

    it('POST put-back-item: a copy, with the old quantity or the requested one', async () => {
      const anna = await shopper()
      const id = await type(anna, 'Pasta', 4)
      await change(anna, `check-item/${id}`)
      const retired = randomUUID()
      await change(anna, 'remove-all-items', {}, retired)
      const [first, second] = [randomUUID(), randomUUID()]
      expect(await change(anna, `put-back-item/${id}`, undefined, first)).toMatchObject({
        status: 200,
        data: typed(first, 'Pasta', { quantity: 4 }),
      })
      await change(anna, `put-back-item/${id}`, { quantity: 1 }, second)
      expect(await lines(anna)).toEqual([
        ['Pasta', 4, false],
        ['Pasta', 1, false],
      ])
      expect(await lines(anna, `/api/shopping-list/uuid/${retired}`)).toEqual([['Pasta', 4, true]])
    })
  })

  it('§4 shopping list data: an offer ends at midnight in its country, and leaves the total', async () => {
    const ends = { start: '2026-11-20', end: '2026-11-21', price: 1000 }
    const [danish, finnish] = await addOffers(database(), [
      { name: 'Ost', ...ends },
      { name: 'Juusto', country: 'fi', ...ends },
    ])
    const anna = await shopper()
    const aino = await shopper({ country_registered_to: 'fi', postal_code: '00100' })
    await change(anna, 'add-item-from-offer', { offerId: danish, quantity: 2 })
    await change(aino, 'add-item-from-offer', { offerId: finnish, quantity: 2 })
    const shown = async (moment: string) => {
      vi.setSystemTime(new Date(moment))
      const lists = [await read(anna), await read(aino)]
      return lists.map(({ items, priceTotalText }) => [items[0]?.isExpired, priceTotalText])
    }
    expect(await shown('2026-11-21T21:59:59Z')).toEqual([
      [false, '20,00\u00a0kr.'],
      [false, '20,00\u00a0€'],
    ])
    expect(await shown('2026-11-21T22:00:00Z')).toEqual([
      [false, '20,00\u00a0kr.'],
      [true, '0,00\u00a0€'],
    ])
    expect(await shown('2026-11-21T23:00:00Z')).toEqual([
      [true, '0,00\u00a0kr.'],
      [true, '0,00\u00a0€'],
    ])
  })

  it('§4 shopping list data: an item does not change if its offer is deleted from the database', async () => {
    const anna = await shopper()
    const [offerId] = await addOffers(database(), [{ name: 'Lakrids', price: 995 }])
    await change(anna, 'add-item-from-offer', { offerId, quantity: 1 })
    const before = await read(anna)
    await database().query('update search_documents set cheapest_offer_id = null')
    await database().query('delete from offers where id = $1', [offerId])
    expect(await read(anna)).toEqual(before)
    const gone = await change(anna, 'add-item-from-offer', { offerId, quantity: 1 })
    expect(gone).toMatchObject({
      status: 422,
      data: { errors: { offerId: ['Tilbuddet findes ikke længere.'] } },
    })
  })

  it('prices have the country’s format, per piece and in total', async () => {
    const bo = await shopper(inSweden)
    const [offerId] = await addOffers(database(), [
      { name: 'Tvättmaskin', country: 'se', chain: 'Elon', price: 1_234_567 },
    ])
    await change(bo, 'add-item-from-offer', { offerId, quantity: 2 })
    const { items, priceTotalText } = await read(bo)
    expect([items[0]?.priceText, priceTotalText].map((text) => text?.replaceAll(/\s/g, ' '))).toEqual([
      '12 345,67',
      '24 691,34 kr',
    ])
  })

  it('the contract lists each address of §7.4 with its method, and defines every name that it refers to', () => {
    const document = openApiDocument() as {
      paths: Record<string, Record<string, unknown>>
      components: { schemas: object }
    }
    const told = Object.entries(document.paths)
      .filter(([path]) => path.startsWith('/api/shopping-list'))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    const served = Object.entries(listRoutes).flatMap(([pattern, handlers]) =>
      Object.keys(handlers)
        .filter((method) => method !== 'ANY')
        .map((method) => `${method} ${pattern.replaceAll(/:(\w+)/g, '{$1}')}`),
    )
    expect(told.toSorted()).toEqual(served.toSorted())
    const names = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
      ([, name]) => name,
    )
    expect(names.filter((name) => !Object.hasOwn(document.components.schemas, name ?? ''))).toEqual([])
  })

  it('an account’s export contains its lists, and its deletion deletes them', async () => {
    const anna = await shopper()
    const id = await type(anna, 'Mælk', 2)
    await change(anna, `check-item/${id}`, { walkedIn: 'Netto' })
    const retired = randomUUID()
    await change(anna, 'remove-all-items', {}, retired)
    const { uuid } = await read(anna)
    const { data } = await anna.get('/api/user/export')
    const at = '2026-11-21T08:00:00.000Z'
    const walk = { chain: 'Netto', began_at: at, ticked_at: at, steps: [{ part: null, name: 'Mælk' }] }
    const own = { country: 'dk', sharing_code: null, created_at: at }
    expect(
      data.shopping_lists.toSorted((a: { items: [] }, b: { items: [] }) => a.items.length - b.items.length),
    ).toEqual([
      { uuid, ...own, retired_at: null, items: [], walks: [walk] },
      {
        uuid: retired,
        ...own,
        retired_at: at,
        items: [
          {
            name: 'Mælk',
            details: '',
            quantity: 2,
            wanted_amount: null,
            rule: null,
            checked: true,
            price_per_piece: null,
            chain: null,
            offer_id: null,
            custom_partner_product_id: null,
            starts: null,
            ends: null,
            added_at: at,
            removed_at: null,
          },
        ],
        walks: [],
      },
    ])
    expect(data.participations).toEqual([])
    expect((await anna.delete('/api/user', { data: { password: 'smør på brødet' } })).status).toBe(204)
    for (const table of [
      'shopping_lists where id',
      'shopping_list_items where list_id',
      'shopping_list_mutations where list_id',
      'shopping_list_walks where list_id',
    ]) {
      expect(await database().query(`select 1 from ${table} = any($1)`, [[uuid, retired]])).toEqual([])
    }
  })

  it('§6 a visitor is 401, an unverified user 403, on every address', async () => {
    const guest = await visitor()
    const { client } = await registered()
    const uuid = randomUUID()
    const answers = new Set<string>()
    for (const [pattern, handlers] of Object.entries(listRoutes)) {
      if (pattern.endsWith('/:sharingCode')) continue
      const path = pattern.replace(':locale', 'dk').replace(':quantity', '1').replaceAll(/:\w+/g, uuid)
      for (const method of Object.keys(handlers).filter((name) => name !== 'ANY')) {
        const ask = async (who: typeof client) => {
          const { status, data } = await who.request({ method, url: path })
          return `${status} ${data.message}`
        }
        answers.add(`${await ask(guest)} / ${await ask(client)}`)
      }
    }
    expect([...answers]).toEqual(['401 Unauthenticated. / 403 Your email address is not verified.'])
  })

  it('RFC 9110: another method is 405 and lists the allowed ones', async () => {
    const anna = await shopper()
    const answers = new Set<string>()
    for (const [pattern, handlers] of Object.entries(listRoutes)) {
      const isRead = handlers.GET !== undefined
      const { status, headers } = await anna.put(`${url()}${pattern.replaceAll(':', '')}`, {})
      answers.add(`${isRead ? 'read' : 'write'} ${status} ${headers.allow}`)
    }
    expect([...answers].toSorted()).toEqual(expect.arrayContaining(['read 405 GET, HEAD', 'write 405 POST']))
    expect([...answers].every((answer) => answer.includes(' 405 '))).toBe(true)
  })
})
