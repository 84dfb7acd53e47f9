import * as v from 'valibot'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { displayName } from '#app/domain/offers/offers.ts'
import { type TripAnswer, tripSchema } from '#app/domain/trip/trip-schemas.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, type GivenOffer } from '../offers/add-offers.ts'
import { change, inSweden, type Shopper, servedLists, type } from './served-lists.ts'

// Unlike other tests of lists, these search.
vi.mock('#app/server/accounts/passwords/hash-password.ts', async (load) =>
  (await import('../accounts/cheap-hashes.ts')).cheapHashes(load),
)

// The day of the tests is Saturday, 21 November 2026.
const thisWeek = { start: '2026-11-20', end: '2026-11-26' }
const fromTuesday = { start: '2026-11-24', end: '2026-11-30' }
const lastMonth = { start: '2026-10-02', end: '2026-10-08' }

const offers: GivenOffer[] = [
  { name: 'Letmælk', chain: 'Netto', price: 1100, size: [1, 'l'], regularPrice: 1350, ...thisWeek },
  { name: 'Letmælk', chain: 'Bilka', price: 900, size: [1, 'l'], ...thisWeek },
  { name: 'Minimælk', chain: 'Bilka', price: 300, size: [0.25, 'l'], ...thisWeek },
  { name: 'Smør', chain: 'Netto', price: 1500, size: [0.2, 'kg'], regularPrice: 2400, ...thisWeek },
  { name: 'Smør', chain: 'Bilka', price: 2000, regularPrice: 2600, size: [0.2, 'kg'], ...lastMonth },
  { name: 'Formalet kaffe', chain: 'Bilka', price: 5000, size: [0.4, 'kg'], ...thisWeek },
  {
    name: 'Formalet kaffe',
    chain: 'Netto',
    price: 3000,
    size: [0.4, 'kg'],
    conditions: ['member'],
    ...thisWeek,
  },
  { name: 'Formalet kaffe', chain: 'Lidl', price: 3500, size: [0.4, 'kg'], ...fromTuesday },
  // Products that only past or coming offers have.
  { name: 'Rugbrød', chain: 'Netto', price: 1000, regularPrice: 1800, ...lastMonth },
  { name: 'Havregryn', chain: 'Lidl', price: 800, ...fromTuesday },
  { name: 'Honning', chain: 'Bilka', price: 2500, ...lastMonth },
  { name: 'Letmælk', chain: 'Engros', chainCategory: 'Engros', price: 100, size: [1, 'l'], ...thisWeek },
  { name: 'Letmælk', chain: 'Lidl', price: 100, size: [1, 'l'], isKeptBack: true, ...thisWeek },
  { name: 'Mjölk', chain: 'Ica', country: 'se', price: 1500, size: [1, 'l'], ...thisWeek },
]

