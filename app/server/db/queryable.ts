import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Queryable } from './database.ts'
import type { Statement } from './statement.ts'

const identity = (value: string) => value
const numbers = (value: string) => (value === '{}' ? [] : value.slice(1, -1).split(',').map(Number))
const parsers: Record<number, (value: string) => unknown> = {
  20: Number,
  1700: Number,
  1082: identity,
  1016: numbers,
}

/** How columns are read: int8 and numeric as numbers, a date as `YYYY-MM-DD`. */
export const columnTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig

const names = new Map<string, string>()
function nameOf(text: string): string {
  const name = names.get(text) ?? `q${names.size}`
  names.set(text, name)
  return name
}

/** A name for a statement's text, so that each connection parses and plans it once. */
function prepared(text: string, parameters: unknown[]): { name?: string; text: string } {
  // A statement without parameters may hold several commands, which cannot be prepared.
  return parameters.length > 0 ? { name: nameOf(text), text } : { text }
}

/** What sends a statement to PostgreSQL: a client, a pool, or a choice between pools. */
export type Asks = {
  query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult>
  connect?(): Promise<unknown>
}

/** Both ways to query: by Drizzle, and by hand-written SQL. */
export function queryableOf(client: Asks): Queryable {
  let orm: Queryable['orm'] | undefined
  const query = (config: pg.QueryConfig, parameters: unknown[]) =>
    client.query({ ...config, ...prepared(config.text, parameters) }, parameters)
  return {
    // Most transactions do without, and a new instance takes as long as a small query.
    get orm() {
      orm ??= drizzle({
        client: Object.create(client, {
          query: { value: query },
          // A pool counts its connections in `this`, which must be the pool itself.
          connect: { value: () => client.connect?.() },
        }),
      })
      return orm
    },
    query: async <Row>(sql: Statement<Row> | string, parameters: unknown[] = []) => {
      const text = typeof sql === 'string' ? sql : sql.text
      return (await client.query(prepared(text, parameters), parameters)).rows
    },
  }
}

/** Whether an answer did not come in time. The connection still waits for it, so it cannot be used any more. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'

/**
 * A transaction could not be rolled back, so its connection must not be used any more. `cause` is the error that made
 * the rollback necessary.
 */
export class RollbackError extends Error {
  override name = 'RollbackError'
}

/**
 * Runs `work` between `begin` and `commit`, on a client that nobody else uses meanwhile; rolls back if it throws.
 * @throws what `work` threw; RollbackError if undoing failed.
 */
export async function transact<Result>(
  client: pg.PoolClient | pg.Client,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  await client.query('begin')
  try {
    const result = await work(queryableOf(client))
    await client.query('commit')
    return result
  } catch (error) {
    if (isUnanswered(error)) throw new RollbackError('a transaction got no answer', { cause: error })
    await client.query('rollback').catch(() => {
      throw new RollbackError('a transaction could not be rolled back', { cause: error })
    })
    throw error
  }
}
