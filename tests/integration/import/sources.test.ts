import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Database } from '#app/server/db/database.ts'
import { importFromUrl } from '#app/server/import/sources/import-from-url.ts'
import { dueAt, importDueSources } from '#app/server/import/sources/import-sources-job.ts'
import { pastDays } from '#app/server/import/sources/read-sources.ts'
import { sourcesCommand } from '#app/server/operator/sources-command.ts'
import { withdrawCommand } from '#app/server/operator/withdraw-command.ts'
import { openTestPglite } from '../databases/databases.ts'

const header = 'id;country;chain;name;price;start date;end date'
const row = (price: string) => `1;dk;Netto;Letmælk 1 l;${price};16.11.2026;22.11.2026`

let folder: string
let server: Server
let database: Database
let url: string
/** What the feed's server answers, and the requests that it got. */
let feed = { status: 200, body: `${header}\n${row('12,95')}\n`, etag: '"1"' }
const asked: (string | undefined)[] = []
/** What happens before the feed's server says that nothing has changed, or sends the feed. */
const meanwhile: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'))
  server = createServer(async (request, answer) => {
    asked.push(request.headers['if-none-match'])
    if (request.headers['if-none-match'] === feed.etag) {
      await meanwhile.shift()?.()
      answer.writeHead(304).end()
      return
    }
    answer.writeHead(feed.status, { etag: feed.etag }).flushHeaders()
    await meanwhile.shift()?.()
    answer.end(feed.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.csv`
  database = await openTestPglite()
})
afterAll(async () => {
  await database.close()
  server.close()
  rmSync(folder, { recursive: true })
})

const { signal } = new AbortController()
const list = (sources: unknown) => writeFileSync(join(folder, 'sources.json'), JSON.stringify(sources))
const fetchDue = (hours: number) =>
  importDueSources(database, folder, new Date(Date.now() + hours * 3_600_000), signal)
const prices = async () =>
  (await database.query<{ price: number }>('select price from offers')).map(({ price }) => price)
const context = () => ({
  database,
  dataDir: folder,
  bytes: (async function* () {})(),
  note: () => {},
  progress: () => {},
  signal,
})
const withdraw = async (source: string, ...options: string[]) => {
  const { exitCode, error } = await withdrawCommand(context(), ['--source', source, ...options])
  return { exitCode, error: error?.replace(join(folder, 'sources.json'), 'FILE') }
}
const shown = async () => {
  const { exitCode, output = '' } = await sourcesCommand(context(), [])
  return { exitCode, output: output.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'WHEN').replaceAll(url, 'URL') }
}

it('a source is fetched when it is due, and imported only if it has changed', async () => {
  expect(await shown()).toEqual({ exitCode: 0, output: expect.stringContaining('lists no sources') })
  list([{ name: 'netto', url, format: 'csv', everyHours: 6 }])
  expect((await shown()).output).toContain('never fetched\n  next: within ten minutes')

  await fetchDue(0)
  expect([await prices(), asked]).toEqual([[1295], [undefined]])
  await fetchDue(5)
  expect(asked).toEqual([undefined])
  await fetchDue(7)
  expect([await prices(), asked]).toEqual([[1295], [undefined, '"1"']])
  expect(await shown()).toEqual({
    exitCode: 0,
    output:
      'netto (csv, every 6 hours)\n  URL\n  WHEN UTC unchanged: the feed has not changed\n  next: WHEN UTC',
  })

  feed = { ...feed, body: `${header}\n${row('9,95')}\n`, etag: '"2"' }
  await fetchDue(7)
  expect(await prices()).toEqual([995])
  expect((await shown()).output).toContain('imported: 1 rows: 0 new, 1 changed')
})

it('a source that fails says why, does not stop the others, and is read anew', async () => {
  feed = { status: 503, body: '', etag: '"3"' }
  const closed = 'http://127.0.0.1:65533/feed.csv'
  list([
    { name: 'closed', url: closed, format: 'csv', everyHours: 6 },
    { name: 'netto', url, format: 'csv', everyHours: 6 },
  ])
  await fetchDue(7)
  const { exitCode, output } = await shown()
  expect(exitCode).toBe(2)
  expect(output).toContain(`failed: ${closed} could not be fetched: ECONNREFUSED.`)
  expect(output).toContain(`failed: URL was answered with 503.`)

  feed = { status: 200, body: `${header}\n${row('8,95')}\n`, etag: '"2"' }
  await fetchDue(7)
  expect(await prices()).toEqual([895])
})

const sourcesAndPrices = () =>
  database.query<{ source: string; price: number }>('select source, price from offers order by source, price')

it('docs/import.md: two sources of one address are two feeds, each imported as it says', async () => {
  await database.query('truncate offers cascade')
  const body = 'id;name;price;start date;end date\n1;Letmælk 1 l;12,95;16.11.2026;22.11.2026\n2;Smør;-5;;'
  feed = { status: 200, body, etag: '"4"' }
  const both = { url, format: 'csv', everyHours: 6, country: 'dk' }
  list([
    { name: 'føtex', chain: 'Føtex', ...both },
    { name: 'netto', chain: 'Netto', ...both },
  ])
  asked.length = 0
  await fetchDue(0)
  expect([await sourcesAndPrices(), asked]).toEqual([
    [
      { source: 'føtex', price: 1295 },
      { source: 'netto', price: 1295 },
    ],
    [undefined, undefined],
  ])
  await fetchDue(7)
  expect(asked).toEqual([undefined, undefined, '"4"', '"4"'])
})

it('docs/import.md: the hours of a source begin again if its feed has not changed', async () => {
  await database.query(
    `update data_state set value = value || '{"at": "2026-01-01T00:00:00Z"}' where key like 'feed:%'`,
  )
  asked.length = 0
  await fetchDue(0)
  await fetchDue(0)
  expect(asked).toEqual(['"4"', '"4"'])
})

it('docs/import.md: a source that is read otherwise is due at once, and imported anew', async () => {
  const columns = { id: 'id', name: 'name', price: 'price', startDate: 'start date', endDate: 'end date' }
  const source = { name: 'netto', url, format: 'csv', everyHours: 6, country: 'dk', chain: 'Netto' }
  list([source])
  asked.length = 0
  await fetchDue(0)
  expect(asked).toEqual([])
  list([{ ...source, columns }])
  await fetchDue(0)
  await fetchDue(0)
  expect(asked).toEqual([undefined])
  // What the columns changed is changed back, although the feed is still the one that was read without them.
  list([source])
  await fetchDue(0)
  expect(asked).toEqual([undefined, undefined])
})

it('docs/import.md: a source without a price in any row has failed, and is not taken for known', async () => {
  feed = { status: 200, body: `${header}\n${row('ring')}\n1;dk\n${row('0')}\n`, etag: '"5"' }
  list([{ name: 'unpriced', url, format: 'csv', everyHours: 6 }])
  await fetchDue(0)
  const { exitCode, output } = await shown()
  expect([exitCode, output.replace(/Report: .*/, 'Report: …').split('\n')]).toEqual([
    2,
    [
      'unpriced (csv, every 6 hours)',
      '  URL',
      '  WHEN UTC failed: 3 rows: 0 new, 0 changed, 0 unchanged, 0 repeated, 3 set aside',
      '    bad-price: 1',
      '    bad-csv: 1',
      '    zero-price: 1',
      '  Report: …',
      '  No row has a price, so nothing was imported.',
      '  next: WHEN UTC',
    ],
  ])
  asked.length = 0
  await fetchDue(7)
  expect(asked).toEqual([undefined])
})

it('docs/import.md: a failed fetch is tried again after ten minutes, then twice as late each time, up to its hours', () => {
  const at = '2026-11-21T12:00:00.000Z'
  const minutesAfter = (failures: number) => (dueAt({ at, failures }, 2).getTime() - Date.parse(at)) / 60_000
  expect([0, 1, 2, 3, 4, 5, 500].map(minutesAfter)).toEqual([120, 10, 20, 40, 80, 120, 120])
})

it('docs/import.md: a source that failed is tried again before its hours are over, until it works', async () => {
  list([{ name: 'moved', url, format: 'csv', everyHours: 6 }])
  feed = { status: 503, body: '', etag: '"6"' }
  asked.length = 0
  await fetchDue(0)
  await fetchDue(0)
  expect(asked.length).toBe(1)
  feed = { status: 200, body: `${header}\n${row('7,95')}\n`, etag: '"6"' }
  await fetchDue(0.2)
  expect((await shown()).output).toContain('imported: 1 rows')
  await fetchDue(0.2)
  expect(asked.length).toBe(2)
})

it('docs/import.md: a feed that is taken back comes back with all its rows at its next fetch, unless it is not listed', async () => {
  feed = { status: 200, body: `${header}\n${row('6,95')}\n`, etag: '"7"' }
  const other = `${url}?other`
  list([
    { name: 'back', url, format: 'csv', everyHours: 6 },
    { name: 'other', url: other, format: 'csv', everyHours: 6 },
  ])
  await fetchDue(0)
  const withdrawn =
    'As long as FILE lists “back”, its next fetch imports it again; npm run sources says when.'
  expect(await withdraw('back', '--dry-run')).toEqual({
    exitCode: 0,
    error: `1 offers would be withdrawn.\n${withdrawn}`,
  })
  expect(await withdraw('back')).toEqual({ exitCode: 0, error: `1 offers were withdrawn.\n${withdrawn}` })
  expect((await shown()).output).toContain(
    'withdrawn: its offers were taken back, and the next fetch imports all its rows\n  next: WHEN UTC',
  )
  asked.length = 0
  await fetchDue(5)
  expect(asked).toEqual([])
  await fetchDue(7)
  expect(asked).toEqual([undefined, '"7"'])
  expect((await sourcesAndPrices()).filter(({ source }) => source === 'back')).toEqual([
    { source: 'back', price: 695 },
  ])
  list([])
  expect(await withdraw('back')).toEqual({ exitCode: 0, error: '1 offers were withdrawn.' })
})

it('docs/import.md: a feed whose rows name their sources is fetched anew after one of them is taken back', async () => {
  const importIt = () =>
    importFromUrl(database, folder, { url, format: 'csv', defaults: {} }, false, { signal })
  expect((await importIt())?.counts.inserted).toBe(1)
  expect(await importIt()).toBeUndefined()
  await withdraw('feed:dk:netto')
  expect((await importIt())?.counts.inserted).toBe(1)
})

it('docs/import.md: a feed that is taken back while it is fetched comes back with all its rows', async () => {
  for (const defaults of [{ source: 'race' }, {}]) {
    const source = defaults.source ?? 'feed:dk:netto'
    const importIt = () =>
      importFromUrl(database, folder, { url, format: 'csv', defaults }, false, { signal })
    const pricesOfSource = async () =>
      (await sourcesAndPrices()).filter((offer) => offer.source === source).map(({ price }) => price)
    feed = { status: 200, body: `${header}\n${row('5,95')}\n`, etag: '"8"' }
    await importIt()
    meanwhile.push(() => withdraw(source))
    expect([await importIt(), await pricesOfSource()]).toEqual([undefined, []])
    await importIt()
    expect(await pricesOfSource()).toEqual([595])

    feed = { status: 200, body: `${header}\n${row('4,95')}\n`, etag: '"9"' }
    meanwhile.push(() => withdraw(source))
    asked.length = 0
    await importIt()
    await importIt()
    expect([asked, await pricesOfSource()]).toEqual([['"8"', undefined], [495]])
  }
})

it('docs/import.md: a name that no offer has is answered with the names that offers have', async () => {
  await database.query('truncate offers cascade')
  expect(await withdraw('bakc')).toEqual({ exitCode: 1, error: 'No offer has the source “bakc”.' })
  for (const source of ['back', 'feed:dk:netto', 'andre'])
    await importFromUrl(database, folder, { url, format: 'csv', defaults: { source } }, false, { signal })
  expect(await withdraw('bakc')).toEqual({
    exitCode: 1,
    error: 'No offer has the source “bakc”. These sources have offers:\n  andre\n  back\n  feed:dk:netto',
  })
})

it('docs/import.md: a source whose days have passed says that its offers are not shown', async () => {
  const days = { startDate: '2026-11-16', endDate: '2026-11-22' }
  const lastDay = new Date('2026-11-22T12:00:00Z')
  expect([pastDays(days, lastDay), pastDays({}, lastDay)]).toEqual([undefined, undefined])
  const warning =
    'its endDate 2020-11-22 has passed: rows that name no last day are imported as offers that have ended. Change the days in sources.json, or leave them out.'
  list([
    { name: 'old', url, format: 'csv', everyHours: 6, startDate: '2020-11-16', endDate: '2020-11-22' },
    { name: 'new', url, format: 'csv', everyHours: 6, endDate: '2099-11-22' },
  ])
  const { exitCode, output } = await shown()
  expect([exitCode, output.split('\n')]).toEqual([
    2,
    [
      'old (csv, every 6 hours)',
      '  URL',
      '  never fetched',
      '  next: within ten minutes, while the server runs',
      `  ${warning}`,
      'new (csv, every 6 hours)',
      '  URL',
      '  never fetched',
      '  next: within ten minutes, while the server runs',
    ],
  ])
  const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await fetchDue(0)
  const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)))
  logged.mockRestore()
  expect(lines.map(({ level, message, source, reason }) => [level, message, source, reason])).toEqual([
    ['warn', 'the days of a source have passed', 'old', warning],
    ['info', 'fetched a source', 'old', undefined],
    ['info', 'fetched a source', 'new', undefined],
  ])
})

it('a list of sources that does not work says what is wrong with it', async () => {
  list([{ name: 'a', url: 'ftp://example.org', format: 'csv', everyHours: 6, colour: 'red' }])
  await expect(shown()).rejects.toThrow(
    `${join(folder, 'sources.json')} lists sources that do not work:\n  0.url: must start with http:// or https://\n  0.colour: `,
  )
  writeFileSync(join(folder, 'sources.json'), '[')
  await expect(shown()).rejects.toThrow('sources.json is not JSON: ')
})

