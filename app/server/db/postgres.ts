import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, Queryable } from './database.ts'
import * as schema from './schema/schema.ts'

const identity = (value: string) => value
const numbers = (value: string) => (value === '{}' ? [] : value.slice(1, -1).split(',').map(Number))
const parsers: Record<number, (value: string) => unknown> = {
  20: Number,
  1700: Number,
  1082: identity,
  1016: numbers,
}
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig

const names = new Map<string, string>()
function nameOf(text: string): string {
  const name = names.get(text) ?? `q${names.size}`
  names.set(text, name)
  return name
}

function queryableOf(client: pg.Pool | pg.PoolClient): Queryable {
  return {
    orm: drizzle({ client, schema }),
    query: async <Row>(text: string, parameters: unknown[] = []) =>
      // A statement without parameters may hold several commands, which PostgreSQL does not prepare.
      (await client.query(parameters.length ? { name: nameOf(text), text, values: parameters } : text))
        .rows as Row[],
  }
}

/**
 * Opens a pool of connections to PostgreSQL 15 or newer.
 * @param url a connection URL as libpq reads it, `postgres://user:password@host:5432/name`.
 * @throws where the server cannot be reached.
 */
export async function openPostgres(url: string): Promise<Database> {
  // Compiling a query that takes a millisecond costs more than the query.
  const pool = new pg.Pool({ connectionString: url, types, options: '-c jit=off', max: 10 })
  pool.on('error', (error) => console.error('database connection lost', error.message))
  ;(await pool.connect()).release()
  return {
    engine: 'postgres',
    ...queryableOf(pool),
    transaction: async (work) => {
      const client = await pool.connect()
      let failure: Error | undefined
      try {
        await client.query('begin')
        const result = await work(queryableOf(client))
        await client.query('commit')
        return result
      } catch (error) {
        failure = await client.query('rollback').then(
          () => undefined,
          (lost: Error) => lost,
        )
        throw error
      } finally {
        client.release(failure)
      }
    },
    close: () => pool.end(),
  }
}
