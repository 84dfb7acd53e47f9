import type { Queryable } from '../db/database.ts'
import { boolean, statement, text, texts } from '../db/statement.ts'
import { BackupError } from './backup-error.ts'

/**
 * A table of ours. `columns` are those to write, without generated ones. `refersTo` are the tables that must be filled
 * before it. The rows of a table that `refersToItself` must be written in one statement.
 */
export type Table = { name: string; columns: string[]; refersTo: string[]; refersToItself: boolean }

const tablesOfOurs = statement(
  { name: text(), columns: texts(), refersTo: texts(), refersToItself: boolean() },
  `
  select class.relname as name,
    array(
      select attname::text from pg_attribute
      where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum
    ) as columns,
    array(
      select distinct target.relname::text from pg_constraint
      join pg_class target on target.oid = confrelid
      where conrelid = class.oid and contype = 'f' and confrelid <> conrelid
    ) as "refersTo",
    exists (
      select from pg_constraint where conrelid = class.oid and contype = 'f' and confrelid = conrelid
    ) as "refersToItself"
  from pg_class class
  where class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
  order by class.relname`,
)

/**
 * The product's tables, each after those it refers to.
 * @throws BackupError if tables refer to each other in a circle.
 */
export async function listTables(database: Queryable): Promise<Table[]> {
  const waiting = await database.query(tablesOfOurs)
  const ordered: Table[] = []
  while (waiting.length > 0) {
    const isReady = ({ refersTo }: Table) =>
      refersTo.every((name) => !waiting.some((table) => table.name === name))
    const next = waiting.findIndex(isReady)
    if (next < 0)
      throw new BackupError(`Tables refer to each other: ${waiting.map(({ name }) => name).join(', ')}`)
    ordered.push(...waiting.splice(next, 1))
  }
  return ordered
}

const migrationsTable = statement(
  { exists: boolean() },
  `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
)
const latestMigration = statement(
  { hash: text() },
  'select hash from drizzle.__drizzle_migrations order by created_at desc limit 1',
)

/** The last migration of a database: a backup can be restored only into a database with the same one. */
export async function lastMigration(database: Queryable): Promise<string> {
  const [{ exists } = { exists: false }] = await database.query(migrationsTable)
  if (!exists) throw new BackupError('The database is empty.')
  const [last] = await database.query(latestMigration)
  return last?.hash ?? ''
}
