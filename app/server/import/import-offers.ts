import { dayIn } from '#app/domain/locale/dates.ts'
import { type Country, countries } from '#app/domain/locale/locales.ts'
import type { Database, Queryable } from '../db/database.ts'
import { nudgeJob } from '../jobs/nudge-job.ts'
import { refreshChanges } from '../search/index/refresh-changes.ts'
import {
  areMany,
  noChanges,
  noteDocuments,
  noteProducts,
  type SearchChanges,
} from '../search/index/search-changes.ts'
import { prepareOffer } from './identify/prepare-offer.ts'
import type { PreparedOffer } from './row/prepared-offer.ts'
import type { Remarked } from './row/remarks.ts'
import type { ImportRow } from './row/source-row.ts'
import { beginRun, findDeadRuns, forgetDeadRuns, forgetRun, type ImportRun } from './store/import-run.ts'
import { emptyCaches } from './store/resolve/import-caches.ts'
import { resolveBatch } from './store/resolve-batch.ts'
import { batchOf, type OfferBatch, type SetAside, upsertOffers } from './store/write/upsert-offers.ts'

/** How many rows an import read, and their results: `read` is the sum of the others. */
export type ImportCounts = {
  read: number
  inserted: number
  updated: number
  unchanged: number
  duplicates: number
  setAside: number
}

export type ImportOptions = {
  /** Does everything, and rolls it back at the end. */
  isDryRun?: boolean
  /** Called for each row that is set aside. */
  onSetAside?: (row: SetAside) => void
  /** Called for each row that is imported with a remark. */
  onRemark?: (row: Remarked) => void
  /** Called with the counts so far, after each batch. */
  onProgress?: (counts: ImportCounts) => void
  /** The moment that decides which offers are live; by default now. */
  now?: Date
  /** Stops the import after the present batch; what is written stays. */
  signal?: AbortSignal
}

/**
 * Rows in each transaction. The embedded database works in this process, so its batches are short, to answer requests
 * in between.
 */
const batchSizes = { postgres: 4000, pglite: 500 }

/**
 * A prepared statement keeps the plan from when the tables were almost empty until new statistics are gathered.
 * Autovacuum is too late for that, and the embedded database has none, so we analyse each time the number of written
 * rows has grown by this factor.
 */
const growthBetweenStatistics = 8
const firstStatistics = 1000
const filledTables = ['brands', 'product_names', 'products', 'product_variants', 'offers']

class DryRunEnd extends Error {}

/**
 * Writes offers to the database: new ones are added, changed ones updated, others not written, so that a second import
 * of the same rows changes nothing. Rows come in lists of any length and are not kept in memory.
 * Rows that are already set aside, or that repeat an earlier row's id with other content, are passed to `onSetAside`.
 * @throws the signal's reason if it stops the import; the database's error if it fails; batches before that stay.
 */
export async function importOffers(
  database: Database,
  rows: Rows,
  options: ImportOptions = {},
): Promise<ImportCounts> {
  const batchSize = batchSizes[database.engine]
  if (options.isDryRun) return tryRows(database, rows, batchSize, options)
  const now = options.now ?? new Date()
  const run = await beginRun(database, now)
  const touched: Touched = { countries: new Set(), changes: noChanges() }
  try {
    return await writeRows((work) => database.transaction(work), run, rows, batchSize, options, touched)
  } finally {
    // Also after a failure: the batches before it stay, and searches must find them.
    await refreshSearch(database, touched, now)
    await forgetRun(database, run)
    nudgeJob('raise-alerts')
  }
}

/** The countries of an import's rows, and what it changed. */
type Touched = { countries: Set<Country>; changes: SearchChanges }

/** Refreshes what the import changed; everything if another one died before it did so. */
async function refreshSearch(database: Database, { countries: some, changes }: Touched, now: Date) {
  const dead = await findDeadRuns(database)
  if (areMany(changes) || dead.length > 0) await gatherStatistics(database)
  for (const country of dead.length > 0 ? countries : some)
    await refreshChanges(database, country, dayIn(country, now), dead.length > 0 ? undefined : changes)
  await forgetDeadRuns(database, dead)
}

