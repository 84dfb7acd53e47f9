import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { raiseAlerts } from '#app/server/agents/alerts/raise-alerts.ts'
import type { OfferInput } from '#app/server/import/offer/check-offer.ts'
import { getList } from '#app/server/lists/get-list.ts'
import { addOfferItem } from '#app/server/lists/items/add-offer-item.ts'
import { reportsCommand } from '#app/server/operator/reports-command.ts'
import { getOffer } from '#app/server/pages/get-offer.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { watchAllVariants } from '../import/watch-all-variants.ts'
import { importLater, sendReport, visitFrom } from './reporting.ts'

const current = vi.hoisted(() => ({ database: undefined as unknown }))
vi.mock('#app/server/db/current-database.ts', () => ({ currentDatabase: async () => current.database }))

const now = new Date('2026-11-21T12:00:00Z')
const today = '2026-11-21'
const listUuid = '6f1e4d5a-0000-4000-8000-000000000001'
const mutationId = '6f1e4d5a-0000-4000-8000-000000000002'
/** A lost point: the leaflet says 34,95. */
const coffee: OfferInput = {
  ...{ id: '1', source: 'leaflet', country: 'dk', chain: 'Netto', name: 'Kaffe', size: '400 g' },
  ...{ startDate: '2026-11-16', endDate: '2026-11-22', price: 349_500, currency: 'DKK' },
  imageUrl: 'https://example.com/kaffe.jpg',
}
const none = { read: 1, inserted: 0, updated: 0, unchanged: 0, duplicates: 0, setAside: 0 }

