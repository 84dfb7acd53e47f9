import { setTimeout } from 'node:timers/promises'
import { type Day, dayIn } from '#app/domain/locale/dates.ts'
import { countries } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../db/database.ts'
import { number, statement, text } from '../../db/statement.ts'
import { RememberedPast } from './odd-prices/remembered-past.ts'

/**
 * One run of an import: its id, the database's time at its start, the day it is then, the earlier one if the countries
 * differ, the variants that its batches have moved offers to, by those that had them, and what it has read of the past of
 * variants.
 */
export type ImportRun = {
  id: number
  startedAt: string
  today: Day
  moves: Map<number, Set<number>>
  past: RememberedPast
}

const oneDay = 86_400_000_000

/** How long a run may be silent between two batches. After that its process must be dead. */
const silentMinutes = 2

/**
 * A run waits this long before it begins. The clock of the embedded database counts milliseconds, and what an earlier run
 * wrote must have an earlier time than the start of this one.
 */
const clockTickMs = 2

const begunRun = statement(
  { now: text() },
  'with run as (insert into import_runs (id) values ($1)) select now()::text as now',
)

/** Begins a run. Its id is the time in microseconds since 1970, with random last digits. */
export async function beginRun(tx: Queryable, now: Date): Promise<ImportRun> {
  await setTimeout(clockTickMs)
  const id = Date.now() * 1000 + Math.floor(Math.random() * 1000)
  const [row] = await tx.query(begunRun, [id])
  if (!row) throw new Error('the database does not tell the time')
  const [today = ''] = countries.map((country) => dayIn(country, now)).sort()
  return { id, startedAt: row.now, today, moves: new Map(), past: new RememberedPast() }
}

/** SQL for whether a run, by an expression for its id, is still writing offers. */
export const isRunning = (id: string): string =>
  `exists (select from import_runs r where r.id = ${id}
    and r.alive_at > clock_timestamp() - interval '${silentMinutes} minutes')`

const deadRuns = statement(
  { id: number() },
  `select id from import_runs where alive_at <= clock_timestamp() - interval '${silentMinutes} minutes'`,
)

/** The runs that have died: searches may not know what they wrote. */
export async function findDeadRuns(tx: Queryable): Promise<number[]> {
  return (await tx.query(deadRuns)).map(({ id }) => id)
}

/** Deletes runs that have died, after search is brought up to what they wrote. */
export async function forgetDeadRuns(tx: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.query('delete from import_runs where id = any($1::bigint[])', [ids])
}

/** Deletes what a run noted, and what runs left that died more than a day ago. */
export async function forgetRun(tx: Queryable, { id }: ImportRun): Promise<void> {
  await tx.query('delete from import_seen where run = $1 or run < $2', [id, id - oneDay])
  await tx.query('delete from import_runs where id = $1 or id < $2', [id, id - oneDay])
}
