import pg from 'pg'
import { logError } from '../log.ts'
import type { Database } from './database.ts'
import { columnTypes, queryableOf, transact } from './queryable.ts'

/**
 * Opens a pool of connections to PostgreSQL 15 or newer.
 * @param url a connection URL as libpq reads it, `postgres://user:password@host:5432/name`.
 * @throws where the server cannot be reached.
 */
export async function openPostgres(url: string): Promise<Database> {
  // Compiling a query that takes a millisecond costs more than the query.
  const pool = new pg.Pool({ connectionString: url, types: columnTypes, options: '-c jit=off', max: 10 })
  pool.on('error', (error) => logError('a database connection was lost', error))
  ;(await pool.connect()).release()
  return {
    engine: 'postgres',
    ...queryableOf(pool),
    transaction: async (work) => {
      const client = await pool.connect()
      try {
        const result = await transact(client, work)
        client.release()
        return result
      } catch (error) {
        // Whether it is the connection that failed is not known, so the next one gets a new one.
        client.release(true)
        throw error
      }
    },
    close: () => pool.end(),
  }
}
