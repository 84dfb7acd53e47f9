import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offerReports } from '#app/server/db/schema/reports.ts'
import type { OfferInput } from '#app/server/import/offer/check-offer.ts'
import { getOffer } from '#app/server/pages/get-offer.ts'
import { correctOffer } from '#app/server/reports/corrections/correct-offer.ts'
import { forgetReports } from '#app/server/reports/forget-reports-job.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { importLater, sendReport, visitFrom } from './reporting.ts'

const current = vi.hoisted(() => ({ database: undefined as unknown }))
vi.mock('#app/server/db/current-database.ts', () => ({ currentDatabase: async () => current.database }))

const now = new Date('2026-11-21T12:00:00Z')
const today = '2026-11-21'
const milk: OfferInput = {
  ...{ id: '1', source: 'leaflet', country: 'dk', chain: 'Netto', name: 'Letmælk', size: '1 l' },
  ...{ startDate: '2026-11-16', endDate: '2026-11-22', price: 1295, currency: 'DKK' },
}

describeOnEachDatabase('§7.6 offer reports', (database) => {
  let offerId = 0
  const importAll = (...offers: OfferInput[]) => importLater(database(), offers, now)
  beforeEach(async () => {
    current.database = database()
    vi.stubEnv('TRUST_PROXY', '1')
    vi.useFakeTimers({ toFake: ['Date'], now })
    await database().query('truncate offers, search_documents, throttles restart identity cascade')
    await importAll(milk, { ...milk, id: '2', chain: 'Føtex', price: 1495 })
    const [offer] = await database().query<{ id: number }>(
      "select id::int from offers where external_id = '1'",
    )
    offerId = offer?.id ?? 0
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })

  const kept = () =>
    database()
      .orm.select({ wrong: offerReports.wrong, sentence: offerReports.sentence, price: offerReports.price })
      .from(offerReports)
      .orderBy(offerReports.wrong, offerReports.sentence)
  const page = (id = offerId) => getOffer(database(), { country: 'dk', id: String(id), today })
  const isKeptBack = async (id?: number) => (await page(id))?.offer.isKeptBack ?? false
  const price = (given: object = {}) => ({ offerId, wrong: 'price', ...given })

  it('are stored without an account, with what the offer said, and once for a visit', async () => {
    const visit = visitFrom(1)
    const sentence = ' 34,95 i butikken, ring 20 30 40 50 '
    const stored = { status: 204, body: null, retryAfter: null }
    expect(await sendReport(visit, price({ sentence }))).toEqual(stored)
    expect(await sendReport(visit, price({ sentence: 'en gang til' }))).toEqual(stored)
    expect(await sendReport(visit, { offerId, wrong: 'size' })).toEqual(stored)
    expect(await kept()).toEqual([
      { wrong: 'price', sentence: '34,95 i butikken, ring …', price: 1295 },
      { wrong: 'size', sentence: '', price: 1295 },
    ])
  })

  it('say nothing of the visitor in the whole database', async () => {
    const visit = visitFrom(77)
    await sendReport(visit, price({ sentence: 'anna@example.dk, 010190-1234' }))
    const tables = await database().query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    )
    let dump = ''
    for (const { name } of tables) dump += JSON.stringify(await database().query(`select * from "${name}"`))
    const [, browser = ''] = /tilbudsugen\.browser=([\w-]+)/.exec(visit.cookie) ?? []
    expect(browser).toHaveLength(22)
    for (const told of [browser, visit.token, '192.0.2', 'Mosaic', 'anna@', '010190', '1234'])
      expect(dump.includes(told), told).toBe(false)
    const columns = await database().query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = 'offer_reports' order by 1",
    )
    expect(columns.map(({ name }) => name)).toEqual([
      ...['id', 'looked_at', 'offer_id', 'price', 'reported_on', 'sentence', 'units', 'visit', 'wrong'],
    ])
    await sendReport(visit, { offerId: offerId + 1, wrong: 'price' })
    const visits = await database().orm.select({ visit: offerReports.visit }).from(offerReports)
    expect(new Set(visits.map((row) => row.visit)).size).toBe(2)
  })

  it('are refused in the language that is asked for, and with no token', async () => {
    const visit = visitFrom(2)
    const refused = async (given: object) => (await sendReport(visit, given)).body
    expect(await refused(price({ sentence: 'a'.repeat(201), error_message_language: 'sv' }))).toEqual({
      message: 'Det är för långt. Det finns plats för 200 tecken.',
      errors: { sentence: ['Det är för långt. Det finns plats för 200 tecken.'] },
    })
    expect(await refused({ offerId: 99_999, wrong: 'price' })).toEqual({
      message: 'Tilbuddet findes ikke længere.',
      errors: { offerId: ['Tilbuddet findes ikke længere.'] },
    })
    expect(await refused({ offerId, wrong: 'taste' })).toMatchObject({ errors: { wrong: expect.anything() } })
    expect(await refused({ wrong: 'price' })).toMatchObject({ errors: { offerId: ['Udfyld feltet.'] } })
    expect((await sendReport(visit, price(), { 'x-xsrf-token': 'x' })).status).toBe(419)
    expect((await sendReport(visit, price(), { origin: 'https://example.org' })).status).toBe(419)
    expect(await kept()).toEqual([])
  })

  it('are throttled by visit, and by address', async () => {
    const visit = visitFrom(3)
    for (let at = 0; at < 10; at += 1) expect((await sendReport(visit, price())).status).toBe(204)
    expect(await sendReport(visit, price())).toEqual({
      status: 429,
      body: { message: 'Det blev for mange forsøg. Vent lidt, og prøv igen.' },
      retryAfter: '600',
    })
    for (let at = 0; at < 9; at += 1) expect((await sendReport(visitFrom(3), price())).status).toBe(204)
    expect((await sendReport(visitFrom(3), price())).status).toBe(429)
    expect((await sendReport(visitFrom(4), price())).status).toBe(204)
    vi.setSystemTime(new Date(now.getTime() + 601_000))
    expect((await sendReport(visit, price())).status).toBe(204)
  })

  it('§3 compared prices: of three visits take the verdict from an offer, of two or of one visit thrice do not', async () => {
    expect((await page())?.offer.verdict?.kind).toBe('cheapest')
    const [one, other, third] = [visitFrom(5), visitFrom(6), visitFrom(7)]
    for (const wrong of ['price', 'size', 'picture']) await sendReport(one, { offerId, wrong })
    await sendReport(other, price())
    expect(await isKeptBack()).toBe(false)
    await sendReport(third, { offerId, wrong: 'not-in-shop' })
    const shown = await page()
    expect([shown?.offer.isKeptBack, shown?.offer.verdict]).toEqual([true, undefined])
    expect(shown?.history.map(({ offerId: id }) => id)).toEqual([offerId + 1])
  })

  it('§3 compared prices: the verdict comes back when an operator has looked, and old visits do not take it again', async () => {
    const visits = [8, 9, 10].map(visitFrom)
    const reportAll = async (wrong: string) => {
      for (const visit of visits) await sendReport(visit, { offerId, wrong })
    }
    await reportAll('price')
    expect(await isKeptBack()).toBe(true)
    const look = () => correctOffer(database(), offerId, { wish: { kind: 'looked-at' }, now })
    expect([await look(), await isKeptBack(), await look()]).toEqual(['done', false, 'unchanged'])
    await reportAll('price')
    expect(await isKeptBack()).toBe(false)
    await sendReport(visitFrom(11), price())
    await sendReport(visitFrom(12), price())
    expect(await isKeptBack()).toBe(false)
    await reportAll('size')
    expect(await isKeptBack()).toBe(true)
  })

  it('§3 compared prices: an import of the same price leaves it without a verdict, one of another price gives it back', async () => {
    for (const address of [13, 14, 15]) await sendReport(visitFrom(address), price())
    vi.setSystemTime(new Date('2026-11-22T13:00:00Z'))
    await importAll(milk)
    await importAll({ ...milk, offerUrl: 'https://example.com/maelk' })
    expect(await isKeptBack()).toBe(true)
    await importAll({ ...milk, price: 1395 })
    expect(await isKeptBack()).toBe(false)
    // Those who reported the earlier price have not reported this one.
    await sendReport(visitFrom(16), price())
    expect(await isKeptBack()).toBe(false)
  })

  it('are deleted 30 days after their offer has ended, and 180 days after they were sent', async () => {
    await sendReport(visitFrom(17), price())
    await forgetReports(database(), new Date('2026-12-22T12:00:00Z'))
    expect(await kept()).toHaveLength(1)
    await forgetReports(database(), new Date('2026-12-23T12:00:00Z'))
    expect(await kept()).toEqual([])
    await importAll({ ...milk, endDate: '2028-01-01' })
    await sendReport(visitFrom(18), price())
    await forgetReports(database(), new Date('2027-05-20T12:00:00Z'))
    expect(await kept()).toHaveLength(1)
    await forgetReports(database(), new Date('2027-05-21T12:00:00Z'))
    expect(await kept()).toEqual([])
  })
})
