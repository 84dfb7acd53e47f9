import pg from 'pg'
import { logError } from '../log.ts'
import type { Database } from './database.ts'
import { listenOn } from './listen-on.ts'
import { columnTypes, queryableOf, RollbackError, transact } from './queryable.ts'

/**
 * Opens a pool of connections to PostgreSQL 15 or newer.
 * @param url a connection URL as libpq reads it, `postgres://user:password@host:5432/name`.
 * @throws if the server cannot be reached.
 */
export async function openPostgres(url: string): Promise<Database> {
  // Compiling (JIT) costs more than queries that take a millisecond.
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
        client.release(error instanceof RollbackError)
        throw error
      }
    },
    listen: (channel, listener) => listenOn(url, channel, listener),
    close: () => pool.end(),
  }
}