async function gatherStatistics(tx: Queryable): Promise<void> {
  await tx.query(`analyze ${filledTables.join(', ')}`)
}

/** A remark of a dry run, whose offers are not kept. */
function withoutOffer({ remark: { reason, message }, ...row }: Remarked): Remarked {
  return { ...row, remark: { reason, message } }
}

async function tryRows(
  database: Database,
  rows: Rows,
  batchSize: number,
  options: ImportOptions,
): Promise<ImportCounts> {
  let counts: ImportCounts | undefined
  try {
    await database.transaction(async (tx) => {
      counts = await writeRows(inTurn(tx), await beginRun(tx, options.now ?? new Date()), rows, batchSize, {
        ...options,
        onRemark: (row) => options.onRemark?.(withoutOffer(row)),
      })
      throw new DryRunEnd()
    })
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw error
  }
  if (!counts) throw new Error('a dry run ended without counts')
  return counts
}

type Rows = AsyncIterable<readonly ImportRow[]> | Iterable<readonly ImportRow[]>
type Transact = <Result>(work: (tx: Queryable) => Promise<Result>) => Promise<Result>

/** Runs pieces of work in one transaction, one after the other. */
function inTurn(tx: Queryable): Transact {
  let turn: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = turn.then(() => work(tx))
    turn = result.catch(() => {})
    return result
  }
}

async function writeRows(
  transact: Transact,
  run: ImportRun,
  rows: Rows,
  batchSize: number,
  { onSetAside = () => {}, onRemark = () => {}, onProgress = () => {}, signal }: ImportOptions,
  { countries: touched, changes }: Touched = { countries: new Set(), changes: noChanges() },
): Promise<ImportCounts> {
  const counts: ImportCounts = { read: 0, inserted: 0, updated: 0, unchanged: 0, duplicates: 0, setAside: 0 }
  const caches = emptyCaches()
  let statisticsAt = firstStatistics

  const setAside = (row: SetAside) => {
    counts.setAside += 1
    onSetAside(row)
  }
  const write = async (offers: OfferBatch) => {
    const written = await transact((tx) => upsertOffers(tx, run, offers))
    for (const row of written.setAside) setAside(row)
    for (const row of written.remarked) onRemark(row)
    counts.inserted += written.inserted
    counts.updated += written.updated
    counts.unchanged += written.unchanged
    counts.duplicates += written.duplicates
    noteProducts(changes, written.products)
    if (counts.inserted >= statisticsAt) {
      await transact(gatherStatistics)
      statisticsAt = counts.inserted * growthBetweenStatistics
    }
    onProgress(counts)
  }

  // While a batch's offers are written, the next batch is read, its products are found and its statement is made.
  let writing: Promise<void> = Promise.resolve()
  let batch: PreparedOffer[] = []
  const flush = async () => {
    const full = batch
    batch = []
    for (const { offer } of full) touched.add(offer.country)
    const resolved = await transact((tx) => resolveBatch(tx, caches, full))
    noteDocuments(changes, resolved.documents)
    noteProducts(changes, resolved.products)
    const offers = batchOf(resolved.offers)
    await writing
    signal?.throwIfAborted()
    writing = write(offers)
    // The failure is handled where this promise is awaited.
    writing.catch(() => {})
    // Between two batches the process answers waiting requests.
    await new Promise((resolve) => setImmediate(resolve))
  }
  try {
    for await (const some of rows) {
      for (const row of some) {
        counts.read += 1
        const { line, content } = row
        if (row.rejection) setAside({ line, content, rejection: row.rejection })
        else {
          if (row.offer.remark) onRemark({ line, content, remark: row.offer.remark })
          batch.push(prepareOffer(row, row.offer))
        }
        if (batch.length === batchSize) await flush()
      }
    }
    if (batch.length > 0) await flush()
    await writing
  } finally {
    await writing.catch(() => {})
  }
  return counts
}
