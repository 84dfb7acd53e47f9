import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mutationOf } from '#app/domain/list/list-change.ts'
import type { ListChange, ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import { forgetChanges } from '#app/server/lists/forget-changes-job.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers } from '../offers/add-offers.ts'
import { applyMutation } from './apply-mutation.ts'
import { change, lines, read, servedLists, type } from './served-lists.ts'

describeOnEachDatabase('§4 shopping list data: two people change one list', (database) => {
  const { shopper, participant } = servedLists(database)
  const household = async () => {
    const anna = await shopper({ name: 'Anna' })
    const bo = await participant(anna, { name: 'Bo' })
    return { anna, bo: Object.assign(bo, { list: anna.list }) }
  }
  const versionOf = async (client: Awaited<ReturnType<typeof shopper>>) => (await read(client)).version

  describe('their changes merge', () => {
    it('ticking and removing are idempotent, also concurrently', async () => {
      const { anna, bo } = await household()
      const [milk, bread] = [await type(anna, 'Mælk'), await type(bo, 'Brød')]
      const answers = await Promise.all([
        change(anna, `check-item/${milk}`),
        change(bo, `check-item/${milk}`),
        change(anna, `remove-item/${bread}`),
        change(bo, `remove-item/${bread}`),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 204, 204])
      expect(await lines(bo)).toEqual([['Mælk', 1, true]])
    })

    it('removing wins over an edit, whichever came first', async () => {
      const { anna, bo } = await household()
      const id = await type(anna, 'Mælk')
      await change(anna, `remove-item/${id}`)
      const late = await Promise.all([
        change(bo, `check-item/${id}`),
        change(bo, `uncheck-item/${id}`),
        change(bo, `set-quantity-for-item/${id}/9`),
      ])
      expect(late.map(({ status, data }) => ({ status, data }))).toEqual(
        Array(3).fill({ status: 204, data: '' }),
      )
      expect(await lines(anna)).toEqual([])
      // A restored item comes back as it was when it was removed.
      await change(anna, `restore-item/${id}`)
      expect(await lines(bo)).toEqual([['Mælk', 1, false]])
    })

    it('removing wins over edits that are sent at the same moment', async () => {
      const { anna, bo } = await household()
      const id = await type(anna, 'Mælk')
      await Promise.all([
        change(anna, `set-quantity-for-item/${id}/3`),
        change(bo, `remove-item/${id}`),
        change(anna, `check-item/${id}`),
        change(bo, `set-quantity-for-item/${id}/4`),
      ])
      expect(await lines(anna)).toEqual([])
    })

    it('the quantity is the last one that the server received', async () => {
      const { anna, bo } = await household()
      const id = await type(anna, 'Mælk')
      await change(anna, `set-quantity-for-item/${id}/3`)
      await change(bo, `set-quantity-for-item/${id}/2`)
      expect(await lines(anna)).toEqual([['Mælk', 2, false]])
      const [first, second] = await Promise.all([
        change(anna, `set-quantity-for-item/${id}/5`),
        change(bo, `set-quantity-for-item/${id}/6`),
      ])
      expect(await lines(anna)).toEqual([['Mælk', first.version > second.version ? 5 : 6, false]])
    })

    it('an offer that both add concurrently is one item with both quantities; if it is ticked, it is added as a new item', async () => {
      const { anna, bo } = await household()
      const [offerId] = await addOffers(database(), [{ name: 'Kaffe' }])
      const add = (who: typeof anna, quantity: number) =>
        change(who, 'add-item-from-offer', { offerId, quantity })
      await Promise.all([add(anna, 1), add(bo, 2), add(anna, 3), add(bo, 4)])
      expect(await lines(anna)).toEqual([['Kaffe', 10, false]])
      const [item] = (await read(anna)).items
      await change(bo, `check-item/${item?.uuid}`)
      await add(anna, 1)
      expect(await lines(bo)).toEqual([
        ['Kaffe', 10, true],
        ['Kaffe', 1, false],
      ])
    })

    it('an increased quantity stays within the maximum', async () => {
      const anna = await shopper()
      const [offerId] = await addOffers(database(), [{ name: 'Kaffe' }])
      for (const _ of [1, 2]) await change(anna, 'add-item-from-offer', { offerId, quantity: 999_999 })
      expect(await lines(anna)).toEqual([['Kaffe', 999_999, false]])
    })

    it('the id of an addition that was merged into an item also identifies that item', async () => {
      const { anna, bo } = await household()
      const [offerId] = await addOffers(database(), [{ name: 'Kaffe' }])
      const [first, second] = [randomUUID(), randomUUID()]
      await change(anna, 'add-item-from-offer', { offerId, quantity: 1 }, first)
      const merged = await change(bo, 'add-item-from-offer', { offerId, quantity: 1 }, second)
      expect((merged.data as ShoppingListItem).uuid).toBe(first)
      const edited = await change(bo, `set-quantity-for-item/${second}/7`)
      expect(edited.data).toMatchObject({ uuid: first, quantity: 7 })
      expect(await change(bo, `check-item/${second}`)).toMatchObject({ status: 200, data: { uuid: first } })
      expect((await change(bo, `remove-item/${second}`)).status).toBe(204)
      expect(await lines(anna)).toEqual([])
      expect((await change(bo, `restore-item/${second}`)).data).toMatchObject({ uuid: first })
    })

    it('a list emptied meanwhile accepts late changes of its items silently, and the items do not come back', async () => {
      const { anna, bo } = await household()
      const ids = [await type(bo, 'Mælk'), await type(bo, 'Brød')]
      await change(bo, `remove-item/${ids[1]}`)
      const retired = randomUUID()
      await change(anna, 'remove-all-items', {}, retired)
      const late = []
      for (const path of ['check-item', 'restore-item', 'remove-item']) {
        late.push((await change(bo, `${path}/${ids[0]}`)).status)
      }
      expect(late).toEqual([204, 204, 204])
      expect(await lines(bo)).toEqual([])
      expect(await lines(bo, `/api/shopping-list/uuid/${retired}`)).toEqual([['Mælk', 1, false]])
    })

    it('an item that is put back after the emptying was undone is added to that item, as both users asked', async () => {
      const { anna, bo } = await household()
      const [offerId] = await addOffers(database(), [{ name: 'Kaffe' }])
      const id = randomUUID()
      const retired = randomUUID()
      await change(anna, 'add-item-from-offer', { offerId, quantity: 2 }, id)
      await change(anna, 'remove-all-items', {}, retired)
      await change(anna, `undo-remove-all-items/${retired}`)
      expect((await change(bo, `put-back-item/${id}`, { quantity: 1 })).status).toBe(200)
      expect(await lines(bo)).toEqual([['Kaffe', 3, false]])
    })
  })

  describe('§2.10: an offer that is taken in the place of an item', () => {
    const coffee = async () => (await addOffers(database(), [{ name: 'Formalet kaffe' }]))[0]
    const take = (
      client: Awaited<ReturnType<typeof shopper>>,
      offerId?: number,
      inPlaceOf?: string,
      id?: string,
    ) => change(client, 'add-item-from-offer', { offerId, quantity: 2, inPlaceOf }, id)

    it('comes for it in one change, which both can be taken back of', async () => {
      const { anna, bo } = await household()
      const [offerId, need, id] = [await coffee(), await type(anna, 'Kaffe', 2), randomUUID()]
      const before = await versionOf(anna)
      expect(await take(anna, offerId, need, id)).toMatchObject({
        status: 200,
        data: { uuid: id, quantity: 2 },
      })
      expect(await versionOf(anna)).toBe(before + 1)
      expect(await lines(bo)).toEqual([['Formalet kaffe', 2, false]])
      await change(anna, `remove-item/${id}`)
      await change(anna, `restore-item/${need}`)
      expect(await lines(bo)).toEqual([['Kaffe', 2, false]])
    })

    it('comes once if both take it at the same moment, or one press is sent twice', async () => {
      const { anna, bo } = await household()
      const [offerId, need, id] = [await coffee(), await type(anna, 'Kaffe'), randomUUID()]
      const answers = await Promise.all([
        take(anna, offerId, need, id),
        take(bo, offerId, need),
        take(anna, offerId, need, id),
      ])
      expect(answers.every(({ status }) => status === 200 || status === 204)).toBe(true)
      expect(await lines(anna)).toEqual([['Formalet kaffe', 2, false]])
    })

    it.each([
      ['ticked', 'check-item', [['Kaffe', 1, true]]],
      ['removed', 'remove-item', []],
    ])(
      'does not come if the item was %s meanwhile, and later changes of it are accepted silently',
      async (_, path, left) => {
        const { anna, bo } = await household()
        const [offerId, need, id] = [await coffee(), await type(anna, 'Kaffe'), randomUUID()]
        await change(bo, `${path}/${need}`)
        expect(await take(anna, offerId, need, id)).toMatchObject({ status: 204 })
        expect(await take(anna, offerId, need, id), 'sent again').toMatchObject({
          status: left.length ? 200 : 204,
        })
        expect(await lines(anna)).toEqual(left)
        expect((await change(anna, `set-quantity-for-item/${id}/1`)).status).toBe(left.length ? 200 : 204)
      },
    )

    it('is refused for an item that never was on the list, and for what is no id', async () => {
      const { anna } = await household()
      const offerId = await coffee()
      expect((await take(anna, offerId, randomUUID())).status).toBe(404)
      expect(await take(anna, offerId, 'kaffe')).toMatchObject({
        status: 422,
        data: { errors: { inPlaceOf: ['Varen hører til en anden seddel.'] } },
      })
      expect(await lines(anna)).toEqual([])
    })
  })

  describe('§2.10: the same words, typed in our field again', () => {
    const typeWords = (
      client: Awaited<ReturnType<typeof shopper>>,
      itemName: string,
      quantity = 1,
      id?: string,
    ) => change(client, 'add-typed-item', { itemName, quantity }, id)

    it('raise the item: two at the same moment add up, and the same id counts once', async () => {
      const { anna, bo } = await household()
      const id = await type(anna, 'Mælk')
      const repeated = randomUUID()
      await Promise.all([
        typeWords(anna, 'mælk', 2),
        typeWords(bo, ' MÆLK '),
        typeWords(bo, 'mælk', 4, repeated),
        typeWords(bo, 'mælk', 4, repeated),
      ])
      expect(await lines(bo)).toEqual([['Mælk', 8, false]])
      expect((await read(anna)).items.map(({ uuid }) => uuid)).toEqual([id])
      expect((await typeWords(bo, 'mælk', 4, repeated)).data).toMatchObject({ uuid: id, quantity: 8 })
    })

    it('are one row too if nobody had it before, and a row of their own beside a place, an amount or an offer', async () => {
      const { anna, bo } = await household()
      await change(anna, 'add-manually-entered-item', { itemName: 'Øl', placeName: 'Bageren', quantity: 1 })
      await change(anna, 'add-manually-entered-item', { itemName: 'Øl', wantedAmount: '6-pack', quantity: 1 })
      await Promise.all([typeWords(anna, 'øl'), typeWords(bo, 'ØL')])
      const quantities = (await lines(bo)).map(([name, quantity]) => [name.toLowerCase(), quantity])
      expect(quantities).toEqual([
        ['øl', 1],
        ['øl', 1],
        ['øl', 2],
      ])
      await type(anna, 'Øl')
      expect(await lines(bo)).toHaveLength(4)
    })

    it('take the tick back, whoever ticked it', async () => {
      const { anna, bo } = await household()
      const id = await type(anna, 'Æg', 6)
      await change(anna, `check-item/${id}`)
      expect((await typeWords(bo, 'æg')).data).toMatchObject({
        uuid: id,
        quantity: 6,
        checked: false,
        checkedBy: null,
      })
      await change(anna, `check-item/${id}`)
      expect((await typeWords(bo, 'æg', 10)).data).toMatchObject({ quantity: 10, checked: false })
    })

    it('are taken back exactly and once, also after others raised the item', async () => {
      const { anna, bo } = await household()
      const id = await type(anna, 'Æg', 6)
      const [mine, tick] = [randomUUID(), randomUUID()]
      await typeWords(anna, 'æg', 2, mine)
      await typeWords(bo, 'æg', 3)
      expect((await change(anna, `undo-typed-item/${mine}`)).data).toMatchObject({ uuid: id, quantity: 9 })
      expect((await change(anna, `undo-typed-item/${mine}`)).status).toBe(204)
      expect(await lines(bo)).toEqual([['Æg', 9, false]])
      await change(bo, `check-item/${id}`)
      await typeWords(anna, 'æg', 2, tick)
      expect((await change(anna, `undo-typed-item/${tick}`)).data).toMatchObject({
        quantity: 9,
        checked: true,
        checkedBy: 'owner',
      })
    })

    it('that made an item take it off the list, if nobody wants more of it', async () => {
      const { anna, bo } = await household()
      const [one, other] = [randomUUID(), randomUUID()]
      await typeWords(anna, 'Gær', 1, one)
      await typeWords(anna, 'Salt', 1, other)
      await typeWords(bo, 'salt', 2)
      expect((await change(anna, `undo-typed-item/${one}`)).status).toBe(204)
      expect((await change(anna, `undo-typed-item/${other}`)).data).toMatchObject({
        name: 'Salt',
        quantity: 2,
      })
      expect(await lines(bo)).toEqual([['Salt', 2, false]])
    })

    it('cannot be taken back under an id of something else', async () => {
      const { anna, bo } = await household()
      const id = await type(anna, 'Mælk')
      expect((await change(anna, `undo-typed-item/${randomUUID()}`)).status).toBe(404)
      expect((await change(bo, `undo-typed-item/${id}`)).status).toBe(204)
      expect(await lines(anna)).toEqual([['Mælk', 1, false]])
    })
  })

  describe('every write may be repeated by its id', () => {
    it('each kind of write gives the same response again, with the same version, and changes nothing', async () => {
      const anna = await shopper()
      const [offerId] = await addOffers(database(), [{ name: 'Kaffe' }])
      const id = await type(anna, 'Mælk')
      const writes: [path: string, body?: object][] = [
        ['add-manually-entered-item', { itemName: 'Ost', quantity: 1 }],
        ['add-item-from-offer', { offerId, quantity: 2 }],
        ['add-item-from-offer', { offerId, quantity: 2 }],
        ['add-typed-item', { itemName: 'MÆLK', quantity: 2 }],
        [`check-item/${id}`],
        [`uncheck-item/${id}`],
        [`set-quantity-for-item/${id}/4`],
        [`remove-item/${id}`],
        [`restore-item/${id}`],
        ['make-shareable'],
        ['withdraw-sharing-code'],
        ['remove-all-items'],
        [`put-back-item/${id}`],
      ]
      for (const [path, body] of writes) {
        const mutation = randomUUID()
        const answer = await change(anna, path, body, mutation)
        const list = await read(anna)
        expect([path, await change(anna, path, body, mutation)]).toEqual([path, answer])
        expect([path, await read(anna)]).toEqual([path, list])
      }
    })

    it('a late repeat does not undo later changes', async () => {
      const { anna, bo } = await household()
      const id = await type(anna, 'Mælk')
      const [tick, removal] = [randomUUID(), randomUUID()]
      const first = await change(anna, `check-item/${id}`, {}, tick)
      await change(bo, `uncheck-item/${id}`)
      expect((await change(anna, `check-item/${id}`, {}, tick)).version).toBe(first.version)
      await change(anna, `remove-item/${id}`, {}, removal)
      await change(bo, `restore-item/${id}`)
      await change(anna, `remove-item/${id}`, {}, removal)
      expect(await lines(bo)).toEqual([['Mælk', 1, false]])
    })

    it('ten concurrent requests with one id are one change', async () => {
      const anna = await shopper()
      const [offerId] = await addOffers(database(), [{ name: 'Kaffe' }])
      const before = await versionOf(anna)
      const mutation = randomUUID()
      const answers = await Promise.all(
        Array.from({ length: 10 }, () =>
          change(anna, 'add-item-from-offer', { offerId, quantity: 3 }, mutation),
        ),
      )
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(answers[0]).toMatchObject({ status: 200, version: before + 1, data: { quantity: 3 } })
      expect(await read(anna)).toMatchObject({
        version: before + 1,
        items: [{ uuid: mutation, quantity: 3 }],
      })
    })

    it('a refused change is not made, and its id may be used again', async () => {
      const anna = await shopper()
      const mutation = randomUUID()
      const before = await versionOf(anna)
      expect((await change(anna, `check-item/${randomUUID()}`, {}, mutation)).status).toBe(404)
      expect(await versionOf(anna)).toBe(before)
      expect(
        (await change(anna, 'add-manually-entered-item', { itemName: 'Ost', quantity: 1 }, mutation)).status,
      ).toBe(200)
    })

    it('an id that was used on another list is refused, and nothing changes', async () => {
      const anna = await shopper()
      const bo = await shopper()
      const mutation = await type(anna, 'Annas')
      const body = { itemName: 'Bos', quantity: 1 }
      const message = 'Ændringen blev ikke gemt. Prøv igen.'
      expect(await change(bo, 'add-manually-entered-item', body, mutation)).toMatchObject({
        status: 422,
        data: { message, errors: { 'X-Client-Mutation-Id': [message] } },
      })
      // Even if the record of the change is already deleted, the item itself still has the id.
      await database().query('delete from shopping_list_mutations')
      expect((await change(bo, 'add-manually-entered-item', body, mutation)).status).toBe(422)
      await type(bo, 'Ost')
      expect((await change(bo, 'remove-all-items', {}, bo.list.slice(-36))).status).toBe(422)
      expect([await lines(anna), await lines(bo)]).toEqual([[['Annas', 1, false]], [['Ost', 1, false]]])
    })

    it('500 offline changes of a list that was emptied meanwhile are all accepted', async () => {
      const { anna, bo } = await household()
      const names = Array.from({ length: 10 }, (_, index) => `Vare ${index}`)
      const ids: string[] = []
      for (const name of names) ids.push(await type(anna, name))
      await change(anna, 'remove-all-items')
      const [{ userId } = { userId: '' }] = await database().query<{ userId: string }>(
        'select id as "userId" from users where email = $1',
        [bo.email],
      )
      const list = await read(anna)
      const answers = []
      for (let index = 0; index < 500; index += 1) {
        const itemUuid = ids[index % ids.length] ?? ''
        const edits: ListChange[] = [
          { kind: 'check', itemUuid },
          { kind: 'set-quantity', itemUuid, quantity: 2 },
          { kind: 'remove', itemUuid },
        ]
        const change = edits[index % edits.length] ?? { kind: 'remove', itemUuid }
        const mutation = mutationOf(list, randomUUID(), change)
        answers.push(await applyMutation(database(), userId, mutation, new Date()))
      }
      expect(answers).toEqual(answers.map((_, index) => ({ version: list.version + index + 1, body: null })))
      expect(await lines(anna)).toEqual([])
    })
  })

  it('changes and removed items are deleted after 90 days', async () => {
    const anna = await shopper()
    const [stays, goes] = [await type(anna, 'Mælk'), await type(anna, 'Brød')]
    await change(anna, `remove-item/${goes}`)
    const kept = async () => {
      const [counted] = await database().query<{ mutations: number; items: number }>(
        `select (select count(*) from shopping_list_mutations where list_id = $1) as mutations,
          (select count(*) from shopping_list_items where list_id = $1) as items`,
        [anna.list.slice(-36)],
      )
      return counted
    }
    const after = (days: number) => new Date(Date.parse('2026-11-21T08:00:00Z') + days * 86_400_000 + 1)
    await forgetChanges(database(), after(89))
    expect(await kept()).toEqual({ mutations: 3, items: 2 })
    await forgetChanges(database(), after(90))
    expect(await kept()).toEqual({ mutations: 0, items: 1 })
    expect((await read(anna)).items.map(({ uuid }) => uuid)).toEqual([stays])
    expect((await change(anna, `restore-item/${goes}`)).status).toBe(404)
  })
})
