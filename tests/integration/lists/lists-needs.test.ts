import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { beforeAll, expect, it, vi } from 'vitest'
import { needsSchema } from '#app/domain/list/need-schemas.ts'
import type { Needs } from '#app/domain/list/needs.ts'
import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import { displayName } from '#app/domain/offers/offers.ts'
import type { TripAnswer } from '#app/domain/trip/trip-schemas.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, type GivenOffer } from '../offers/add-offers.ts'
import { change, type Shopper, servedLists, type } from './served-lists.ts'

// Unlike other tests of lists, these search.
vi.mock('#app/server/accounts/passwords/hash-password.ts', async (load) =>
  (await import('../accounts/cheap-hashes.ts')).cheapHashes(load),
)

const sold = (
  name: string,
  chain: string,
  price: number,
  size: [number, 'kg' | 'l'],
  more = {},
): GivenOffer => ({
  ...{
    name,
    chain,
    price,
    size,
    unitPrice: Math.round(price / size[0]),
    start: '2026-01-01',
    end: '2027-12-31',
  },
  ...more,
})

describeOnEachDatabase('§7.4 GET needs: the best offer for what is typed on a list', (database) => {
  const { shopper, participant, visitor } = servedLists(database)
  beforeAll(async () => {
    await addOffers(database(), [
      sold('Letmælk', 'Netto', 1100, [1, 'l']),
      sold('Sødmælk', 'Bilka', 795, [1, 'l']),
      sold('Minimælk', 'Lidl', 400, [0.25, 'l']),
      sold('Mælkechokolade', 'Bilka', 500, [0.1, 'kg']),
      sold('Økologisk letmælk', 'Netto', 1500, [1, 'l']),
      sold('Formalet kaffe', 'Bilka', 3000, [0.4, 'kg'], { brand: 'BKI', conditions: ['member'] }),
      sold('Formalet kaffe', 'Netto', 4000, [0.4, 'kg'], { brand: 'BKI' }),
      sold('Formalet kaffe', 'Lidl', 2000, [0.4, 'kg'], { brand: 'Merrild' }),
      sold('Rosiner', 'Netto', 1200, [0.5, 'kg']),
      sold('Rosiner', 'Bilka', 1400, [0.5, 'kg']),
      sold('Rosiner', 'Lidl', 1000, [0.5, 'kg']),
    ])
  })

  const needsOf = async (client: Shopper, query = '') => {
    const { data } = await client.get<Needs>(`${client.list}/needs${query}`)
    // Parsing removes fields that the contract does not define.
    expect(v.parse(needsSchema, data)).toEqual(data)
    return Object.fromEntries(
      data.needs.map(({ itemUuid, offer }) => [itemUuid, `${displayName(offer)}, ${offer.chain.name}`]),
    )
  }
  const chainNamed = async (name: string) => {
    const [chain] = await database().query<{ id: number }>('select id from chains where name = $1', [name])
    return chain?.id
  }

  it('is the cheapest of a full unit, whatever the words are besides amounts and numbers', async () => {
    const anna = await shopper()
    const [milk, chocolate, organic, coffee, nappies] = [
      await type(anna, 'Mælk'),
      await type(anna, 'mælkechokolade'),
      await type(anna, 'økologisk mælk 2'),
      await type(anna, 'BKI kaffe'),
      await type(anna, 'bleer str. 4'),
    ]
    expect(await needsOf(anna)).toEqual({
      [milk]: 'Sødmælk, Bilka',
      [chocolate]: 'Mælkechokolade, Bilka',
      [organic]: 'Økologisk letmælk, Netto',
      [coffee]: 'BKI, Formalet kaffe, Netto',
    })
    expect(nappies).toEqual(expect.any(String))
  })

  it('§3: keeps to the rule of the item, which all participants, the trip and the retired list have', async () => {
    const anna = await shopper()
    const [small, merrild, bki, none] = [
      await type(anna, 'mælk'),
      await type(anna, 'kaffe'),
      await type(anna, 'kaffe 2'),
      await type(anna, 'rosiner'),
    ]
    const rule = async (item: string, body: object) =>
      (await change(anna, `set-rule-for-item/${item}`, body)).data
    expect(await rule(small, { sizes: { from: 0.2, to: 0.5, unit: 'l' } })).toMatchObject({
      name: 'mælk',
      rule: { sizes: { from: 0.2, to: 0.5, unit: 'l' } },
    })
    await rule(merrild, { sizes: { from: 0.4, to: 0.4, unit: 'kg' }, brand: ' merrild ' })
    await rule(bki, { brand: 'Bki' })
    await rule(none, { sizes: { from: 1, to: 2, unit: 'kg' } })
    expect(await needsOf(anna)).toEqual({
      [small]: 'Minimælk, Lidl',
      [merrild]: 'Merrild, Formalet kaffe, Lidl',
      [bki]: 'BKI, Formalet kaffe, Netto',
    })
    const { data: trip } = await anna.get<TripAnswer>(
      `${anna.list}/trip?shops=1&chain=${await chainNamed('Lidl')}`,
    )
    // At Lidl there is neither coffee of BKI nor a kilo of raisins.
    const bought = trip.plan.chains
      .flatMap(({ lines }) => lines)
      .filter(({ bought }) => bought)
      .map(({ itemUuid }) => itemUuid)
    expect(bought.toSorted()).toEqual([small, merrild].toSorted())
    expect(await rule(none, { brand: 'A\u030arla' })).toMatchObject({ rule: { brand: '\u00c5rla' } })
    expect(await rule(none, {})).not.toHaveProperty('rule')
    expect(await needsOf(anna)).toMatchObject({ [none]: 'Rosiner, Lidl' })
  })

  it('§7.4: an item can come with its rule, as from the text of a list', async () => {
    const anna = await shopper()
    const typed = { itemName: 'mælk', quantity: 1 }
    const add = (rule: object) => change(anna, 'add-manually-entered-item', { ...typed, rule })
    const small = await add({ sizes: { from: 0.2, to: 0.5, unit: 'l' } })
    expect(small.data).toMatchObject({ name: 'mælk', rule: { sizes: { from: 0.2, to: 0.5, unit: 'l' } } })
    expect((await add({})).data).not.toHaveProperty('rule')
    expect(await add({ brand: '' })).toMatchObject({ status: 422 })
    expect(Object.values(await needsOf(anna))).toEqual(['Minimælk, Lidl', 'Sødmælk, Bilka'])
  })

  it('§3: a rule that cannot be is refused, and changes nothing', async () => {
    const anna = await shopper()
    const milk = await type(anna, 'mælk')
    for (const [body, field] of [
      [{ sizes: { from: 2, to: 1, unit: 'l' } }, 'sizes'],
      [{ sizes: { from: 0, to: 1, unit: 'l' } }, 'sizes'],
      [{ brand: ' ' }, 'brand'],
      [{ brand: 'x'.repeat(61) }, 'brand'],
      [{ brand: 'Arla\nKohberg' }, 'brand'],
      [{ brand: 'Arla \ud800' }, 'brand'],
    ] as const) {
      const { status, data } = await change(anna, `set-rule-for-item/${milk}`, body)
      expect([status, data]).toMatchObject([422, { errors: { [field]: expect.any(Array) } }])
    }
    expect(await needsOf(anna)).toEqual({ [milk]: 'Sødmælk, Bilka' })
  })

  it('is of the chains that are asked for, if they have any', async () => {
    const anna = await shopper()
    const [milk, coffee] = [await type(anna, 'mælk'), await type(anna, 'kaffe')]
    expect(await needsOf(anna, `?chain=${await chainNamed('Netto')}&chain=x`)).toEqual({
      [milk]: 'Letmælk, Netto',
      [coffee]: 'BKI, Formalet kaffe, Netto',
    })
    expect(await needsOf(anna, `?chain=${await chainNamed('Bilka')}`)).toEqual({
      [milk]: 'Sødmælk, Bilka',
      [coffee]: 'Merrild, Formalet kaffe, Lidl',
    })
  })

  it('is asked for what is not ticked, and not for what is an offer already', async () => {
    const anna = await shopper()
    const [milk, coffee] = [await type(anna, 'mælk'), await type(anna, 'kaffe')]
    const [offer] = await database().query<{ id: number }>('select id::int from offers order by id limit 1')
    await change(anna, 'add-item-from-offer', { offerId: offer?.id, quantity: 1 })
    await change(anna, `check-item/${milk}`)
    expect(await needsOf(anna)).toEqual({ [coffee]: 'Merrild, Formalet kaffe, Lidl' })
  })

  it('§3 compared prices: has the verdict on its price, as the offers on the list have', async () => {
    const anna = await shopper()
    const raisins = await type(anna, 'rosiner')
    const offers = await database().query<{ id: number; chain: string }>(
      `select o.id::int, c.name as chain from offers o join chains c on c.id = o.chain_id
       join products p on p.id = o.product_id join product_names n on n.id = p.product_name_id
       where n.name = 'Rosiner' order by o.price`,
      [],
    )
    const rows = new Map<string, string>()
    for (const { id, chain } of offers) {
      const { data } = await change(anna, 'add-item-from-offer', { offerId: id, quantity: 1 })
      rows.set((data as ShoppingListItem).uuid, chain)
    }
    const verdictsFor = async (...names: string[]) => {
      const ids = await Promise.all(names.map(chainNamed))
      const { data } = await anna.get<Needs>(`${anna.list}/needs?${ids.map((id) => `chain=${id}`).join('&')}`)
      return {
        need: data.needs.map(({ itemUuid, verdict }) => [itemUuid, verdict]),
        rows: Object.fromEntries(data.verdicts.map(({ itemUuid, verdict }) => [rows.get(itemUuid), verdict])),
      }
    }
    const ofAll = { kind: 'cheapest', of: 'product', chains: 3 }
    expect(await verdictsFor()).toEqual({ need: [[raisins, ofAll]], rows: { Lidl: ofAll } })
    const ofMine = { kind: 'cheapestOfMine', chains: 2 }
    expect(await verdictsFor('Netto', 'Bilka')).toEqual({
      need: [[raisins, ofMine]],
      rows: { Lidl: ofAll, Netto: ofMine },
    })
  })

  it('§2.10: is of the chain where a trip has put the item, if that has any, before those of the shopper', async () => {
    const anna = await shopper()
    const placedAt = async (name: string, chain: string) => {
      const [inPlaceOf, uuid] = [await type(anna, name), randomUUID()]
      const line = { uuid, inPlaceOf, quantity: 1, chainId: Number(await chainNamed(chain)) }
      await change(anna, 'take-trip', { lines: [line] })
      return uuid
    }
    const free = await type(anna, 'rosiner')
    const [atBilka, atLidl, coffee] = [
      await placedAt('rosiner', 'Bilka'),
      await placedAt('rosiner', 'Lidl'),
      // At Bilka it costs that only for members.
      await placedAt('kaffe bki', 'Bilka'),
    ]
    expect(await needsOf(anna, `?chain=${await chainNamed('Netto')}`)).toEqual({
      [free]: 'Rosiner, Netto',
      [atBilka]: 'Rosiner, Bilka',
      [atLidl]: 'Rosiner, Lidl',
      [coffee]: 'BKI, Formalet kaffe, Netto',
    })
  })

  it('is told to who takes part, and to nobody else', async () => {
    const anna = await shopper()
    const milk = await type(anna, 'mælk')
    const jonas = Object.assign(await participant(anna), { list: anna.list })
    expect(await needsOf(jonas)).toEqual({ [milk]: 'Sødmælk, Bilka' })
    const others = await shopper()
    expect((await others.get(`${anna.list}/needs`)).status).toBe(404)
    expect((await (await visitor()).get(`${anna.list}/needs`)).status).toBe(401)
  })

  it('is none on an empty list, and of twenty items one each', async () => {
    const anna = await shopper()
    expect(await needsOf(anna)).toEqual({})
    for (let count = 0; count < 20; count++) await type(anna, count % 2 ? 'kaffe' : `mælk ${count}`)
    expect(Object.keys(await needsOf(anna))).toHaveLength(20)
  })
})
