import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, Queryable } from './database.ts'
import { lockFolder } from './lock-folder.ts'
import * as schema from './schema/schema.ts'

const identity = (value: string) => value
const parsers = { 20: Number, 1700: Number, 1082: identity }

function queryableOf(client: PGlite | Transaction): Queryable {
  return {
    // Drizzle is typed for the database itself; of a transaction it uses the same `query`.
    orm: drizzle({ client: client as PGlite, schema }),
    query: async <Row>(text: string, parameters: unknown[] = []) =>
      (await client.query<Row>(text, parameters)).rows,
  }
}

/**
 * Opens the embedded database in `<folder>/database`, or in memory where `folder` is undefined.
 * The folder is locked for this process, because two processes on one data directory lose rows silently.
 * @throws FolderInUseError where another live process holds the folder.
 */
export async function openPglite(folder?: string): Promise<Database> {
  if (folder) mkdirSync(folder, { recursive: true })
  const unlock = folder ? lockFolder(folder) : () => {}
  try {
    const client = await PGlite.create({
      ...(folder ? { dataDir: join(folder, 'database') } : {}),
      extensions: { pg_trgm, btree_gin },
      parsers,
    })
    return {
      engine: 'pglite',
      ...queryableOf(client),
      transaction: (work) => client.transaction((tx) => work(queryableOf(tx))),
      close: async () => {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
