import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database, Queryable } from '../db/database.ts'
import { hasErrorCode } from '../error-code.ts'
import { BackupError } from './backup-error.ts'
import { lastMigration, listTables, type Table } from './list-tables.ts'

/** The format of the file: a line of JSON first says what it is, the last one that it is whole. */
export const backupFormat = 1
const rowsALine = 2000

async function* linesOf(tx: Queryable, table: Table): AsyncGenerator<{ table: string; rows: unknown[] }> {
  // A tree's rows refer to each other in any order, so one statement has to write them all.
  const wanted = table.refersToItself ? 'all' : rowsALine
  await tx.query(`declare backup no scroll cursor for select row_to_json(t) as row from "${table.name}" t`)
  for (;;) {
    const rows = await tx.query<{ row: unknown }>(`fetch ${wanted} from backup`)
    if (rows.length > 0) yield { table: table.name, rows: rows.map(({ row }) => row) }
    if (wanted === 'all' || rows.length < wanted) break
  }
  await tx.query('close backup')
}

async function* contentOf(tx: Queryable, onRows: (count: number) => void): AsyncGenerator<string> {
  const migration = await lastMigration(tx)
  yield `${JSON.stringify({ backup: 'tilbudsugen', format: backupFormat, migration, made: new Date() })}\n`
  let rows = 0
  for (const table of await listTables(tx)) {
    for await (const line of linesOf(tx, table)) {
      yield `${JSON.stringify(line)}\n`
      rows += line.rows.length
    }
  }
  yield `${JSON.stringify({ end: true, rows })}\n`
  onRows(rows)
}

/**
 * Writes everything the database holds into a new file, as it is at one moment: compressed lines of JSON, which either
 * engine can be restored from. Only its owner can read the file, since it holds people's data. It appears whole or not
 * at all.
 * @returns how many rows it holds.
 * @throws BackupError if the file is there already.
 */
export async function backUp(database: Database, file: string): Promise<number> {
  const part = `${file}.${randomUUID()}.part`
  let rows = 0
  try {
    await database.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read, read only')
      const content = Readable.from(
        contentOf(tx, (count) => {
          rows = count
        }),
      )
      await pipeline(
        content,
        createGzip(),
        createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
      )
    })
    // Unlike a renaming, a link never takes the place of a file that is there.
    await link(part, file)
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) throw new BackupError(`${file} is there already. Name a new file.`)
    throw error
  } finally {
    await rm(part, { force: true })
  }
  return rows
}
