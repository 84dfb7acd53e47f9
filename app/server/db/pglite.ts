import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import { keepPrivate, makePrivate, privateRights } from '../private-folder.ts'
import type { Database } from './database.ts'
import { fullDisk } from './full-disk.ts'
import { lockFolder } from './lock/lock-folder.ts'
import { PgliteSocket } from './pglite-socket.ts'
import { columnTypes, queryableOf, transact } from './queryable.ts'

const startParameters = [
  // A fifth of the default, because the system's cache holds the files too.
  ...['-c', 'shared_buffers=32MB'],
  // Nobody reads how far a start is, and its timer of ten seconds stays set until the database is closed.
  ...['-c', 'log_startup_progress_interval=0'],
]

/**
 * PostgreSQL's own client on the embedded database, because it prepares statements: planning a search costs more than
 * the search.
 */
async function connect(pglite: PGlite): Promise<pg.Client> {
  const client = new pg.Client({
    stream: () => new PgliteSocket(pglite),
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    types: columnTypes,
  })
  await client.connect()
  return client
}

/** The only connection, used by one caller at a time, so that no other statement gets into a transaction. */
function takingTurns(client: pg.Client, close: () => Promise<void>): Database {
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = turn.then(work)
    turn = result.catch(() => {})
    return result
  }
  const query = (config: pg.QueryConfig, values?: unknown[]) => inTurn(() => client.query(config, values))
  const database: Database = {
    engine: 'pglite',
    ...queryableOf(Object.create(client, { query: { value: query } }) as pg.Client),
    transaction: (work) => inTurn(() => transact(client, work)),
    // The only connection also receives its own notifications.
    listen: async (channel, { hear }) => {
      const pass = (message: pg.Notification) => message.channel === channel && hear(message.payload ?? '')
      client.on('notification', pass)
      await query({ text: `listen ${channel}` })
      return async () => {
        client.off('notification', pass)
        await query({ text: `unlisten ${channel}` })
      }
    },
    close: () => inTurn(close),
    readFrom: 'primary',
    get reads() {
      return database
    },
    get forLongWork() {
      return database
    },
  }
  return database
}

/**
 * Opens the embedded database in `<folder>/database`, or in memory if `folder` is undefined.
 * The folder is locked for this process, because two processes on one data directory lose rows silently.
 * @param contents the initial content of a new database: the data directory of another one, dumped by PGlite.
 * @throws FolderInUseError if another live process holds the folder; StartError if its disk is full.
 */
export async function openPglite(folder?: string, contents?: Blob): Promise<Database> {
  if (folder) keepPrivate(folder)
  const unlock = folder ? await lockFolder(folder) : () => {}
  const dataDir = folder && join(folder, 'database')
  try {
    if (dataDir) mkdirSync(dataDir, { recursive: true, mode: privateRights.folder })
    const pglite = await PGlite.create({
      ...(dataDir && { dataDir }),
      ...(contents && { loadDataDir: contents }),
      extensions: { pg_trgm, btree_gin },
      startParams: [...PGlite.defaultStartParams, ...startParameters],
    })
    // PGlite creates most files readable and writable for everybody, and others readable when it opens a database.
    if (dataDir) makePrivate([dataDir])
    const client = await connect(pglite)
    return takingTurns(client, async () => {
      await client.end()
      await pglite.close()
      unlock()
    })
  } catch (error) {
    unlock()
    // The embedded database fails in many ways when its disk is full, some without a message.
    throw (folder && fullDisk(folder, error)) || error
  }
}
