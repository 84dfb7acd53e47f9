import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import type { Database } from '#app/server/db/database.ts'
import { migrateDatabase } from '#app/server/db/migrate.ts'
import { openPglite } from '#app/server/db/pglite.ts'
import { openPostgres } from '#app/server/db/postgres.ts'
import { searchTypeahead } from '#app/server/search/search-typeahead.ts'
import { startPostgres } from '#tests/integration/databases/postgres-server.ts'
import { percentile, report } from '../report.ts'
import { benchDay, fillOffers, fillProducts } from '../traffic/fill-catalogue.ts'
import { queries } from '../traffic/queries.ts'

const rounds = 20
/** Enough for searches that take a hundred times as long. */
const slowRounds = 3
/** The load of the machine affects single runs, so the quietest of several counts. */
const runs = 5
const sizes = [100_000, 1_000_000]
const sizeName = (size: number) => (size === 1_000_000 ? '1M' : `${size / 1000}k`)

type Times = Map<string, number[]>

/** Milliseconds of each query class, all classes in turn; the first round is a warm-up and does not count. */
async function timesOfRun(
  search: (term: string) => unknown,
  { rounds, only }: { rounds: number; only?: string[] },
): Promise<Times> {
  const classes = Object.entries(queries).filter(([name]) => !only || only.includes(name))
  const times = new Map(classes.map(([name]) => [name, [] as number[]]))
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, terms] of classes) {
      for (const term of terms) {
        const start = performance.now()
        await search(term)
        if (round > 0) times.get(name)?.push(performance.now() - start)
      }
    }
  }
  return times
}

const totalOf = (times: Times) => [...times.values()].flat().reduce((sum, time) => sum + time, 0)

/** The quietest run of each of several searches. They take turns, so that the machine's load affects them alike. */
async function timesOf(searches: ((term: string) => unknown)[]): Promise<Times[]> {
  const quietest: Times[] = []
  for (let run = 0; run < runs; run += 1) {
    for (const [place, search] of searches.entries()) {
      const times = await timesOfRun(search, { rounds })
      const before = quietest[place]
      if (!before || totalOf(times) < totalOf(before)) quietest[place] = times
    }
  }
  return quietest
}

function reportTimes(label: string, times: Times): void {
  for (const [name, samples] of times) {
    report({ name: `${label}, ${name}, p50`, value: percentile(samples, 0.5), unit: 'ms' })
    report({ name: `${label}, ${name}, p99`, value: percentile(samples, 0.99), unit: 'ms' })
  }
}

function reportTypeahead(label: string, times: Times, hasTarget: boolean): number {
  reportTimes(label, times)
  const all = [...times.values()].flat()
  const short = [...(times.get('one letter') ?? []), ...(times.get('two letters') ?? [])]
  const target = (value: number) => (hasTarget ? { target: value } : {})
  const median = percentile(all, 0.5)
  report({ name: `${label}, all, p50`, value: median, unit: 'ms', ...target(1) })
  report({ name: `${label}, all, p99`, value: percentile(all, 0.99), unit: 'ms', ...target(8) })
  report({
    name: `${label}, one and two letters, p99`,
    value: percentile(short, 0.99),
    unit: 'ms',
    ...target(3),
  })
  return median
}

/** The obvious first attempt: every live offer whose product's name contains the text. */
const ilikeSql = `
select o.id, n.name, o.price from offers o
join products p on p.id = o.product_id join product_names n on n.id = p.product_name_id
where o.country = 'dk' and n.name ilike '%' || $1 || '%' and o.start_date <= $2 and o.end_date >= $2
order by o.price limit 8`

async function measureAlternatives(database: Database): Promise<void> {
  const rows = await database.query<{ id: number; title: string }>(
    `select product_id as id, title from search_documents where country = 'dk'`,
  )
  const index = new MiniSearch<{ id: number; title: string }>({
    fields: ['title'],
    tokenize: (text) => wordsOf(fold(text)),
  })
  index.addAll(rows)
  const options = { prefix: true, fuzzy: 0.25, combineWith: 'AND' } as const
  const [times = new Map()] = await timesOf([(term) => index.search(term, options).slice(0, 8)])
  reportTimes('MiniSearch, 6,000 products', times)
  const classes = ['three to five letters', 'inside a compound']
  reportTimes(
    'ILIKE, 1M offers',
    await timesOfRun((term) => database.query(ilikeSql, [term, benchDay]), {
      rounds: slowRounds,
      only: classes,
    }),
  )
}

/**
 * Measures the use case itself, which caches nothing between searches, on databases of both sizes.
 * @param open opens an empty database for the given number of offers.
 * @returns the databases, filled.
 */
async function measureGrowth(engine: string, open: (size: number) => Promise<Database>): Promise<Database[]> {
  const databases: Database[] = []
  for (const size of sizes) {
    const database = await open(size)
    const start = performance.now()
    await migrateDatabase(database)
    await fillProducts(database)
    await fillOffers(database, size)
    report({
      name: `${engine}, ${sizeName(size)} offers, filled and refreshed`,
      value: (performance.now() - start) / 1000,
      unit: 's',
    })
    databases.push(database)
  }
  const times = await timesOf(
    databases.map(
      (database) => (term: string) => searchTypeahead(database, { country: 'dk', term, today: benchDay }),
    ),
  )
  const medians = times.map((ofSize, place) => {
    const size = sizes[place] ?? 0
    const hasTarget = engine === 'PostgreSQL' && size === 1_000_000
    return reportTypeahead(`${engine}, ${sizeName(size)} offers`, ofSize, hasTarget)
  })
  const [small = 0, large = 0] = medians
  report({ name: `${engine}, p50 at 1M over p50 at 100k`, value: large / small, unit: 'x', target: 1.3 })
  return databases
}

const closeAll = (databases: Database[]) => Promise.all(databases.map((database) => database.close()))

/** Measures the dropdown's search at two sizes on both databases, and compares it with MiniSearch and ILIKE. */
export async function measureSearch(): Promise<void> {
  const server = await startPostgres()
  try {
    const admin = await openPostgres(server.urlOf('postgres'))
    const databases = await measureGrowth('PostgreSQL', async (size) => {
      await admin.query(`create database bench_${size}`)
      return (await openPostgres(server.urlOf(`bench_${size}`))).forLongWork
    })
    const largest = databases.at(-1)
    if (largest) await measureAlternatives(largest)
    await closeAll([...databases, admin])
  } finally {
    await server.stop()
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    await closeAll(await measureGrowth('PGlite', (size) => openPglite(join(folder, String(size)))))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
