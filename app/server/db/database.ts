import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Statement } from './statement.ts'

/**
 * What a use case needs of a database: Drizzle for plain statements, hand-written SQL for the others
 * (docs/decisions/017).
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
   * What pages and search read: a streaming replica while it can be used, else the database itself. It may lag some seconds,
   * so whoever has to see their own write does not read it.
   */
  readonly reads: Queryable
  /**
   * Reads as the primary has it, and while no primary answers as a replica has it that lacks at most the last seconds before;
   * undefined without a replica. For what is personal and decides nothing: a session that has just ended may still be there.
   */
  readonly whileAway?: Queryable | undefined
  /** Where `reads` are sent now. */
  readonly readFrom: ReadFrom
  /** The same database for statements that may take minutes; requests get an error after some seconds. */
  readonly forLongWork: Database
  /**
   * Runs `work` in one transaction, rolled back if it throws. Inside, only `tx` may be used: the outer database would
   * wait for this transaction to end, for ever on the embedded one.
   */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>
  /**
   * Listens to a channel of `pg_notify`, for messages that any process has committed. A lost connection is made again;
   * messages in between are lost, and `missed` is called when the connection is back.
   * @returns stops listening.
   */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** `replica alone` while the primary does not answer, so that nothing can be written and all content may be older. */
export type ReadFrom = 'primary' | 'replica' | 'replica alone'

export type Listener = { hear(payload: string): void; missed(): void }
