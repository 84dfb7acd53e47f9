import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { listWalksSchema } from '#app/domain/list/list-walk-schemas.ts'
import { type ListWalks, mostWalks, ROUND_LASTS_MS } from '#app/domain/list/list-walks.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { change, read, type Shopper, servedLists, type } from './served-lists.ts'

describeOnEachDatabase('§4 shop mode: what ticks in a shop teach a list', (database) => {
  const { shopper, participant, visitor } = servedLists(database)
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

  /** The names of each round, by its chain. */
  const walksOf = async (client: Shopper, list = client.list) => {
    const { data } = await client.get<ListWalks>(`${list}/walks`)
    // Parsing removes fields that the contract does not define.
    expect(v.parse(listWalksSchema, data)).toEqual(data)
    return data.walks.map(
      ({ chainName, steps }) => `${chainName}: ${steps.map(({ name }) => name).join(', ')}`,
    )
  }
  const tick = (client: Shopper, id: string, walkedIn?: string, list = client.list) =>
    change(client, `${list}/check-item/${id}`, walkedIn === undefined ? {} : { walkedIn })

  it('is kept by chain in the order of the ticks, the newest round first; other ticks teach nothing', async () => {
    const anna = await shopper()
    const [milk, bread, eggs] = [await type(anna, 'Mælk'), await type(anna, 'Brød'), await type(anna, 'Æg')]
    await tick(anna, bread, 'Netto')
    await tick(anna, eggs)
    pass(ROUND_LASTS_MS - 1)
    await tick(anna, milk, 'Netto')
    pass(1000)
    await tick(anna, eggs, 'Lidl')
    expect(await walksOf(anna)).toEqual(['Lidl: Æg', 'Netto: Brød, Mælk'])
    pass(ROUND_LASTS_MS)
    await tick(anna, milk, 'Netto')
    expect(await walksOf(anna)).toEqual(['Netto: Mælk', 'Lidl: Æg', 'Netto: Brød, Mælk'])
  })

  it('leaves out what was unticked again, and a round on which nothing is left', async () => {
    const anna = await shopper()
    const [milk, bread] = [await type(anna, 'Mælk'), await type(anna, 'Brød')]
    await tick(anna, milk, 'Netto')
    await tick(anna, bread, 'Netto')
    await change(anna, `uncheck-item/${milk}`, { walkedIn: 'Netto' })
    expect(await walksOf(anna)).toEqual(['Netto: Brød'])
    await tick(anna, milk, 'Netto')
    expect(await walksOf(anna)).toEqual(['Netto: Brød, Mælk'])
    for (const id of [milk, bread]) await change(anna, `uncheck-item/${id}`, { walkedIn: 'Netto' })
    expect(await walksOf(anna)).toEqual([])
  })

  it('is of the last rounds of a chain, and one request that is repeated is one step', async () => {
    const anna = await shopper()
    const id = await type(anna, 'Mælk')
    for (let round = 0; round <= mostWalks; round += 1) {
      await tick(anna, id, 'Netto')
      pass(ROUND_LASTS_MS)
    }
    expect(await walksOf(anna)).toEqual(Array.from({ length: mostWalks }, () => 'Netto: Mælk'))
    const change1 = '0b5c1a52-7c3c-4c07-9a10-0a4f0f3a5b7e'
    for (let sent = 0; sent < 2; sent += 1)
      await change(anna, `check-item/${id}`, { walkedIn: 'Lidl' }, change1)
    expect((await walksOf(anna))[0]).toBe('Lidl: Mælk')
  })

  it('is taught and seen by all participants, by nobody else, and stays after an emptying', async () => {
    const anna = await shopper()
    const milk = await type(anna, 'Mælk')
    const bo = await participant(anna, { name: 'Bo' })
    await tick(bo, milk, 'Netto', anna.list)
    await change(anna, 'remove-all-items')
    expect([await walksOf(anna), await walksOf(bo, anna.list)]).toEqual([['Netto: Mælk'], ['Netto: Mælk']])
    const eve = await shopper()
    expect((await eve.get(`${anna.list}/walks`)).status).toBe(404)
    expect((await (await visitor()).get(`${anna.list}/walks`)).status).toBe(401)
  })

  it('is refused without a name of a chain', async () => {
    const anna = await shopper()
    const id = await type(anna, 'Mælk')
    for (const walkedIn of ['', 7, 'x'.repeat(201)])
      expect(await change(anna, `check-item/${id}`, { walkedIn } as object)).toMatchObject({
        status: 422,
        data: { errors: { walkedIn: [expect.any(String)] } },
      })
    expect((await read(anna)).items.map(({ checked }) => checked)).toEqual([false])
  })
})

describeOnEachDatabase('§4 sharing: who did it', (database) => {
  const { shopper, participant } = servedLists(database)
  const whoOf = async (client: Shopper, list = client.list) => {
    const { items } = await read(client, list)
    return items.map(({ name, addedBy, checkedBy }) => [name, addedBy, checkedBy])
  }

  it('is told of additions and ticks on a shared list, and after a deletion that it was somebody', async () => {
    const anna = await shopper()
    const milk = await type(anna, 'Mælk')
    expect(await whoOf(anna)).toEqual([['Mælk', undefined, null]])
    const bo = await participant(anna, { name: 'Bo' })
    const bread = await type(bo, 'Brød', 1, anna.list)
    await change(bo, `${anna.list}/check-item/${milk}`)
    const { participants } = await read(anna)
    const [{ uuid } = { uuid: '' }] = participants
    const told = [
      ['Mælk', 'owner', uuid],
      ['Brød', uuid, null],
    ]
    expect([await whoOf(anna), await whoOf(bo, anna.list)]).toEqual([told, told])
    expect((await bo.delete('/api/user', { data: { password: 'smør på brødet' } })).status).toBe(204)
    expect(await whoOf(anna)).toEqual([
      ['Mælk', undefined, 'former'],
      ['Brød', 'former', null],
    ])
    await change(anna, `check-item/${bread}`)
    expect((await whoOf(anna))[1]).toEqual(['Brød', 'former', 'owner'])
  })

  it('is not told of what was added and ticked before that was kept', async () => {
    const anna = await shopper()
    const id = await type(anna, 'Mælk')
    await participant(anna, { name: 'Bo' })
    await database().query(
      'update shopping_list_items set added_by = null, is_adder_known = false, checked = true where id = $1',
      [id],
    )
    expect(await whoOf(anna)).toEqual([['Mælk', undefined, null]])
  })
})
