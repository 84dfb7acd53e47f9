import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import type { HadItem } from '#app/domain/list/had-items.ts'
import { hadItemSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers } from '../offers/add-offers.ts'
import { change, type Shopper, servedLists, type } from './served-lists.ts'

describeOnEachDatabase('§7.4 GET retired items: what a household had on its lists', (database) => {
  const { shopper, participant, visitor } = servedLists(database)

  const hadOf = async (client: Shopper, locale = 'dk') => {
    const { data } = await client.get<HadItem[]>(`/api/shopping-list-items/retired/${locale}`)
    // Parsing removes fields that the contract does not define.
    expect(v.parse(v.array(hadItemSchema), data)).toEqual(data)
    return data.map(({ name, placeName, quantity }) => [quantity, name, placeName])
  }
  const emptied = async (client: Shopper) => {
    await change(client, 'remove-all-items', {}, randomUUID())
    vi.setSystemTime(Date.now() + 60_000)
  }
  const placed = (client: Shopper, itemName: string, placeName: string) =>
    change(client, 'add-manually-entered-item', { itemName, placeName, quantity: 1 })

  it('is each once as it was last, the latest first, with the place of a typed item; what is on the list is not of it', async () => {
    const anna = await shopper()
    await type(anna, 'Rugbrød', 2)
    await type(anna, 'Mælk')
    await emptied(anna)
    await placed(anna, 'Skruer', 'Bauhaus')
    await type(anna, 'MÆLK', 3)
    const [offerId] = await addOffers(database(), [{ name: 'Kaffe', chain: 'Netto', price: 3995 }])
    await change(anna, 'add-item-from-offer', { offerId, quantity: 4 })
    const removed = await type(anna, 'Fortrudt')
    await change(anna, `remove-item/${removed}`)
    await emptied(anna)
    await type(anna, 'Ost')
    expect(await hadOf(anna)).toEqual([
      [4, 'Kaffe', null],
      [3, 'MÆLK', null],
      [1, 'Skruer', 'Bauhaus'],
      [2, 'Rugbrød', null],
    ])
    expect(await hadOf(anna, 'se')).toEqual([])
  })

  it('has 300 items at most', async () => {
    const anna = await shopper()
    const first = await type(anna, 'Vare 0')
    await database().query(
      `insert into shopping_list_items select (jsonb_populate_record(i, jsonb_build_object(
        'id', gen_random_uuid(), 'name', 'Vare ' || n, 'position', i.position + n))).*
      from shopping_list_items i, generate_series(1, 350) n where i.id = $1`,
      [first],
    )
    await emptied(anna)
    const had = await hadOf(anna)
    expect([had.length, had[0], had.at(-1)]).toEqual([300, [1, 'Vare 350', null], [1, 'Vare 51', null]])
  })

  it('is that of a shared list since one joined, and of nobody else', async () => {
    const anna = await shopper()
    await type(anna, 'Gave til Bo')
    await emptied(anna)
    const bo = await participant(anna)
    vi.setSystemTime(Date.now() + 60_000)
    await type(anna, 'Kage')
    await emptied(anna)
    const carl = await shopper()
    expect([await hadOf(bo), await hadOf(carl)]).toEqual([[[1, 'Kage', null]], []])
    const statuses = []
    for (const [client, locale] of [
      [await visitor(), 'dk'],
      [anna, 'de'],
    ] as const)
      statuses.push((await client.get(`/api/shopping-list-items/retired/${locale}`)).status)
    expect(statuses).toEqual([401, 404])
  })
})
