import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Statement } from './statement.ts'

/**
 * What a use case needs of a database: Drizzle for everyday statements, and SQL by hand where the plan matters.
 * On both engines rows hold int8 and numeric as numbers, dates as `YYYY-MM-DD` and timestamps as Date.
 */
export interface Queryable {
  orm: PgDatabase<PgQueryResultHKT>
  /** Runs one statement with parameters (`$1`, `$2`), which each connection prepares once. */
  query<Row>(sql: Statement<Row> | string, parameters?: unknown[]): Promise<Row[]>
}

/** An open database, embedded (PGlite) or PostgreSQL, with the same dialect. */
export interface Database extends Queryable {
  engine: 'pglite' | 'postgres'
  /**
   * Runs `work` in one transaction, rolled back where it throws. Inside, only `tx` may be used:
   * the outer database would wait for the transaction it is in.
   */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>
  /**
   * Hears what is told on a channel by `pg_notify`, here or in other processes, once it is committed. A lost connection
   * is made again; what was told meanwhile is lost, which `missed` says once it can be asked for.
   * @returns stops hearing.
   */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  close(): Promise<void>
}

export type Listener = { hear(payload: string): void; missed(): void }
