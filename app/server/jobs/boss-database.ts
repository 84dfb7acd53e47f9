import { type SQL, sql } from 'drizzle-orm'
import { type Db, fromDrizzle } from 'pg-boss'
import type { Database, Queryable } from '../db/database.ts'

/** The driver's result: several commands in one text have several results. */
type Answer = { rows: unknown[] } | { rows: unknown[] }[]

const asks = ({ orm }: Queryable): Db =>
  fromDrizzle({ execute: (query: SQL) => orm.execute(query) as Promise<Answer> }, sql)

/**
 * The open database in pg-boss's form. A text that begins a transaction is run in one of ours: otherwise a failure
 * would return the connection to the pool with that transaction still open.
 */
export function bossDatabase(database: Database): Db {
  return {
    executeSql: (text, values) =>
      /^\s*begin\b/i.test(text)
        ? database.transaction((tx) => asks(tx).executeSql(text, values))
        : asks(database).executeSql(text, values),
  }
}
