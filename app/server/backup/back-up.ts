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

/** The version of the file's format. The first line of JSON says what the file is, the last that it is complete. */
export const backupFormat = 1
const rowsALine = 2000

async function* linesOf(tx: Queryable, table: Table): AsyncGenerator<{ table: string; rows: unknown[] }> {
  // Rows that refer to each other have to be restored by one statement.
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
 * Writes a snapshot of the whole database into a new file: compressed lines of JSON, from which either engine can be
 * restored. Only its owner can read the file, since it contains personal data. The file is never visible half written.
 * @returns how many rows were written.
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
    // Unlike renaming, linking never replaces an existing file.
    await link(part, file)
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) throw new BackupError(`${file} is there already. Name a new file.`)
    throw error
  } finally {
    await rm(part, { force: true })
  }
  return rows
}
