import { type SQL, sql } from 'drizzle-orm'
import { type Db, fromDrizzle } from 'pg-boss'
import type { Database, Queryable } from '../db/database.ts'

/** What both engines' driver answers: several commands in one text have several answers. */
type Answer = { rows: unknown[] } | { rows: unknown[] }[]

const asks = ({ orm }: Queryable): Db =>
  fromDrizzle({ execute: (query: SQL) => orm.execute(query) as Promise<Answer> }, sql)

/**
 * The open database as pg-boss asks it. A text that begins a transaction itself is run in one of ours: where it fails
 * halfway, its connection would else go back to everyone with that transaction still open.
 */
export function bossDatabase(database: Database): Db {
  return {
    executeSql: (text, values) =>
      /^\s*begin\b/i.test(text)
        ? database.transaction((tx) => asks(tx).executeSql(text, values))
        : asks(database).executeSql(text, values),
  }
}
