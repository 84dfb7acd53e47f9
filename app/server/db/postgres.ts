import type pg from 'pg'
import type { Database } from './database.ts'
import { listenOn } from './listen-on.ts'
import { connectionFailure } from './pools/connection-failure.ts'
import { openPool } from './pools/open-pool.ts'
import { openReplica, type Replica, type ReplicaOptions } from './pools/open-replica.ts'
import { longPatience, type Patience, shortPatience } from './pools/patience.ts'
import { queryableOf, RollbackError, transact } from './queryable.ts'

const transactionOn =
  (pool: pg.Pool): Database['transaction'] =>
  async (work) => {
    const client = await pool.connect()
    try {
      const result = await transact(client, work)
      client.release()
      return result
    } catch (error) {
      client.release(error instanceof RollbackError)
      throw error
    }
  }

type Options = {
  /** A streaming replica for `reads`; without it they go to the same server. */
  replica?: ReplicaOptions | undefined
  /** How long all but long work waits. */
  patience?: Patience
}

/**
 * Opens pools of connections to PostgreSQL 15 or newer.
 * @param url a connection URL as libpq reads it, `postgres://user:password@host:5432/name`.
 * @throws StartError if the server cannot be reached, or the replica is no replica of it.
 */
export async function openPostgres(
  url: string,
  { replica, patience = shortPatience }: Options = {},
): Promise<Database> {
  const pool = openPool(url, patience)
  const longPool = openPool(url, longPatience)
  let opened: Replica | undefined
  const close = async () => {
    await Promise.all([opened?.close(), pool.end(), longPool.end()])
  }
  try {
    ;(await pool.connect()).release()
    if (replica) opened = await openReplica(pool, replica)
  } catch (error) {
    await close()
    throw connectionFailure(error, 'DATABASE_URL')
  }
  const replicaReads = opened && queryableOf(opened)
  const whileAway = opened && queryableOf(opened.ifCurrent)
  const databaseOn = (chosen: pg.Pool): Database => ({
    engine: 'postgres',
    ...queryableOf(chosen),
    transaction: transactionOn(chosen),
    listen: (channel, listener) => listenOn(url, channel, listener),
    close,
    get reads() {
      return replicaReads ?? database
    },
    whileAway,
    get readFrom() {
      return opened?.readFrom() ?? 'primary'
    },
    get forLongWork() {
      return longWork
    },
  })
  const longWork = databaseOn(longPool)
  const database = databaseOn(pool)
  return database
}