describeOnEachDatabase('§3 compared prices: an offer that an operator corrects', (database) => {
  let offerId = 0
  const importAll = (...offers: OfferInput[]) => importLater(database(), offers, now)
  beforeEach(async () => {
    current.database = database()
    vi.stubEnv('TRUST_PROXY', '1')
    vi.useFakeTimers({ toFake: ['Date'], now })
    await database().query(
      `truncate offers, variant_gtins, product_variants, search_documents, products, product_names, brands, users,
        price_agent_alerts, unmatched_offers, throttles, import_runs restart identity cascade`,
    )
    await database().query(
      "insert into users (id, name, email, country_registered_to) values ('anna', 'Anna', 'anna@example.org', 'dk')",
    )
    await database().query("insert into shopping_lists (id, owner_id, country) values ($1, 'anna', 'dk')", [
      listUuid,
    ])
    await importAll(coffee)
    const [offer] = await database().query<{ id: number }>('select id::int from offers')
    offerId = offer?.id ?? 0
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })

  const reports = (...args: string[]) =>
    reportsCommand(
      {
        ...{ database: database(), dataDir: '/nowhere', bytes: (async function* () {})() },
        ...{ note: () => {}, progress: () => {}, signal: new AbortController().signal },
      },
      args,
    )
  const id = () => String(offerId)
  const correct = (...what: string[]) => reports('correct', id(), ...what)
  const page = () => getOffer(database(), { country: 'dk', id: id(), today })
  const shown = async () => {
    const data = await page()
    if (!data) return undefined
    const { state, correction, offer, history } = data
    const { price, unitPrice, size, endDate, isKeptBack } = offer
    return {
      ...{ state, correction, price, unitPrice, size, endDate, isKeptBack },
      history: history.map((past) => past.price),
    }
  }
  const told = {
    state: 'live',
    correction: undefined,
    price: 349_500,
    unitPrice: 873_750,
    size: '400\u00a0g',
  }
  const asTold = { ...told, endDate: '2026-11-22', isKeptBack: undefined, history: [349_500] }
  const priced = { ...asTold, correction: 'price', price: 3495, unitPrice: 8738, history: [3495] }
  const hidden = {
    ...asTold,
    state: 'expired',
    correction: 'withdrawn',
    endDate: '2026-11-20',
    isKeptBack: true,
    history: [],
  }
  /** The prices of the offers that a search finds. */
  const found = async () => {
    const { products } = await searchOffers(database(), {
      ...{ country: 'dk', term: 'kaffe', today, sort: 'price', limit: 24 },
      isExact: true,
    })
    return products.map(({ price }) => price)
  }
  const addToList = () =>
    addOfferItem(database(), { userId: 'anna', listUuid, mutationId, now }, { offerId, quantity: 1 })
  const onList = async () => {
    const list = await getList(database(), { userId: 'anna', listUuid, now })
    const [item] = list.items
    return {
      ...{
        version: list.version,
        total: list.priceTotalText,
        price: item?.priceText,
        details: item?.priceDetailsText,
      },
      ...{ correction: item?.correction, isExpired: item?.isExpired },
    }
  }

  it('has the right price everywhere, and the list that holds it says so', async () => {
    await addToList()
    const before = await onList()
    expect(await correct('--price', '34.95')).toEqual({ exitCode: 0, error: `Offer ${id()} is corrected.` })
    expect(await shown()).toEqual(priced)
    expect(await found()).toEqual([3495])
    expect(await onList()).toEqual({
      ...{ version: before.version + 1, total: '34,95\u00a0kr.', price: '34,95' },
      ...{ details: '87,38\u00a0kr. pr.\u00a0kg', correction: 'price', isExpired: false },
    })
  })

  it('keeps the right price as long as its row says the same wrong one', async () => {
    await correct('--price', '34,95')
    expect(await importAll(coffee)).toEqual({ ...none, unchanged: 1 })
    expect(await shown()).toEqual(priced)
    const longer = { ...coffee, endDate: '2026-11-25' }
    expect(await importAll(longer)).toEqual({ ...none, updated: 1 })
    expect(await shown()).toEqual({ ...priced, endDate: '2026-11-25' })
    expect(await importAll({ ...longer, price: 3995 })).toEqual({ ...none, updated: 1 })
    expect(await shown()).toEqual({
      ...{ ...asTold, endDate: '2026-11-25', price: 3995, unitPrice: 9988, history: [3995] },
    })
    expect(await importAll(longer)).toEqual({ ...none, updated: 1 })
    expect(await shown()).toEqual({ ...priced, endDate: '2026-11-25' })
  })

  it('has the right size, whose unit price it gets, and no wrong picture, also after the next import', async () => {
    expect(await correct('--size', '500 g', '--no-picture')).toMatchObject({ exitCode: 0 })
    const right = { ...asTold, size: '500\u00a0g', unitPrice: 699_000 }
    expect([await shown(), (await page())?.offer.imageUrl]).toEqual([right, '/placeholder.svg'])
    expect(await importAll(coffee)).toEqual({ ...none, unchanged: 1 })
    expect(await shown()).toEqual(right)
    await correct('--price', '34.95')
    expect(await shown()).toEqual({ ...priced, size: '500\u00a0g', unitPrice: 6990 })
    expect(await importAll(coffee)).toEqual({ ...none, unchanged: 1 })
    await importAll({ ...coffee, imageUrl: 'https://example.com/rigtig.jpg' })
    expect([await shown(), (await page())?.offer.imageUrl]).toEqual([
      { ...priced, size: '500\u00a0g', unitPrice: 6990 },
      expect.stringContaining('/photos/'),
    ])
  })

  it('is gone if it is hidden, which lists and pages say, and stays gone', async () => {
    await addToList()
    expect(await reports('hide', id())).toEqual({ exitCode: 0, error: `Offer ${id()} is hidden.` })
    expect(await shown()).toEqual(hidden)
    expect(await found()).toEqual([])
    expect(await onList()).toMatchObject({ correction: 'withdrawn', isExpired: true, total: '0,00\u00a0kr.' })
    vi.setSystemTime(new Date('2026-11-22T13:00:00Z'))
    expect(await importAll(coffee)).toEqual({ ...none, unchanged: 1 })
    expect(await importAll({ ...coffee, endDate: '2026-11-30' })).toEqual({ ...none, unchanged: 1 })
    expect(await shown()).toEqual(hidden)
    await importAll({ ...coffee, price: 3495 })
    expect(await shown()).toMatchObject({
      state: 'live',
      price: 3495,
      correction: undefined,
      isKeptBack: undefined,
    })
  })

  it('is as its feed says after it is undone, wherever it was corrected, and lists hear it', async () => {
    await addToList()
    await correct('--price', '34.95')
    await correct('--size', '500 g', '--no-picture')
    await reports('hide', id())
    expect(await shown()).toMatchObject({
      state: 'expired',
      price: 3495,
      size: '500\u00a0g',
      correction: 'withdrawn',
    })
    expect(await reports('undo', id())).toEqual({
      ...{ exitCode: 0, error: `Offer ${id()} is again as its feed says.` },
    })
    expect([await shown(), (await page())?.offer.imageUrl]).toEqual([
      asTold,
      expect.stringContaining('/photos/'),
    ])
    expect(await onList()).toMatchObject({ price: '3.495,00', correction: undefined, isExpired: false })
    expect(await importAll(coffee)).toEqual({ ...none, unchanged: 1 })
    expect(await reports('undo', id())).toEqual({
      ...{ exitCode: 0, error: `Offer ${id()} is as its feed says: nothing of it was corrected.` },
    })
  })

  it('is the same after each command is repeated', async () => {
    await addToList()
    for (const command of [
      ['correct', id(), '--price', '34.95'],
      ['correct', id(), '--size', '500 g', '--no-picture'],
      ['hide', id()],
    ]) {
      await reports(...command)
      const [first, version] = [await shown(), (await onList()).version]
      expect((await reports(...command)).error).toContain('was')
      expect([await shown(), (await onList()).version]).toEqual([first, version])
    }
  })

  it('has its price in no history if it is hidden after it has ended, until that is undone', async () => {
    const after = new Date('2026-11-25T12:00:00Z')
    vi.setSystemTime(after)
    const past = async () => {
      const data = await getOffer(database(), { country: 'dk', id: id(), today: '2026-11-25' })
      return { endDate: data?.offer.endDate, history: data?.history.map(({ price }) => price) }
    }
    const ended = { endDate: '2026-11-22', history: [349_500] }
    expect(await past()).toEqual(ended)
    await reports('hide', id())
    expect(await past()).toEqual({ ...ended, history: [] })
    expect((await reports('hide', id())).error).toContain('was')
    await reports('undo', id())
    expect(await past()).toEqual(ended)
  })

  it.each([
    ['hidden', ['hide']],
    ['given another price', ['correct', '--price', '34.95']],
    ['given another price and hidden', ['correct', '--price', '34.95'], ['hide']],
  ])('is kept back by its import again after it was %s and that is undone', async (_, ...commands) => {
    await database().query("update offers set kept_back_at = '2026-11-20'")
    for (const [command = '', ...what] of commands) await reports(command, id(), ...what)
    await reports('undo', id())
    expect(await shown()).toEqual({ ...asTold, isKeptBack: true, history: [] })
    expect(await database().query('select isfinite(kept_back_at) as "isOfImport" from offers')).toEqual([
      { isOfImport: true },
    ])
  })

  it('is told to watches at its right price', async () => {
    await database().query('delete from users')
    await watchAllVariants(database())
    await database().query('update price_agent_watches set target_price = 4000')
    const alerts = async () => {
      await raiseAlerts(database(), { now, signal: new AbortController().signal })
      return (await database().query('select 1 from price_agent_alerts')).length
    }
    expect(await alerts()).toBe(0)
    await correct('--price', '34.95')
    expect(await alerts()).toBe(1)
  })

  it('is another good’s if the feed gives its id to that, and is not corrected then', async () => {
    await correct('--price', '34.95')
    await importAll({ ...coffee, name: 'Te', size: '100 g', startDate: '2026-11-23', endDate: '2026-11-29' })
    expect(await shown()).toEqual(priced)
    expect(await database().query("select price from offers where external_id = '1'")).toEqual([
      { price: 349_500 },
    ])
  })

  it('is not changed while an import runs, which could write what it has read before', async () => {
    await database().query('insert into import_runs (id) values (1)')
    expect(await reports('hide', id())).toEqual({
      ...{ exitCode: 1, error: 'An import is running. Try again when it has ended: nothing was changed.' },
    })
    expect(await shown()).toEqual(asTold)
  })

  it('is listed with its reports, the most reported first, and what is corrected', async () => {
    expect(await reports()).toEqual({ exitCode: 0, output: 'No reports wait to be looked at.' })
    const visits = [1, 2, 3].map(visitFrom)
    for (const [at, visit] of visits.entries()) {
      const sentence = at === 0 ? 'I butikken 34,95' : ''
      await sendReport(visit, { offerId, wrong: 'price', sentence })
    }
    await sendReport(visitFrom(1), { offerId, wrong: 'not-in-shop', sentence: 'Udsolgt siden mandag' })
    expect(await reports()).toEqual({
      exitCode: 2,
      output: [
        '1 offer is reported:',
        `  ${id()}: Netto, Kaffe 400 g, 3.495,00, 2026-11-16 to 2026-11-22 (leaflet, row 1), without verdict`,
        `    /dk/single/${id()}`,
        '    3 × price',
        '      “I butikken 34,95”',
        '    1 × not in the shop',
        '      “Udsolgt siden mandag”',
      ].join('\n'),
    })
    await correct('--price', '34.95')
    expect(await reports()).toEqual({
      exitCode: 0,
      output: [
        'No reports wait to be looked at.',
        'Corrected:',
        `  ${id()}: Netto, Kaffe 400 g, 34,95, 2026-11-16 to 2026-11-22 (leaflet, row 1)`,
        `    /dk/single/${id()}`,
        '    corrected: price 3.495,00 is 34,95',
      ].join('\n'),
    })
    expect(await shown()).toEqual(priced)
    expect(await reports('looked-at', id())).toEqual({
      ...{ exitCode: 0, error: `Offer ${id()} has no reports that wait.` },
    })
  })

  it.each([
    [['correct', '1'], 'say what is right, with --price, --size or --no-picture'],
    [['correct', '1', '--price', '0'], 'write a price such as 34.95'],
    [['correct', '1', '--price', '34.950'], 'write a price such as 34.95'],
    [['correct', '1', '--size', 'much'], 'write a size such as "500 g"'],
    [['hide'], 'name one offer by its number'],
    [['hide', 'x'], 'name one offer by its number'],
    [['hide', '1', '2'], 'name one offer by its number'],
    [['hide', '1', '--price', '1'], '--price, --size and --no-picture go with correct'],
    [['forget', '1'], 'forget: not known'],
    [['hide', '1', '--force'], "Unknown option '--force'"],
    [['--price', '3'], 'Say what to do, and with which offer'],
  ])('is named by a command that is right: %j says “%s” and how it is used', async (args, message) => {
    await expect(reports(...args)).rejects.toThrow(message)
    await expect(reports(...args)).rejects.toThrow('npm run reports -- undo OFFER')
  })

  it('is missing if its number is wrong, and --help tells the commands', async () => {
    expect(await reports('hide', '99999')).toEqual({ exitCode: 1, error: 'There is no offer 99999.' })
    const help = await reports('--help')
    expect([help.exitCode, help.output]).toEqual([
      0,
      expect.stringContaining('npm run reports -- looked-at OFFER'),
    ])
  })
})
