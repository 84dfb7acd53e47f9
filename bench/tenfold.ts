import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dayIn } from '#app/domain/locale/dates.ts'
import { countries } from '#app/domain/locale/locales.ts'
import type { Database } from '#app/server/db/database.ts'
import { migrateDatabase } from '#app/server/db/migrate.ts'
import { openPostgres } from '#app/server/db/postgres.ts'
import { refreshLiveOffers } from '#app/server/search/index/refresh-live-offers.ts'
import { startPostgres } from '#tests/integration/databases/postgres-server.ts'
import { runImport, writeOffers } from './measures/measure-import.ts'
import { timed } from './processor-time.ts'
import { beginPart, percentile, report, writeReport } from './report.ts'
import { jobsOf } from './tenfold/jobs.ts'
import { type Amounts, plantRows } from './tenfold/plant-rows.ts'
import { type Kind, requestsOf } from './tenfold/requests.ts'
import { fillProducts } from './traffic/fill-catalogue.ts'

const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } })
const scale = Number(values.scale)
if (!(scale > 0)) throw new Error('npm run tenfold -- [--scale 1]')

const scaled = (share: number): Amounts => ({
  pastProducts: Math.round(24_000 * (share * 10 - 1) * Math.min(1, scale * 10)),
  offers: { current: Math.round(1_000_000 * scale), ended: Math.round(9_000_000 * scale * share) },
  users: Math.round(500_000 * scale * share),
  lists: Math.round(300_000 * scale * share),
  itemsAList: 25,
  watches: Math.round(1_000_000 * scale * share),
  events: Math.round(5_000_000 * scale * share),
})
/** What piles up in two years, and a tenth of it beside the same offers of today. */
const amounts = { tenth: scaled(0.1), whole: scaled(1) }

/** Runs of all requests; the one with the least processor time counts. */
const runs = 3
/** How often a run asks for each page, besides once to warm up. */
const rounds = 2
/** The most that ten times the data may cost of what a tenth does. */
const bound = 1.3
const importedOffers = Math.round(200_000 * Math.min(1, scale * 5))

const now = new Date()
const day = dayIn('dk', now)
const server = await startPostgres({
  shared_buffers: '2GB',
  max_wal_size: '4GB',
  autovacuum: 'off',
  jit: 'off',
})
const folder = mkdtempSync(join(tmpdir(), 'tenfold-'))

const open = (name: string) => openPostgres(server.urlOf(name))

/** Writes both databases, the larger one from a copy of the other. */
async function fill(): Promise<{ tenth: Database; whole: Database }> {
  const admin = await open('postgres')
  await admin.forLongWork.query('create database tenth')
  const first = await open('tenth')
  await migrateDatabase(first)
  await first.query(
    `insert into chain_categories (country, name) select unnest($1::text[]), unnest($2::text[])`,
    [
      countries,
      countries.map((country) =>
        country === 'se' ? 'Dagligvaror' : country === 'fi' ? 'Päivittäistavarat' : 'Dagligvarer',
      ),
    ],
  )
  await fillProducts(first.forLongWork)
  await first.query(
    'update chains c set chain_category_id = k.id from chain_categories k where k.country = c.country',
  )
  await plant('a tenth', () => plantRows(first.forLongWork, { to: amounts.tenth, day }))
  for (const country of countries) await refreshLiveOffers(first.forLongWork, country, day)
  await first.forLongWork.query('vacuum analyze')
  await first.close()
  await admin.forLongWork.query('create database whole template tenth')
  const [tenth, whole] = [await open('tenth'), await open('whole')]
  await plant('ten times that', () =>
    plantRows(whole.forLongWork, { from: amounts.tenth, to: amounts.whole, day }),
  )
  const [size] = await admin.query<{ bytes: number }>(`select pg_database_size('whole') as bytes`)
  report({ name: 'size of the larger database', value: (size?.bytes ?? 0) / 2 ** 30, unit: 'GB' })
  await admin.forLongWork.query('checkpoint')
  await admin.close()
  return { tenth, whole }
}

