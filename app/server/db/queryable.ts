import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Queryable } from './database.ts'
import * as schema from './schema/schema.ts'

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

/** Both ways to ask of one client or pool; statements with parameters are prepared, and so planned, once a connection. */
export function queryableOf(client: pg.Pool | pg.PoolClient | pg.Client): Queryable {
  let orm: Queryable['orm'] | undefined
  return {
    // Made when it is asked for: it reads the whole schema, which costs more than a statement.
    get orm() {
      orm ??= drizzle({ client, schema })
      return orm
    },
    query: async <Row>(text: string, parameters: unknown[] = []) =>
      // A statement without parameters may hold several commands, which cannot be prepared.
      (await client.query(parameters.length ? { name: nameOf(text), text, values: parameters } : text))
        .rows as Row[],
  }
}

/** What was begun could not be undone, so nobody may use the connection any more; `cause` is what made it necessary. */
export class RollbackError extends Error {
  override name = 'RollbackError'
}

/**
 * Runs `work` between `begin` and `commit` on a client that nobody else uses meanwhile; where it throws, all is undone.
 * @throws what `work` threw; RollbackError where undoing failed.
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
    await client.query('rollback').catch(() => {
      throw new RollbackError('a transaction could not be rolled back', { cause: error })
    })
    throw error
  }
}
