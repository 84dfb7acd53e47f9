import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import * as v from 'valibot'
import type { Database, Queryable } from '../db/database.ts'
import { statement, text, withoutNulls } from '../db/statement.ts'
import { hasErrorCode } from '../error-code.ts'
import { backupFormat } from './back-up.ts'
import { BackupError } from './backup-error.ts'
import { lastMigration, listTables, type Table } from './list-tables.ts'

const head = v.object({ backup: v.literal('tilbudsugen'), format: v.number(), migration: v.string() })
const rowsOfTable = v.object({ table: v.string(), rows: v.array(v.unknown()) })
const end = v.object({ end: v.literal(true), rows: v.number() })

async function* linesOf(file: string): AsyncGenerator<unknown> {
  const source = createReadStream(file)
  const content = source.pipe(createGunzip())
  source.on('error', (error) => content.destroy(error))
  for await (const line of createInterface({ input: content, crlfDelay: Number.POSITIVE_INFINITY })) {
    yield JSON.parse(line)
  }
}

async function checkHead(tx: Queryable, line: unknown): Promise<void> {
  const result = v.safeParse(head, line)
  if (!result.success || result.output.format !== backupFormat) {
    throw new BackupError('This is not a backup that this version can read.')
  }
  if (result.output.migration !== (await lastMigration(tx))) {
    throw new BackupError(
      'The backup was made by another version, whose tables differ. Restore it with that version, then start this one.',
    )
  }
}

async function checkEmpty(tx: Queryable, tables: Table[]): Promise<void> {
  for (const { name } of tables) {
    const [row] = await tx.query(`select from "${name}" limit 1`)
    if (row) throw new BackupError('The database is not empty. Name a new DATA_DIR or an empty DATABASE_URL.')
  }
}

async function write(tx: Queryable, table: Table, rows: unknown[]): Promise<void> {
  const columns = table.columns.map((name) => `"${name}"`).join(', ')
  await tx.query(
    `insert into "${table.name}" (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::"${table.name}", $1::json)`,
    [JSON.stringify(rows)],
  )
}

const identityColumns = statement(
  { table: withoutNulls(text()), column: withoutNulls(text()) },
  `select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`,
)

/** Sets the identity columns to continue after the restored ids. */
async function continueNumbers(tx: Queryable): Promise<void> {
  const identities = await tx.query(identityColumns)
  for (const { table, column } of identities) {
    await tx.query(
      `select setval(pg_get_serial_sequence('"${table}"', '${column}'), max("${column}")) from "${table}"
        having max("${column}") is not null`,
    )
  }
}

/**
 * Ends all sessions and links, since some may have been ended after the backup for a reason, and gives up what was
 * waiting to be sent: it was sent since, or is old.
 */
async function forgetWaiting(tx: Queryable): Promise<void> {
  await tx.query('delete from sessions')
  await tx.query('delete from verifications')
  await tx.query('delete from push_outbox')
  await tx.query(
    `update mail_outbox set given_up_at = now(), data = '{}', is_held = false, last_error = 'a backup was restored'
      where sent_at is null and given_up_at is null`,
  )
}

async function writeAll(tx: Queryable, lines: AsyncGenerator<unknown>): Promise<number> {
  const tables = await listTables(tx)
  await checkHead(tx, (await lines.next()).value)
  await checkEmpty(tx, tables)
  let written = 0
  for await (const line of lines) {
    const part = v.parse(v.union([rowsOfTable, end]), line)
    if ('end' in part) {
      if (part.rows !== written) break
      await continueNumbers(tx)
      await forgetWaiting(tx)
      return written
    }
    const table = tables.find(({ name }) => name === part.table)
    if (!table) throw new BackupError(`The backup has a table that is unknown here: ${part.table}`)
    await write(tx, table, part.rows)
    written += part.rows.length
  }
  throw new BackupError('The backup is not whole: its end is missing.')
}

/**
 * Fills an empty, migrated database with the content of a backup, all or nothing. Nobody is logged in then, and mails that
 * waited are given up.
 * @returns how many rows were written.
 * @throws BackupError if the file is no backup of this version, not whole, or the database not empty.
 */
export async function restore(database: Database, file: string): Promise<number> {
  try {
    return await database.transaction((tx) => writeAll(tx, linesOf(file)))
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) throw new BackupError(`${file} is not there.`)
    const isUnreadable =
      error instanceof SyntaxError ||
      (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
    if (isUnreadable) throw new BackupError('The file is damaged, or no backup.')
    throw error
  }
}
