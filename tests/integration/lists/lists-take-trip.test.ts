import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it, vi } from 'vitest'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers } from '../offers/add-offers.ts'
import { change, lines, read, type Shopper, servedLists, type } from './served-lists.ts'

vi.mock('#app/server/accounts/passwords/hash-password.ts', async (load) =>
  (await import('../accounts/cheap-hashes.ts')).cheapHashes(load),
)

type Line = { uuid: string; inPlaceOf: string; quantity: number } & (
  | { offerId: number }
  | { chainId: number }
)

describeOnEachDatabase('§7.4 take-trip and undo-trip', (database) => {
  const { shopper, participant } = servedLists(database)
  let netto = 0
  let offers: number[] = []
  beforeAll(async () => {
    offers = await addOffers(database(), [
      { name: 'Letmælk', chain: 'Netto', price: 1100 },
      { name: 'Smør', chain: 'Bilka', price: 2000 },
    ])
    const [chain] = await database().query<{ id: number }>(`select id from chains where name = 'Netto'`)
    netto = chain?.id ?? 0
  })

  const [milk, butter] = [() => offers[0] ?? 0, () => offers[1] ?? 0]
  const take = (client: Shopper, taken: Line[], id?: string) =>
    change(client, 'take-trip', { lines: taken }, id)
  const undo = (client: Shopper, taken: Line[], id?: string) =>
    change(client, 'undo-trip', { lines: taken }, id)
  const placed = async (client: Shopper) =>
    (await read(client)).items.map(({ name, quantity, chainName }) => [name, quantity, chainName])
  /** A list of milk, butter and bread, and a trip that buys the bread at Netto without an offer. */
  const filled = async () => {
    const anna = await shopper()
    const ids = [await type(anna, 'mælk', 2), await type(anna, 'smør'), await type(anna, 'brød')]
    const [first = '', second = '', third = ''] = ids
    const trip: Line[] = [
      { uuid: randomUUID(), inPlaceOf: first, quantity: 2, offerId: milk() },
      { uuid: randomUUID(), inPlaceOf: second, quantity: 1, offerId: butter() },
      { uuid: randomUUID(), inPlaceOf: third, quantity: 1, chainId: netto },
    ]
    return { anna, ids, trip }
  }
  const asWritten = [
    ['mælk', 2, null],
    ['smør', 1, null],
    ['brød', 1, null],
  ]
  const asTaken = [
    ['Letmælk', 2, 'Netto'],
    ['Smør', 1, 'Bilka'],
    ['brød', 1, 'Netto'],
  ]

  it('bring all lines of a trip in one change, in their order, and take them back in one', async () => {
    const { anna, ids, trip } = await filled()
    const { version: before } = await read(anna)
    expect(await take(anna, trip)).toMatchObject({ status: 204, version: before + 1 })
    expect(await placed(anna)).toEqual(asTaken)
    expect((await read(anna)).items.map(({ uuid }) => uuid)).toEqual(trip.map(({ uuid }) => uuid))
    expect(await undo(anna, trip)).toMatchObject({ status: 204, version: before + 2 })
    expect(await placed(anna)).toEqual(asWritten)
    expect((await read(anna)).items.map(({ uuid }) => uuid)).toEqual(ids)
  })

  it('count once, however often they are sent', async () => {
    const { anna, trip } = await filled()
    const [id, undoing] = [randomUUID(), randomUUID()]
    const taken = await Promise.all([take(anna, trip, id), take(anna, trip, id), take(anna, trip, id)])
    expect(new Set(taken.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await placed(anna)).toEqual(asTaken)
    await undo(anna, trip, undoing)
    await undo(anna, trip, undoing)
    await take(anna, trip, id)
    expect(await placed(anna)).toEqual(asWritten)
  })

  it('raise an offer that stands on the list, and lower it by exactly that', async () => {
    const { anna, trip } = await filled()
    await change(anna, 'add-item-from-offer', { offerId: milk(), quantity: 3 })
    await take(anna, trip)
    expect(await placed(anna)).toContainEqual(['Letmælk', 5, 'Netto'])
    await undo(anna, trip)
    expect(await placed(anna)).toEqual([['Letmælk', 3, 'Netto'], ...asWritten])
  })

  it('bring one offer for an item and for that same offer on the list, and give both back', async () => {
    const anna = await shopper()
    const drink = await type(anna, 'drikke')
    const { data } = await change(anna, 'add-item-from-offer', { offerId: milk(), quantity: 1 })
    const { uuid: offered } = data as { uuid: string }
    const trip: Line[] = [
      { uuid: randomUUID(), inPlaceOf: drink, quantity: 2, offerId: milk() },
      { uuid: randomUUID(), inPlaceOf: offered, quantity: 3, offerId: milk() },
    ]
    await take(anna, trip)
    expect(await placed(anna)).toEqual([['Letmælk', 5, 'Netto']])
    await undo(anna, trip)
    expect(await placed(anna)).toEqual([
      ['drikke', 1, null],
      ['Letmælk', 1, 'Netto'],
    ])
  })

  it('give everything back although the offer that came for two items was lowered', async () => {
    const anna = await shopper()
    const [first, second] = [await type(anna, 'mælk', 2), await type(anna, 'drikke')]
    const trip: Line[] = [first, second].map((inPlaceOf) => ({
      ...{ uuid: randomUUID(), inPlaceOf, quantity: 1, offerId: milk() },
    }))
    await take(anna, trip)
    expect(await placed(anna)).toEqual([['Letmælk', 2, 'Netto']])
    await change(anna, `set-quantity-for-item/${trip[0]?.uuid}/1`)
    await undo(anna, trip)
    expect(await placed(anna)).toEqual([
      ['mælk', 2, null],
      ['drikke', 1, null],
    ])
  })

  it('bring an item to a chain with its rule, and without the words of an offer', async () => {
    const anna = await shopper()
    const typed = await type(anna, 'mælk')
    const rule = { sizes: { from: 1, to: 1, unit: 'l' }, brand: 'Arla' }
    await change(anna, `set-rule-for-item/${typed}`, rule)
    const { data } = await change(anna, 'add-item-from-offer', { offerId: butter(), quantity: 1 })
    const offered = data as { uuid: string; subText: string }
    expect(offered.subText).not.toBe('')
    const trip: Line[] = [typed, offered.uuid].map((inPlaceOf) => ({
      ...{ uuid: randomUUID(), inPlaceOf, quantity: 1, chainId: netto },
    }))
    await take(anna, trip)
    const said = async () =>
      (await read(anna)).items.map((each) => [each.name, each.subText, each.rule, each.chainName])
    expect(await said()).toEqual([
      ['mælk', '', rule, 'Netto'],
      ['Smør', '', undefined, 'Netto'],
    ])
    await undo(anna, trip)
    expect(await said()).toEqual([
      ['mælk', '', rule, null],
      ['Smør', offered.subText, undefined, 'Bilka'],
    ])
  })

  it('leave what somebody else has ticked or removed meanwhile', async () => {
    const { anna, ids, trip } = await filled()
    const bo = Object.assign(await participant(anna), { list: anna.list })
    await change(bo, `check-item/${ids[0]}`)
    await change(bo, `remove-item/${ids[1]}`)
    await take(anna, trip)
    expect(await lines(bo)).toEqual([
      ['mælk', 2, true],
      ['brød', 1, false],
    ])
    await change(bo, `check-item/${trip[2]?.uuid}`)
    await undo(anna, trip)
    expect(await lines(anna)).toEqual([
      ['mælk', 2, true],
      ['brød', 1, true],
    ])
  })

  it('are made whole or not at all', async () => {
    const { anna, trip } = await filled()
    const [first] = trip
    const unknown = { ...first, uuid: randomUUID(), inPlaceOf: randomUUID() } as Line
    expect((await take(anna, [...trip, unknown])).status).toBe(404)
    expect(await placed(anna)).toEqual(asWritten)
    const elsewhere: Line = {
      uuid: randomUUID(),
      inPlaceOf: first?.inPlaceOf ?? '',
      quantity: 1,
      chainId: 999_999,
    }
    expect((await take(anna, [elsewhere])).status).toBe(422)
    expect((await take(anna, [{ ...elsewhere, chainId: 3_000_000_000 }])).status).toBe(422)
    expect((await take(anna, [...trip, ...trip])).status).toBe(422)
    expect((await take(anna, [{ ...elsewhere, quantity: 0 }])).status).toBe(422)
    const tooMany = Array.from({ length: 101 }, () => ({ ...elsewhere, uuid: randomUUID() }))
    expect((await take(anna, tooMany)).status).toBe(422)
    expect(await placed(anna)).toEqual(asWritten)
  })

  it('are not for those who do not take part', async () => {
    const { anna, trip } = await filled()
    const stranger = Object.assign(await shopper(), { list: anna.list })
    expect((await take(stranger, trip)).status).toBe(404)
    expect((await undo(stranger, trip)).status).toBe(404)
  })
})
