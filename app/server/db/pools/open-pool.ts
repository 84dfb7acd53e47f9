import pg from 'pg'
import { logError } from '../../log.ts'
import { columnTypes } from '../queryable.ts'
import type { Patience } from './patience.ts'

/** A pool of at most ten connections, of which each statement and each transaction takes one. */
export function openPool(
  url: string,
  { connection, statement, answer, idleTransaction, randomPage }: Patience,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    types: columnTypes,
    // Compiling (JIT) costs more than queries that take a millisecond.
    options: `-c jit=off -c random_page_cost=${randomPage} -c statement_timeout=${statement} -c idle_in_transaction_session_timeout=${idleTransaction}`,
    connectionTimeoutMillis: connection,
    query_timeout: answer,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    max: 10,
  })
  // Without a handler of its own, a connection that is lost in the middle of a transaction would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => logError('a database connection was lost', error))
  })
  // The pool repeats what its resting connections tell.
  pool.on('error', () => {})
  return pool
}