it('docs/import.md: a feed that shrinks below half, or doubles, is imported, and the operator is told', async () => {
  await database.query('truncate offers cascade')
  const ofRows = (count: number) =>
    [header, ...Array.from({ length: count }, (_, at) => row('12,95').replace('1;', `${at};`))].join('\n')
  list([{ name: 'leaflet', url, format: 'csv', everyHours: 6 }])
  const after: unknown[] = []
  for (const [hours, count] of [10, 11, 4, 12, 30, 10].entries()) {
    feed = { status: 200, body: ofRows(count), etag: `"rows ${hours}"` }
    await fetchDue(7)
    const { exitCode, output } = await shown()
    after.push([exitCode, output.split('\n').find((line) => line.includes('usual'))])
  }
  expect(after).toEqual([
    [0, undefined],
    [0, undefined],
    [2, '  It has 4 offers, less than half of the usual 11. None were withdrawn.'],
    [0, undefined],
    [2, '  It has 30 offers, more than twice the usual 11. None were withdrawn.'],
    [0, undefined],
  ])
  expect(await database.query('select count(*)::int as count from offers')).toEqual([{ count: 30 }])
})

it('§3 compared prices: if a feed has a price that cannot be, the operator is told', async () => {
  await database.query('truncate offers cascade')
  const past = ['02.03.2026', '04.05.2026', '07.09.2026'].map(
    (day, at) => `past ${at};dk;Netto;Letmælk 1 l;12,95;${day};${day}`,
  )
  list([{ name: 'odd prices', url, format: 'csv', everyHours: 6 }])
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const told: unknown[] = []
  for (const [etag, rows] of Object.entries({
    past,
    odd: [...past, row('0,12')],
    right: [...past, row('9,95')],
  })) {
    feed = { status: 200, body: [header, ...rows].join('\n'), etag: `"${etag}"` }
    written.mockClear()
    await fetchDue(7)
    const logged = written.mock.calls.map(([line]) => JSON.parse(String(line)))
    told.push([
      (await shown()).output.split('\n').filter((line) => line.includes('kept back')),
      logged.flatMap(({ level, source, reason }) => (level === 'warn' ? [{ source, reason }] : [])),
    ])
  }
  written.mockRestore()
  const reason = '1 price was kept back.'
  expect(told).toEqual([
    [[], []],
    [[`  ${reason}`], [{ source: 'odd prices', reason }]],
    [[], []],
  ])
})
