import { settings } from '../settings.ts'
import type { Database, Queryable } from './database.ts'
import { migrateDatabase } from './migrate.ts'
import { openDatabase } from './open-database.ts'

declare global {
  /** Kept on `globalThis`, because the development server reloads modules. */
  var openedDatabase: Promise<Database> | undefined
}

/** The only open database of this process; the first call opens and migrates it. */
export function currentDatabase(): Promise<Database> {
  globalThis.openedDatabase ??= openDatabase(settings()).then(async (database) => {
    await migrateDatabase(database.forLongWork)
    return database
  })
  return globalThis.openedDatabase
}

/** What the pages and searches of this process read (`Database.reads`). */
export const currentReads = async (): Promise<Queryable> => (await currentDatabase()).reads
