import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers } from '../offers/add-offers.ts'
import { change, inSweden, lines, read, type Shopper, servedLists, type } from './served-lists.ts'

const tooLong = 'Det er for langt. Der er plads til 200 tegn.'
const amountTooLong = 'Det er for langt. Der er plads til 40 tegn.'
const missing = 'Udfyld feltet.'
const noText = 'Det kan vi ikke bruge. Tjek, hvad du har skrevet.'
const noQuantity = 'Skriv et helt tal fra 1 til 999.999.'

describeOnEachDatabase('Misuse of shopping lists', (database) => {
  const { shopper, participant, registered } = servedLists(database)

  describe('§5 manual item: invalid input is reported by field, and nothing is changed', () => {
    const wrong: [field: string, message: string, body: object][] = [
      ['itemName', missing, { quantity: 1 }],
      ['itemName', missing, { itemName: ' ', quantity: 1 }],
      ['itemName', missing, { itemName: null, quantity: 1 }],
      ['itemName', noText, { itemName: 7, quantity: 1 }],
      ['itemName', noText, { itemName: 'to\nlinjer', quantity: 1 }],
      ['itemName', noText, { itemName: 'nul\u0000', quantity: 1 }],
      ['itemName', tooLong, { itemName: 'x'.repeat(10_000), quantity: 1 }],
      ['itemName', tooLong, { itemName: 'x'.repeat(201), quantity: 1 }],
      ['placeName', tooLong, { itemName: 'Ost', placeName: 'x'.repeat(10_000), quantity: 1 }],
      ['placeName', noText, { itemName: 'Ost', placeName: ['Torvet'], quantity: 1 }],
      ['wantedAmount', amountTooLong, { itemName: 'Ost', wantedAmount: 'x'.repeat(41), quantity: 1 }],
      ['wantedAmount', noText, { itemName: 'Ost', wantedAmount: 'to\nlinjer', quantity: 1 }],
      ['quantity', missing, { itemName: 'Ost' }],
      ['quantity', noQuantity, { itemName: 'Ost', quantity: 0 }],
      ['quantity', noQuantity, { itemName: 'Ost', quantity: -1 }],
      ['quantity', noQuantity, { itemName: 'Ost', quantity: 1.5 }],
      ['quantity', noQuantity, { itemName: 'Ost', quantity: 1_000_000 }],
      ['quantity', noQuantity, { itemName: 'Ost', quantity: 1e300 }],
      ['quantity', noQuantity, { itemName: 'Ost', quantity: '3' }],
      ['quantity', noQuantity, { itemName: 'Ost', quantity: null }],
    ]

    it('a missing field, one that is not a text, one that is too long, and a quantity outside 1 to 999999', async () => {
      const anna = await shopper()
      for (const [field, message, body] of wrong) {
        const answer = await change(anna, 'add-manually-entered-item', body)
        expect({ body, ...answer }).toEqual({
          body,
          status: 422,
          version: Number.NaN,
          data: { message, errors: { [field]: [message] } },
        })
      }
      expect(await read(anna)).toMatchObject({ version: 1, items: [] })
    })
  })

  it('a name is stored unchanged: markup, emoji, other scripts and directions', async () => {
    const anna = await shopper()
    const names = [
      '<script>alert(1)</script> & "smør"',
      "'; drop table shopping_lists; --",
      '🥦🧑‍🍳 grøntsager',
      'ÆØÅ '.repeat(50).trim(),
      'لبن',
      '%s $1 \\u0041',
    ]
    for (const name of names) {
      await change(anna, 'add-manually-entered-item', { itemName: name, placeName: name, quantity: 1 })
    }
    const { items } = await read(anna)
    expect(items.map(({ name, subText }) => [name, subText])).toEqual(names.map((name) => [name, name]))
  })

  it('messages are in the requested language, or in that of the user’s country', async () => {
    const sven = await shopper(inSweden)
    const path = 'add-manually-entered-item'
    const asked = { error_message_language: 'fi' }
    const own = (await change(sven, path, { quantity: 1 })).data
    const other = (await change(sven, path, { quantity: 1, ...asked })).data
    expect([own, other]).toMatchObject([{ message: 'Fyll i fältet.' }, { message: 'Täytä kenttä.' }])
    const id = await type(sven, 'Ost')
    expect((await change(sven, `set-quantity-for-item/${id}/x`, asked)).data).toMatchObject({
      message: 'Kirjoita kokonaisluku väliltä 1–999\u00a0999.',
    })
  })

  it('a quantity in an address is a whole number up to 999999', async () => {
    const anna = await shopper()
    const id = await type(anna, 'Ost', 2)
    for (const quantity of ['-1', '1.5', '1000000', '1e3', 'ti', '0x10', '%20', '99999999999999999999']) {
      const { status, data } = await change(anna, `set-quantity-for-item/${id}/${quantity}`)
      expect({ quantity, status, data }).toEqual({
        quantity,
        status: 422,
        data: { message: noQuantity, errors: { quantity: [noQuantity] } },
      })
    }
    expect(await lines(anna)).toEqual([['Ost', 2, false]])
  })

  it.each([
    ['add-item-from-offer', 'offerId', 'Tilbuddet findes ikke længere.'],
    ['add-item-from-custom-partner-product', 'customPartnerProductId', 'Varen findes ikke længere.'],
  ])('%s: an unknown id, one of another country, and a missing one', async (path, field, gone) => {
    const anna = await shopper()
    const [foreign] = await addOffers(database(), [{ name: 'Ost', country: 'se' }])
    for (const [id, message] of [
      [undefined, missing],
      [999_999_999, gone],
      [foreign, gone],
      [0, gone],
      [-1, gone],
      [1.5, gone],
      ['1', gone],
      [2 ** 53, gone],
      [2 ** 40, gone],
    ]) {
      const { status, data } = await change(anna, path, { [field]: id, quantity: 1 })
      expect([id, status, data]).toEqual([id, 422, { message, errors: { [field]: [message] } }])
    }
  })

  it('action data of another list is refused', async () => {
    const [anna, bo] = [await shopper(), await shopper()]
    const [offerId] = await addOffers(database(), [{ name: 'Ost' }])
    const { addOfferToShoppingList } = (await read(bo)).actions
    const body = { ...addOfferToShoppingList, offerId, quantity: 1 }
    expect(await change(anna, 'add-item-from-offer', body)).toMatchObject({
      status: 422,
      data: { errors: { shoppingListUuid: ['Varen hører til en anden seddel.'] } },
    })
    expect([await lines(anna), await lines(bo)]).toEqual([[], []])
  })

  it('§6 another user’s list, an unknown one and a malformed uuid are 404, for reading and every change', async () => {
    const [anna, bo] = [await shopper(), await shopper()]
    const id = await type(bo, 'Bos')
    const retired = randomUUID()
    await type(bo, 'Ost')
    await change(bo, 'remove-all-items', {}, retired)
    await change(bo, `undo-remove-all-items/${retired}`)
    const before = await read(bo)
    const writes: [path: string, body?: object][] = [
      ['add-manually-entered-item', { itemName: 'Ost', quantity: 1 }],
      ['add-item-from-offer', { offerId: 1, quantity: 1 }],
      ['add-item-from-custom-partner-product', { customPartnerProductId: 1, quantity: 1 }],
      [`check-item/${id}`],
      [`uncheck-item/${id}`],
      [`remove-item/${id}`],
      [`restore-item/${id}`],
      [`set-quantity-for-item/${id}/3`],
      [`put-back-item/${id}`],
      ['remove-all-items'],
      [`undo-remove-all-items/${retired}`],
      ['make-shareable'],
      ['withdraw-sharing-code'],
      [`remove-participant/${id}`],
      ['leave'],
    ]
    for (const list of [bo.list, `/api/shopping-list/uuid/${randomUUID()}`, '/api/shopping-list/uuid/1']) {
      expect((await anna.get(list)).status).toBe(404)
      for (const [path, body] of writes) {
        expect([path, (await change(anna, `${list}/${path}`, body)).status]).toEqual([path, 404])
      }
    }
    expect(await read(bo)).toEqual(before)
  })

  it('a retired list cannot be changed', async () => {
    const anna = await shopper()
    const id = await type(anna, 'Ost')
    const retired = randomUUID()
    await change(anna, 'remove-all-items', {}, retired)
    const list = `/api/shopping-list/uuid/${retired}`
    for (const path of [`check-item/${id}`, `remove-item/${id}`, 'remove-all-items', 'make-shareable']) {
      expect([path, (await change(anna, `${list}/${path}`)).status]).toEqual([path, 404])
    }
    expect(await lines(anna, list)).toEqual([['Ost', 1, false]])
  })

  it('an item of another list, an unknown one and a malformed uuid are 404, and change nothing', async () => {
    const [anna, bo] = [await shopper(), await shopper()]
    const foreign = await type(bo, 'Bos')
    await type(bo, 'Retired')
    await type(anna, 'Annas')
    for (const id of [foreign, randomUUID(), '1', 'x'.repeat(36), `${foreign}x`, '%00']) {
      for (const path of ['check-item', 'uncheck-item', 'remove-item', 'restore-item', 'put-back-item']) {
        expect([id, path, (await change(anna, `${path}/${id}`)).status]).toEqual([id, path, 404])
      }
      expect((await change(anna, `set-quantity-for-item/${id}/2`)).status).toBe(404)
      expect((await change(anna, `undo-remove-all-items/${id}`)).status).toBe(404)
      expect((await change(anna, `remove-participant/${id}`)).status).toBe(404)
    }
    await change(bo, 'remove-all-items')
    expect((await change(anna, `put-back-item/${foreign}`)).status).toBe(404)
    expect([await lines(anna), (await read(anna)).version]).toEqual([[['Annas', 1, false]], 2])
  })

  it('an item of a retired list of another country cannot be put back', async () => {
    const anna = await shopper()
    const id = await type(anna, 'Ost')
    await change(anna, 'remove-all-items')
    const { data } = await anna.get('/api/shopping-list/active/se')
    expect((await change(anna, `/api/shopping-list/uuid/${data.uuid}/put-back-item/${id}`)).status).toBe(404)
  })

  it('a change id that is not a UUID is refused', async () => {
    const anna = await shopper()
    const body = { itemName: 'Ost', quantity: 1 }
    for (const id of ['', '1', 'x'.repeat(36), `${randomUUID()}0`]) {
      const { status, data } = await change(anna, 'add-manually-entered-item', body, id)
      expect([id, status, Object.keys((data as { errors: object }).errors)]).toEqual([
        id,
        422,
        ['X-Client-Mutation-Id'],
      ])
    }
    expect(await lines(anna)).toEqual([])
  })

  it('a user writes 600 times a minute at most, and others go on', async () => {
    const anna = await shopper()
    const bo = await participant(anna)
    const id = await type(anna, 'Mælk')
    const check = (by: Shopper) => by.post(`${anna.list}/check-item/${id}`)
    // One more wrote the milk, one more shared the list.
    for (let written = 2; written < 600; written += 1) await check(anna)
    const { status, headers, data } = await check(anna)
    expect([status, headers['retry-after'], data.message]).toEqual([
      429,
      '60',
      'Det blev for mange forsøg. Vent lidt, og prøv igen.',
    ])
    expect((await check(bo)).status).toBe(200)
    vi.setSystemTime(new Date('2026-11-21T08:01:00Z'))
    expect((await check(anna)).status).toBe(200)
  })

  it('the 500 last retired lists are kept, of 20,000 items at most', async () => {
    const anna = await shopper()
    const retire = (count: number, items: number, from: string) =>
      database().query(
        `with retired as (
           insert into shopping_lists (id, owner_id, country, retired_from, retired_at)
           select gen_random_uuid(), owner_id, country, id, $4::timestamptz + place * interval '1 minute'
           from shopping_lists, generate_series(1, $2::int) place where id = $1 returning id)
         insert into shopping_list_items (id, list_id, position, name, sub_text, quantity, sub_price_text,
           price_details_text, is_highlighted, tint)
         select gen_random_uuid(), retired.id, place, 'Mælk', '', 1, '', '', false, 'stone'
         from retired, generate_series(1, $3::int) place`,
        [anna.list.split('/').at(-1), count, items, from],
      )
    const heads = async () => (await anna.get('/api/shopping-list-heads/retired/dk')).data.length
    await retire(510, 1, '2026-01-01')
    await type(anna, 'Mælk')
    await change(anna, 'remove-all-items')
    expect(await heads()).toBe(500)
    await retire(20, 1000, '2026-02-01')
    await type(anna, 'Mælk')
    await change(anna, 'remove-all-items')
    // Two of one item and 19 of 1000; the next would be one item too many.
    expect(await heads()).toBe(21)
  })

  it('a list of 1000 items refuses another one with a message; existing items can still be increased', async () => {
    const anna = await shopper()
    const [offerId] = await addOffers(database(), [{ name: 'Kaffe' }])
    await change(anna, 'add-item-from-offer', { offerId, quantity: 1 })
    const removed = await type(anna, 'Fjernet')
    await change(anna, `remove-item/${removed}`)
    await database().query(
      `insert into shopping_list_items (id, list_id, position, name, sub_text, quantity, sub_price_text,
        price_details_text, is_highlighted, tint)
        select gen_random_uuid(), $1, n, 'Vare ' || n, '', 1, '', '', false, 'stone' from generate_series(1, 998) n`,
      [anna.list.slice(-36)],
    )
    const last = await type(anna, 'Den sidste')
    expect((await read(anna)).items).toHaveLength(1000)
    const message = 'Sedlen er fuld. Der er plads til 1.000 varer. Fjern nogle, før du lægger flere på.'
    const full = { status: 422, data: { message, errors: { items: [message] } } }
    const one = { itemName: 'En til', quantity: 1 }
    expect(await change(anna, 'add-manually-entered-item', one)).toMatchObject(full)
    expect(await change(anna, `restore-item/${removed}`)).toMatchObject(full)
    expect(await change(anna, `put-back-item/${last}`)).toMatchObject(full)
    expect((await change(anna, 'add-item-from-offer', { offerId, quantity: 1 })).data).toMatchObject({
      quantity: 2,
    })
    const retired = randomUUID()
    await change(anna, 'remove-all-items', {}, retired)
    await type(anna, 'Ny')
    expect(await change(anna, `undo-remove-all-items/${retired}`)).toMatchObject(full)
    expect((await read(anna, `/api/shopping-list/uuid/${retired}`)).items).toHaveLength(1000)
  })

  describe('requests that do not come from our pages', () => {
    const path = 'add-manually-entered-item'

    it('another content type, JSON that is not an object, and a body that is too large', async () => {
      const anna = await shopper()
      for (const [type, body, expected] of [
        ['text/plain', '{"itemName":"Ost","quantity":1}', 415],
        ['application/x-www-form-urlencoded', 'itemName=Ost&quantity=1', 415],
        ['application/json', '{"itemName":', 400],
        ['application/json', '[]', 400],
        ['application/json', '"Ost"', 400],
        ['application/json', `{"itemName":"${'x'.repeat(70_000)}"}`, 413],
      ] as const) {
        const headers = { 'content-type': type }
        const { status } = await anna.post(`${anna.list}/${path}`, body, { headers })
        expect([type, body, status]).toEqual([type, body, expected])
      }
      expect(await lines(anna)).toEqual([])
    })

    it('a change needs the CSRF token and our origin, or it is 419', async () => {
      const anna = await shopper()
      const id = await type(anna, 'Ost')
      for (const headers of [
        { 'X-XSRF-TOKEN': 'wrong' },
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site' },
      ]) {
        for (const write of [path, `remove-item/${id}`, 'remove-all-items', 'make-shareable']) {
          const { status, data } = await anna.post(
            `${anna.list}/${write}`,
            { itemName: 'Ost', quantity: 1 },
            { headers },
          )
          expect([write, status, data]).toEqual([write, 419, { message: 'CSRF token mismatch.' }])
        }
      }
      const code = '/api/shopping-list/invitation/guess/accept'
      expect((await anna.post(code, {}, { headers: { 'X-XSRF-TOKEN': '' } })).status).toBe(419)
      expect(await lines(anna)).toEqual([['Ost', 1, false]])
    })

    it('an ended session is 401 for every request about the list', async () => {
      const anna = await shopper()
      const { client } = await registered()
      await anna.post('/logout')
      expect((await anna.get(anna.list)).status).toBe(401)
      expect((await change(anna, 'remove-all-items')).status).toBe(401)
      expect((await client.get('/api/user')).status).toBe(200)
    })
  })
})