async function plant(what: string, work: () => Promise<void>): Promise<void> {
  const { ms } = await timed(server, work)
  report({ name: `${what}, planted`, value: ms / 1000, unit: 's' })
}

type Run = { times: number[]; cpu: number }

/** Asks for all pages of a kind in one database. */
async function runOf({ asks }: Kind, database: Database): Promise<Run> {
  const times: number[] = []
  const { cpu } = await timed(server, async () => {
    for (let round = 0; round < rounds; round += 1) {
      for (const ask of asks) {
        const start = performance.now()
        await ask(database)
        times.push(performance.now() - start)
      }
    }
  })
  return { times, cpu: cpu / times.length }
}

/** Measures the requests of a kind in both databases, which take turns, so that the machine's load affects them alike. */
async function measureKind(kind: Kind, databases: { tenth: Database; whole: Database }): Promise<void> {
  const best: { tenth?: Run; whole?: Run } = {}
  for (const database of Object.values(databases)) for (const ask of kind.asks) await ask(database)
  for (let run = 0; run < runs; run += 1) {
    for (const size of ['tenth', 'whole'] as const) {
      const measured = await runOf(kind, databases[size])
      if (measured.cpu < (best[size]?.cpu ?? Number.POSITIVE_INFINITY)) best[size] = measured
    }
  }
  const { tenth, whole } = best
  if (!tenth || !whole) throw new Error('nothing was measured')
  for (const [label, { times, cpu }, target] of [
    ['a tenth', tenth, undefined],
    ['ten times that', whole, kind.most],
  ] as const) {
    report({ name: `${kind.name}, ${label}, p50`, value: percentile(times, 0.5), unit: 'ms' })
    report({
      name: `${kind.name}, ${label}, p99`,
      value: percentile(times, 0.99),
      unit: 'ms',
      ...(target && { target }),
    })
    report({ name: `${kind.name}, ${label}, processor time`, value: cpu, unit: 'ms' })
  }
  report({
    name: `${kind.name}, ten times over a tenth`,
    value: whole.cpu / tenth.cpu,
    unit: 'x',
    target: bound,
  })
}

/** Measures the import of offers of the weeks around today, and of the same again. */
async function measureImports(): Promise<void> {
  const file = join(folder, 'offers.jsonl')
  writeOffers(file, importedOffers, day)
  for (const [label, name] of [
    ['a tenth', 'tenth'],
    ['ten times that', 'whole'],
  ]) {
    const environment = { DATABASE_URL: server.urlOf(String(name)), DATA_DIR: folder }
    for (const what of ['new', 'unchanged']) {
      const { ms, cpu } = await timed(server, () => runImport(file, environment))
      const isBound = name === 'whole' && what === 'new'
      report({
        name: `import of ${importedOffers} ${what} offers, ${label}`,
        value: (importedOffers / ms) * 1000,
        unit: 'rows/s',
        ...(isBound && { target: 25_000, atLeast: true }),
      })
      report({ name: `import of ${what} offers, ${label}, database`, value: cpu / 1000, unit: 's' })
    }
  }
}

beginPart('tenfold')
try {
  const databases = await fill()
  for (const kind of await requestsOf(databases.tenth, day)) await measureKind(kind, databases)
  await measureImports()
  for (const { name, run } of jobsOf(now)) {
    for (const [label, database] of [
      ['a tenth', databases.tenth],
      ['ten times that', databases.whole],
    ] as const) {
      const { ms, cpu } = await timed(server, () => run(database.forLongWork))
      report({ name: `${name}, ${label}`, value: ms / 1000, unit: 's' })
      report({ name: `${name}, ${label}, processor time`, value: cpu / 1000, unit: 's' })
    }
  }
  await Promise.all(Object.values(databases).map((database) => database.close()))
} finally {
  await server.stop()
  rmSync(folder, { recursive: true })
}
writeReport('bench/results.json')