describeOnEachDatabase('§7.4 GET trip: the cheapest shops for a list', (database) => {
  const { shopper, participant, visitor } = servedLists(database)
  const chains: Record<string, number> = {}
  beforeAll(async () => {
    await addOffers(database(), offers)
    const rows = await database().query<{ id: number; name: string }>('select id, name from chains')
    for (const { id, name } of rows) chains[name] = id
  })

  const tripOf = async (client: Shopper, query = '') => {
    const { status, data } = await client.get<TripAnswer>(`${client.list}/trip${query}`)
    expect({ status, message: (data as { message?: string }).message }).toEqual({ status: 200 })
    // Parsing removes fields that the contract does not define.
    expect(v.parse(tripSchema, data)).toEqual(data)
    return data
  }
  /** What a plan says, in few words; offers by their names. */
  const told = (
    { plan }: Pick<TripAnswer, 'plan'>,
    { offers }: TripAnswer,
    names: Record<string, string>,
  ) => [
    plan.day,
    plan.total,
    ...plan.chains.flatMap(({ name, lines }) =>
      lines.map(({ itemUuid, amount, kind, bought }) => {
        const offer = offers.find(({ id }) => id === bought?.offerId)
        return [name, names[itemUuid], amount, offer ? displayName(offer) : kind, bought?.packs]
          .join(' ')
          .trim()
      }),
    ),
  ]

  const filled = async (fields?: Record<string, unknown>) => {
    const anna = await shopper(fields)
    const names: Record<string, string> = {}
    for (const name of ['mælk', 'smør', 'kaffe', 'rugbrød', 'havregryn', 'honning', 'zzz']) {
      names[await type(anna, name)] = name
    }
    const idOf = (name: string) => Object.keys(names).find((uuid) => names[uuid] === name) ?? ''
    return { anna, names, idOf }
  }

  it('has the best plan, one with fewer shops, and a later day, each line with where its price comes from', async () => {
    const { anna, names } = await filled()
    const trip = await tripOf(anna)
    expect({
      best: told(trip, trip, names),
      fewer: trip.fewer && [trip.fewer.costsMore, ...told(trip.fewer, trip, names)],
      later: trip.later && [trip.later.saves, ...told(trip.later, trip, names)],
      unpriced: trip.unpriced.map((uuid) => names[uuid]),
      currency: trip.currency,
    }).toEqual({
      best: [
        '2026-11-21',
        900 + 1500 + 5000 + 1800 + 800 + 2500,
        'Bilka mælk 900 Letmælk 1',
        'Bilka kaffe 5000 Formalet kaffe 1',
        // Oats are on offer at Lidl from Tuesday; until then this is the highest price that is known.
        'Bilka havregryn 800 highest',
        'Bilka honning 2500 highest',
        'Netto smør 1500 Smør 1',
        'Netto rugbrød 1800 usual',
      ],
      fewer: [
        200,
        '2026-11-21',
        1100 + 1500 + 5000 + 1800 + 800 + 2500,
        'Netto mælk 1100 Letmælk 1',
        'Netto smør 1500 Smør 1',
        // Its offer there is for members.
        'Netto kaffe 5000 highest',
        'Netto rugbrød 1800 usual',
        'Netto havregryn 800 highest',
        'Netto honning 2500 highest',
      ],
      later: [
        1300,
        '2026-11-24',
        1100 + 1500 + 3500 + 1800 + 800 + 2500,
        'Lidl kaffe 3500 Formalet kaffe 1',
        'Lidl havregryn 800 Havregryn 1',
        'Lidl honning 2500 highest',
        'Netto mælk 1100 Letmælk 1',
        'Netto smør 1500 Smør 1',
        'Netto rugbrød 1800 usual',
      ],
      unpriced: ['zzz'],
      currency: 'DKK',
    })
  })

  it('says what a line costs at the next best chain', async () => {
    const anna = await shopper()
    const butter = await type(anna, 'smør')
    const { plan } = await tripOf(anna)
    expect(plan.chains.flatMap(({ lines }) => lines)).toEqual([
      {
        itemUuid: butter,
        amount: 1500,
        kind: 'offer',
        bought: { offerId: expect.any(Number), packs: 1, spare: 0, oneMore: 1500 },
        next: { chain: { id: chains.Bilka, name: 'Bilka' }, amount: 2600, kind: 'usual' },
      },
    ])
  })

  it('is of the chains, the shops and the day that are asked for', async () => {
    const { anna, names } = await filled()
    const summed = async (query: string) => {
      const { plan, fewer } = await tripOf(anna, query)
      return [plan.day, plan.chains.map(({ name }) => name).join(' '), plan.total, fewer?.costsMore]
    }
    expect(Object.keys(names)).toHaveLength(7)
    expect(await summed('?shops=1')).toEqual(['2026-11-21', 'Netto', 12_700, undefined])
    expect(await summed(`?chain=${chains.Bilka}&chain=${chains.Lidl}&chain=${chains.Bilka}`)).toEqual([
      // Butter at its usual price there, and bread at that of others.
      ...['2026-11-21', 'Bilka', 900 + 2600 + 5000 + 1800 + 800 + 2500, undefined],
    ])
    expect(await summed('?day=2026-11-24&shops=3')).toEqual([
      ...['2026-11-24', 'Bilka Lidl Netto', 900 + 1500 + 3500 + 1800 + 800 + 2500, 200],
    ])
    expect(await summed(`?excludedChain=${chains.Bilka}`)).toEqual(['2026-11-21', 'Netto', 12_700, undefined])
  })

  it('is made anew with an item at another shop, and with one left out', async () => {
    const { anna, names, idOf } = await filled()
    const moved = await tripOf(anna, `?pin=${idOf('smør')}:${chains.Bilka}&leftOut=${idOf('rugbrød')}`)
    expect(told(moved, moved, names)).toEqual([
      ...['2026-11-21', 900 + 2600 + 5000 + 800 + 2500, 'Bilka mælk 900 Letmælk 1', 'Bilka smør 2600 usual'],
      ...['Bilka kaffe 5000 Formalet kaffe 1', 'Bilka havregryn 800 highest', 'Bilka honning 2500 highest'],
    ])
  })

  it('buys packs for an amount, and counts neither ticked items nor small packs', async () => {
    const anna = await shopper()
    await change(anna, 'add-manually-entered-item', { itemName: 'mælk', quantity: 1, wantedAmount: '1,5 l' })
    await change(anna, `check-item/${await type(anna, 'kaffe')}`)
    const { plan } = await tripOf(anna)
    expect(plan).toMatchObject({ total: 1800, chains: [{ name: 'Bilka' }] })
    // Six small packs cost as much as two large ones, and are not too much.
    expect(plan.chains[0]?.lines[0]?.bought).toMatchObject({ packs: 6, spare: 0, oneMore: 300 })
    const bo = await shopper()
    await type(bo, 'mælk')
    expect((await tripOf(bo)).plan.chains[0]?.lines[0]).toMatchObject({ amount: 900 })
  })

  it('looks for an offer on the list at every chain, and knows its price if nothing else is', async () => {
    const anna = await shopper()
    const idOf = async (chain: string) => {
      const [row] = await database().query<{ id: number }>(
        `select o.id::int from offers o join products p on p.id = o.product_id join product_names n on n.id = p.product_name_id
          where n.name = $1 and o.chain_id = $2 order by o.id limit 1`,
        ['Formalet kaffe', chains[chain]],
      )
      return row?.id
    }
    await change(anna, 'add-item-from-offer', { offerId: await idOf('Netto'), quantity: 2 })
    // At Netto it is for members.
    expect((await tripOf(anna)).plan).toMatchObject({ total: 10_000, chains: [{ name: 'Bilka' }] })
    expect((await tripOf(anna, `?chain=${chains.Netto}`)).plan).toMatchObject({
      ...{ total: 10_000, guesses: 1 },
      chains: [{ name: 'Netto', lines: [{ kind: 'highest' }] }],
    })
  })

  it('§4 trip: promises nothing of days whose offers a chain has not told', async () => {
    const anna = await shopper()
    await type(anna, 'smør')
    const told = async (query: string) => {
      const { toldUntil, plan } = await tripOf(anna, query)
      return [toldUntil, ...plan.chains.map((chain) => [chain.name, chain.toldUntil])]
    }
    // Bilka and Netto have offers until Thursday, Lidl from Tuesday until Monday.
    expect(await told('')).toEqual(['2026-11-26', ['Netto', undefined]])
    expect(await told('?day=2026-11-26')).toEqual(['2026-11-26', ['Netto', undefined]])
    expect(await told('?day=2026-11-27')).toEqual(['2026-11-26', ['Netto', '2026-11-26']])
    expect(await told(`?chain=${chains.Lidl}&day=2026-11-28`)).toEqual([undefined, ['Lidl', undefined]])
    expect(await told(`?chain=${chains.Lidl}&chain=${chains.Netto}&excludedChain=${chains.Netto}`)).toEqual([
      ...[undefined, ['Lidl', undefined]],
    ])
  })

  it('goes where something was on offer once, if nothing else is known', async () => {
    const anna = await shopper()
    await type(anna, 'honning')
    expect((await tripOf(anna)).plan).toMatchObject({
      ...{ total: 2500, guesses: 1 },
      chains: [{ name: 'Bilka', lines: [{ kind: 'highest' }] }],
    })
  })

  it('goes nowhere for an empty list, and is of the list’s country', async () => {
    expect((await tripOf(await shopper())).plan).toEqual({
      ...{ day: '2026-11-21', total: 0, guesses: 0, chains: [] },
    })
    const sweden = await shopper(inSweden)
    await type(sweden, 'mjölk')
    expect(await tripOf(sweden)).toMatchObject({
      currency: 'SEK',
      plan: { total: 1500, chains: [{ name: 'Ica' }] },
    })
  })

  describe('refuses', () => {
    const wrong = async (client: Shopper, query: string) => {
      const { status, data } = await client.get<{ errors?: object }>(`${client.list}/trip?${query}`)
      return [status, data.errors]
    }

    it('whom the list is not for, and tells participants', async () => {
      const anna = await shopper()
      await type(anna, 'smør')
      const jonas = Object.assign(await participant(anna), { list: anna.list })
      expect((await tripOf(jonas)).plan.total).toBe(1500)
      expect((await (await shopper()).get(`${anna.list}/trip`)).status).toBe(404)
      expect((await (await visitor()).get(`${anna.list}/trip`)).status).toBe(401)
    })

    it('parameters that say nothing, in the user’s language', async () => {
      const anna = await shopper()
      const milk = await type(anna, 'mælk')
      const day = ['Vælg i dag eller en af de næste syv dage.']
      const chain = ['Vælg højst 30 af landets kæder.']
      const pin = ['Vælg en vare på sedlen og en af kæderne.']
      expect(await wrong(anna, 'shops=4')).toEqual([422, { shops: ['Vælg 1, 2 eller 3 butikker.'] }])
      for (const other of ['2026-11-20', '2026-11-29', '2026-02-30', 'x']) {
        expect(await wrong(anna, `day=${other}`)).toEqual([422, { day }])
      }
      for (const other of ['x', '0', '99999999999', String(chains.Ica)]) {
        expect(await wrong(anna, `chain=${other}`)).toEqual([422, { chain }])
      }
      expect(await wrong(anna, 'excludedChain=x')).toEqual([422, { excludedChain: chain }])
      for (const other of [
        milk,
        `x:${chains.Netto}`,
        `${milk}:x`,
        `${anna.list.slice(-36)}:${chains.Netto}`,
      ]) {
        expect(await wrong(anna, `pin=${other}`)).toEqual([422, { pin }])
      }
      expect(await wrong(anna, 'leftOut=x')).toEqual([422, { leftOut: ['Varen er ikke på sedlen.'] }])
      const sweden = await shopper(inSweden)
      expect(await wrong(sweden, 'shops=0')).toEqual([422, { shops: ['Välj 1, 2 eller 3 butiker.'] }])
    })

    it('what the shops cannot sell as it is asked', async () => {
      const anna = await shopper()
      const [milk, butter] = [await type(anna, 'mælk'), await type(anna, 'smør')]
      const impossible = ['Det kan ikke lade sig gøre med de butikker. Vælg flere, eller fjern et valg.']
      const pins = `pin=${milk}:${chains.Bilka}&pin=${butter}:${chains.Netto}`
      expect(await wrong(anna, `shops=1&${pins}`)).toEqual([422, { shops: impossible }])
      expect(await wrong(anna, `excludedChain=${chains.Netto}&${pins}`)).toEqual([422, { shops: impossible }])
    })

    it('more than 100 items, until some are left out', async () => {
      const anna = await shopper()
      const ids: string[] = []
      for (let count = 0; count <= 100; count++) ids.push(await type(anna, `mælk ${count}`))
      expect(await wrong(anna, '')).toEqual([
        ...[
          422,
          {
            leftOut: [
              'Der kan højst planlægges 100 varer. Luk turen, og markér nogle varer som hentet, eller fjern dem.',
            ],
          },
        ],
      ])
      expect((await tripOf(anna, `?leftOut=${ids[0]}`)).plan.total).toBe(100 * 900)
    })

    it('a user’s 31st trip in a minute', async () => {
      const anna = await shopper()
      const answers = await Promise.all(Array.from({ length: 31 }, () => anna.get(`${anna.list}/trip`)))
      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses).toEqual([...Array(30).fill(200), 429])
      expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBe('60')
    })
  })
})
