import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#app/server/db/database.ts'
import { migrateDatabase } from '#app/server/db/migrate.ts'
import { openPglite } from '#app/server/db/pglite.ts'
import { openPostgres } from '#app/server/db/postgres.ts'
import { findProductByGtin } from '#app/server/offers/find-product-by-gtin.ts'
import { startPostgres } from '#tests/integration/databases/postgres-server.ts'
import { percentile, report } from '../report.ts'
import { benchDay, fillOffers, fillProducts } from '../traffic/fill-catalogue.ts'

const offers = 100_000
/** So many different products are scanned, and each so often. */
const products = 500
const rounds = 4
const mostMs = 10

/** Gives each Danish product a number. @returns numbers of products over the whole catalogue, and of the one with the most offers. */
async function numberProducts(database: Database): Promise<{ gtins: string[]; largest: string }> {
  await database.query(
    "insert into variant_gtins (country, gtin, variant_id) select p.country, lpad(v.id::text, 14, '0'), v.id from product_variants v join products p on p.id = v.product_id where p.country = 'dk'",
  )
  const rows = await database.query<{ gtin: string; offers: number }>(
    'select g.gtin, count(o.id)::int as offers from variant_gtins g join offers o on o.variant_id = g.variant_id group by g.gtin order by g.gtin',
  )
  const step = Math.max(1, Math.floor(rows.length / products))
  const most = Math.max(...rows.map((row) => row.offers))
  return {
    gtins: rows.filter((_, place) => place % step === 0).map(({ gtin }) => gtin),
    largest: rows.find((row) => row.offers === most)?.gtin ?? '',
  }
}

/** Answers a scan as the route does, without what it keeps. */
const scan = async (database: Database, gtin: string) =>
  JSON.stringify(await findProductByGtin(database, { country: 'dk', gtin, today: benchDay }))

const ownMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Clock ticks in a second, by which Linux counts processor time (proc(5), `_SC_CLK_TCK`). */
const ticks = 100

/** The processor time that the connections of a database on PostgreSQL have taken, in milliseconds. */
async function backendMs(database: Database): Promise<number> {
  const rows = await database.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'",
  )
  return rows.reduce((sum, { pid }) => {
    // The name of the program is in parentheses, and may hold spaces; user and system time are fields 14 and 15.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks
  }, 0)
}

/** @param databaseMs the processor time that the database has taken outside this process, in milliseconds. */
async function measure(engine: string, database: Database, databaseMs: () => Promise<number>): Promise<void> {
  await migrateDatabase(database)
  await fillProducts(database)
  await fillOffers(database, offers)
  const { gtins, largest } = await numberProducts(database)
  const mean = async (numbers: readonly string[]) => {
    const before = ownMs() + (await databaseMs())
    for (const gtin of numbers) await scan(database, gtin)
    return (ownMs() + (await databaseMs()) - before) / numbers.length
  }
  const warm = gtins.slice(0, 50)
  await mean(warm)
  const samples: number[] = []
  for (let round = 0; round < rounds; round += 1) samples.push(await mean(gtins))
  const name = `${engine}, a scan among ${offers / 1000}k offers, processor time`
  report({ name: `${name}, mean`, value: percentile(samples, 0.5), unit: 'ms', target: mostMs })
  const value = await mean(Array.from({ length: products }, () => largest))
  report({ name: `${name}, the product with the most offers`, value, unit: 'ms', target: mostMs })
}

/** The processor time of a scan that nothing is kept for, on both databases; on PostgreSQL that of its connections is counted. */
export async function measureScan(): Promise<void> {
  const server = await startPostgres()
  try {
    const admin = await openPostgres(server.urlOf('postgres'))
    await admin.query('create database bench_scan')
    const database = await openPostgres(server.urlOf('bench_scan'))
    await measure('PostgreSQL', database.forLongWork, () => backendMs(database))
    await Promise.all([database.close(), admin.close()])
  } finally {
    await server.stop()
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const database = await openPglite(folder)
    await measure('PGlite', database, async () => 0)
    await database.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
}
