import type { Queryable } from '../db/database.ts'
import { statement, text } from '../db/statement.ts'

/** One run of an import: an id for its rows in `import_seen`, and the database's time at its start. */
export type ImportRun = { id: number; startedAt: string }

const oneDay = 86_400_000_000

const timeOfDatabase = statement({ now: text() }, 'select now()::text as now')

/** Begins a run. Its id is the time in microseconds since 1970, with random last digits. */
export async function beginRun(tx: Queryable): Promise<ImportRun> {
  const [row] = await tx.query(timeOfDatabase)
  if (!row) throw new Error('the database does not tell the time')
  return { id: Date.now() * 1000 + Math.floor(Math.random() * 1000), startedAt: row.now }
}

/** Deletes what a run noted, and what runs left that died more than a day ago. */
export async function forgetRun(tx: Queryable, { id }: ImportRun): Promise<void> {
  await tx.query('delete from import_seen where run = $1 or run < $2', [id, id - oneDay])
}
