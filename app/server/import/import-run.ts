import type { Queryable } from '../db/database.ts'
import { statement, text } from '../db/statement.ts'

/** One import from its start to its end: a number, by which its notes are told from others', and the database's time at its start. */
export type ImportRun = { id: number; startedAt: string }

const oneDay = 86_400_000_000

const timeOfDatabase = statement({ now: text() }, 'select now()::text as now')

/** Begins a run. Its number is microseconds since 1970, and chance. */
export async function beginRun(tx: Queryable): Promise<ImportRun> {
  const [row] = await tx.query(timeOfDatabase)
  if (!row) throw new Error('the database does not tell the time')
  return { id: Date.now() * 1000 + Math.floor(Math.random() * 1000), startedAt: row.now }
}

/** Forgets what a run noted, and what runs that died more than a day ago left behind. */
export async function forgetRun(tx: Queryable, { id }: ImportRun): Promise<void> {
  await tx.query('delete from import_seen where run = $1 or run < $2', [id, id - oneDay])
}
